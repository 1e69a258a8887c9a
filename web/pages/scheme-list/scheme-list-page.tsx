import { useMemo, useState } from 'react';
import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { useCategories } from '../../components/categories.ts';
import { CountLine } from '../../components/count-line.tsx';
import { FilterArea } from '../../components/filter-area.tsx';
import { FilterChips } from '../../components/filter-chips.tsx';
import { RESULTS_ID } from '../../components/focus-results.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SchemeGridSkeleton } from '../../components/scheme-grid.tsx';
import { schemesAddress } from '../../components/schemes-address.ts';
import { SearchForm } from '../../components/search-form.tsx';
import { SkipToResults } from '../../components/skip-to-results.tsx';
import { useCall } from '../../data/data.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Link } from '../../routing/router.tsx';
import { CategoryCounts } from './category-counts.tsx';
import { listCall } from './list-call.ts';
import { useListChoices } from './list-choices.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { PlaceLines } from './place-lines.tsx';
import { ResultList } from './result-list.tsx';

/** With filters, an empty list does not mean that the search found nothing. */
const isFiltered = ({ state, level, open, audience }: ListQuery) => [state, level, open, audience].some(Boolean);

const NOTHING: SchemePage = { schemes: [], total: 0, page: 1, limit: 0 };

/** All schemes, a category, or search results, depending on the address. */
export default function SchemeListPage({ search }: Visit) {
  const list = useMessages('schemeList');
  const labels = useMessages('listLabels');
  const query = useMemo(() => readListQuery(search), [search]);
  const { categories } = useCategories();
  const call = listCall(query, useLanguage(), categories);
  const { data, error, refetch } = useCall(call);
  const result = call ? data : NOTHING;
  const facets = useLatest(result?.facets);
  const filters = useListChoices(query, facets, result?.total);
  const other = isFiltered(query) ? undefined : result?.papers ? 'document' : result?.articles && 'article';
  const title = query.q ? list.searchTitle(query.q) : list.title;
  return (
    <div className="wrap relative pt-4 pb-12 sm:pt-10">
      <SkipToResults />
      <PageHead title={query.page > 1 ? list.onPage(title, query.page) : title} description={list.description} />
      <h1 tabIndex={-1} className="title mb-3 wrap-anywhere max-sm:text-2xl sm:mb-6">
        {title}
      </h1>
      <SearchForm query={query.q} category={query.category} />
      <div className="mt-3 mb-2 flex flex-wrap items-center gap-2 sm:gap-3">
        <FilterArea {...filters} path="/schemes" kept={{ q: query.q, exact: query.exact }} />
        <FilterChips {...filters} />
      </div>
      <section id={RESULTS_ID} tabIndex={-1} aria-label={list.results} className="min-h-[60vh]">
        <CountLine
          words={query.q}
          page={query.page}
          count={result?.schemes.length}
          total={result?.total ?? 0}
          weak={result?.weak || (other && result?.documentFirst)}
          other={other}
        />
        <PlaceLines places={result?.places} />
        <Corrected query={query} result={result} />
        {error ? (
          <LoadFailure text={query.q ? list.searchFailed : labels.failed} error={error} onRetry={() => void refetch()} />
        ) : result ? (
          <ResultList query={query} result={result} />
        ) : (
          <SchemeGridSkeleton />
        )}
      </section>
      <CategoryCounts query={query} facets={facets} />
    </div>
  );
}

/** Says that a misspelt word was replaced, and links the original search. */
function Corrected({ query, result }: { query: ListQuery; result: SchemePage | undefined }) {
  const list = useMessages('schemeList');
  if (!result?.corrected) return null;
  const { from, to } = result.corrected;
  const { page: _, category, audience, ...others } = query;
  return (
    <p className="note mt-2 flex flex-wrap items-center gap-x-4">
      {list.corrected(to, from)}
      <Link href={schemesAddress({ ...others, for: audience, category_name: category, exact: '1' })} className="link-row">
        {list.searchExactly(from)}
      </Link>
    </p>
  );
}

/** The last known value: counts of the previous page stay until new ones arrive. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
