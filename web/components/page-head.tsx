import { useMessages } from '../language.tsx';

type PageHeadProps = {
  /** Without the brand; the home page brings its own whole title. */
  title: string;
  isWholeTitle?: boolean;
  description?: string;
};

/** Title and description of a page; React moves them into the document's head. */
export function PageHead({ title, isWholeTitle = false, description }: PageHeadProps) {
  const { brand } = useMessages().common;
  return (
    <>
      <title>{isWholeTitle ? title : `${title} | ${brand}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
