import type { ReactNode } from 'react';
import type { SchemeSummary } from '../../../contract/schemes.endpoints.ts';
import { CategoryLinks } from '../../components/category-links.tsx';
import { SchemeGrid } from '../../components/scheme-grid.tsx';
import { useMessages } from '../../language/language.tsx';
import { AskForScheme } from './ask-for-scheme.tsx';
import type { ListQuery } from './list-query.ts';

type NothingFoundProps = {
  query: ListQuery;
  nearest: readonly SchemeSummary[] /** Matching articles and documents. */;
  related: ReactNode;
};

/** Below "nothing found": near matches, categories, and the request form. */
export function NothingFound({ query, nearest, related }: NothingFoundProps) {
  const list = useMessages('schemeList');
  const { q: words, state, level, open, audience } = query;
  const isFiltered = [state, level, open, audience].some(Boolean);
  const text = words ? list.noneForWords(words) : list.noneInCategory;
  return (
    <div className="grid gap-8">
      {(isFiltered || !related) && <p className="note">{isFiltered && nearest.length === 0 ? list.noneWithFilters : text}</p>}
      {related}
      {nearest.length > 0 && (
        <section>
          <h2 className="heading mb-4">{related ? list.near : list.weak}</h2>
          <SchemeGrid schemes={nearest} heading="h3" />
        </section>
      )}
      <section>
        <h2 className="heading mb-4">{list.byCategory}</h2>
        <CategoryLinks />
      </section>
      {words && <AskForScheme words={words} />}
    </div>
  );
}
