import { Fragment, type ReactNode } from 'react';
import type { SchemeSummary } from '../../contract/schemes.endpoints.ts';
import { useMessages } from '../language/language.tsx';
import { SchemeCard } from './scheme-card.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** Schemes before `between`: the first row on large screens. */
const FIRST = 3;

type SchemeGridProps = {
  schemes: readonly SchemeSummary[];
  heading?: 'h2' | 'h3';
  /** Spans the grid after the first three. */
  between?: ReactNode;
};

export function SchemeGrid({ schemes, heading = 'h2', between }: SchemeGridProps) {
  return (
    <ul className={GRID}>
      {schemes.map((scheme, place) => (
        <Fragment key={scheme.id}>
          <li className="grid min-w-0">
            <SchemeCard scheme={scheme} heading={heading} />
          </li>
          {between && place === Math.min(FIRST, schemes.length) - 1 && <li className="col-span-full">{between}</li>}
        </Fragment>
      ))}
    </ul>
  );
}

/** Placeholders of the size of cards. */
export function SchemeGridSkeleton({ count = 6 }: { count?: number }) {
  const { loading } = useMessages('common');
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
        <div key={place} className="skeleton h-72" />
      ))}
    </div>
  );
}
