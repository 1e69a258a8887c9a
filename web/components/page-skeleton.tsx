import { useMessages } from '../language/language.tsx';
import { PageHead } from './page-head.tsx';

/** Shown while a page loads: its heading if known, and the height of the screen. */
export function PageSkeleton({ title }: { title?: string | undefined }) {
  const { loading } = useMessages('common');
  return (
    <div className="wrap min-h-dvh pt-6 pb-12 sm:pt-10">
      <PageHead title={title ?? loading} />
      <h1 tabIndex={-1} className="title wrap-anywhere">
        {title ?? loading}
      </h1>
      <div role="status">
        <span className="sr-only">{loading}</span>
        <div className="skeleton mt-4 h-6 w-full" />
        <div className="skeleton mt-8 h-96 w-full" />
      </div>
    </div>
  );
}
