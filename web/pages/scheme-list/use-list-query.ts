import { useMemo } from 'react';
import { useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { type ListQuery, readListQuery } from './list-query.ts';

/** What the address asks for. Read from the address itself: the router decodes it once, which would lose a typed `%41`. */
export function useListQuery(): ListQuery {
  const { ssrSearch } = useRouter();
  const search = useSearch(ssrSearch === undefined ? {} : { ssrSearch });
  return useMemo(() => readListQuery(new URLSearchParams(search)), [search]);
}
