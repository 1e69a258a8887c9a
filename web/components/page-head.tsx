import { useLayoutEffect } from 'react';
import { useMessages } from '../language/language.tsx';
import { keepFocus } from '../routing/page-arrival.tsx';
import { useRenderContext } from '../routing/router.tsx';

type PageHeadProps = {
  /** Without the site's name; the home page has its own full title. */
  title: string;
  isWholeTitle?: boolean;
  description?: string;
};

/** A page's title and description: for the server, or set on the document on client-side navigation. */
export function PageHead({ title, isWholeTitle = false, description = '' }: PageHeadProps) {
  const { brand } = useMessages('common');
  const wholeTitle = isWholeTitle ? title : `${title} | ${brand}`;
  const context = useRenderContext();
  if (context) context.head = { title: wholeTitle, description };
  useLayoutEffect(() => {
    document.title = wholeTitle;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    keepFocus();
  }, [wholeTitle, description]);
  return null;
}
