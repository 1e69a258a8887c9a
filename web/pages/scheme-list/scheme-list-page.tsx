import { useState } from 'react';
import { Link } from 'wouter';
import { listSchemes, type SchemePage } from '../../../contract/schemes.endpoints.ts';
import { useCategories } from '../../components/categories.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SchemeGridSkeleton } from '../../components/scheme-grid.tsx';
import { schemesAddress } from '../../components/schemes-address.ts';
import { SearchForm } from '../../components/search-form.tsx';
import { useData } from '../../data.tsx';
import { useLanguage, useMessages } from '../../language.tsx';
import { CategoryCounts } from './category-counts.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { CountLine } from './count-line.tsx';
import { listCall } from './list-call.ts';
import { ListFilters } from './list-filters.tsx';
import type { ListQuery } from './list-query.ts';
import { ResultList } from './result-list.tsx';
import { useListQuery } from './use-list-query.ts';

const NOTHING: SchemePage = { schemes: [], total: 0, page: 1, limit: 0 };

/** All schemes, those of a category, or the results of a search, as the address says. */
export default function SchemeListPage() {
  const { list } = useMessages().schemes;
  const query = useListQuery();
  const { categories } = useCategories();
  const call = listCall(query, useLanguage(), categories);
  const { data, isError, refetch } = useData(call?.endpoint ?? listSchemes, call?.input ?? {}, { enabled: call !== null });
  const result = call ? data : NOTHING;
  const facets = useLatest(result?.facets);
  const title = query.q ? list.searchTitle(query.q) : list.title;
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={query.page > 1 ? list.onPage(title, query.page) : title} description={list.description} />
      <h1 tabIndex={-1} className="title mb-6 wrap-anywhere">
        {title}
      </h1>
      <SearchForm query={query.q} category={query.category} />
      <div className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-[16rem_1fr]">
        <CategoryFilter query={query} />
        <ListFilters query={query} facets={facets} />
      </div>
      <CategoryCounts query={query} facets={facets} />
      <CountLine query={query} result={result} />
      <Corrected query={query} result={result} />
      <div className="mt-4 min-h-[60vh]">
        {isError ? (
          <LoadFailure text={query.q ? list.searchFailed : list.failed} onRetry={() => void refetch()} />
        ) : result ? (
          <ResultList query={query} result={result} />
        ) : (
          <SchemeGridSkeleton />
        )}
      </div>
    </div>
  );
}

/** Says that a misspelt word was replaced, with the way back to the words as typed. */
function Corrected({ query, result }: { query: ListQuery; result: SchemePage | undefined }) {
  const { list } = useMessages().schemes;
  if (!result?.corrected) return null;
  const { from, to } = result.corrected;
  const { page: _, category, ...others } = query;
  return (
    <p className="note mt-2 flex flex-wrap items-center gap-x-4">
      {list.corrected(to, from)}
      <Link href={schemesAddress({ ...others, category_name: category, exact: '1' })} className="link-row">
        {list.searchExactly(from)}
      </Link>
    </p>
  );
}

/** The last value that was there: the counts of the page before stay until the new ones arrive. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
