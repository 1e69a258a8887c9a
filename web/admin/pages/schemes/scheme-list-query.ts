/** What the scheme list shows, kept in its address so that Back finds it again. */
import { useLocation, useSearch } from 'wouter';
import { SCHEME_SORTS, type SchemeSort } from '../../../../contract/schemes.endpoints.ts';

export const LIST_STATUSES = ['all', 'published', 'draft'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

export type SchemeListQuery = { page: number; q: string; status: ListStatus; sort: SchemeSort | undefined };

export function readSchemeListQuery(search: string): SchemeListQuery {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    q: parameters.get('q') ?? '',
    status: LIST_STATUSES.find((one) => one === parameters.get('status')) ?? 'all',
    sort: SCHEME_SORTS.find((one) => one === parameters.get('sort')),
  };
}

/** Without what is at its default. */
export function writeSchemeListQuery({ page, q, status, sort }: SchemeListQuery): string {
  const parameters = new URLSearchParams({
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Another search, filter or order begins at page 1. */
export function useSchemeListQuery(): [SchemeListQuery, (change: Partial<SchemeListQuery>) => void] {
  const query = readSchemeListQuery(useSearch());
  const [, navigate] = useLocation();
  const change = (changed: Partial<SchemeListQuery>) =>
    navigate(`/admin/schemes${writeSchemeListQuery({ ...query, page: 1, ...changed })}`, { replace: true });
  return [query, change];
}
