import { useMemo } from 'react';
import { useSearch } from '../../use-search.ts';
import { type ListQuery, readListQuery } from './list-query.ts';

/** What the address asks for. */
export function useListQuery(): ListQuery {
  const search = useSearch();
  return useMemo(() => readListQuery(new URLSearchParams(search)), [search]);
}
