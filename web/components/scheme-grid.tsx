import type { SchemeSummary } from '../../contract/schemes.endpoints.ts';
import { useMessages } from '../language.tsx';
import { SchemeCard } from './scheme-card.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

type SchemeGridProps = { schemes: readonly SchemeSummary[]; heading?: 'h2' | 'h3' };

export function SchemeGrid({ schemes, heading = 'h2' }: SchemeGridProps) {
  return (
    <ul className={GRID}>
      {schemes.map((scheme) => (
        <li key={scheme.id} className="grid min-w-0">
          <SchemeCard scheme={scheme} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders of the size of the cards that are on their way. */
export function SchemeGridSkeleton({ count = 6 }: { count?: number }) {
  const { loading } = useMessages().common;
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
        <div key={place} className="skeleton h-72" />
      ))}
    </div>
  );
}
