import { useMessages } from '../language.tsx';

/** Shown while the code of a page is on its way. */
export function PageSkeleton() {
  const { loading } = useMessages().common;
  return (
    <div role="status" className="mx-auto min-h-[70vh] max-w-6xl px-4 py-10">
      <span className="sr-only">{loading}</span>
      <div className="skeleton h-8 w-2/3" />
      <div className="skeleton mt-6 h-40 w-full" />
    </div>
  );
}
