import { useMessages } from '../../language.tsx';

export function SchemeSkeleton() {
  const { loading } = useMessages().common;
  return (
    <div role="status" className="wrap min-h-[90vh] pt-6 pb-12 sm:pt-10">
      <span className="sr-only">{loading}</span>
      <div className="skeleton h-7 w-40" />
      <div className="skeleton mt-4 h-10 w-3/4" />
      <div className="skeleton mt-4 h-6 w-full" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="skeleton h-96" />
        <div className="skeleton h-72" />
      </div>
    </div>
  );
}
