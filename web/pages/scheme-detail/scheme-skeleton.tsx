import { PageHead } from '../../components/page-head.tsx';
import { useSeenBefore } from '../../components/seen-before.ts';
import { useMessages } from '../../language/language.tsx';

/** The scheme's name if a list loaded it, and placeholders. */
export function SchemeSkeleton({ id }: { id: number }) {
  const { loading } = useMessages('common');
  const title = useSeenBefore((one) => one.id === id && one.schemeName !== undefined)?.schemeName ?? loading;
  return (
    <div className="wrap min-h-dvh pt-6 pb-12 sm:pt-10">
      <PageHead title={title} />
      <div className="skeleton h-7 w-40" />
      <h1 tabIndex={-1} className="title mt-4 wrap-anywhere">
        {title}
      </h1>
      <div role="status">
        <span className="sr-only">{loading}</span>
        <div className="skeleton mt-4 h-6 w-full" />
        <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_1fr]">
          <div className="skeleton h-96" />
          <div className="skeleton h-72" />
        </div>
      </div>
    </div>
  );
}
