import { SCHEME_SORTS, type SchemeSort } from '../../../../contract/schemes.endpoints.ts';
import { choice, listQuery, pageNumber, words } from '../../components/list-query.ts';

export const LIST_STATUSES = ['all', 'published', 'draft'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

export type SchemeListQuery = { q: string; status: ListStatus; sort: SchemeSort | undefined; page: number };

export const schemeListQuery = listQuery<SchemeListQuery>('/admin/schemes', {
  q: words(),
  status: choice(LIST_STATUSES),
  sort: choice([undefined, ...SCHEME_SORTS]),
  page: pageNumber,
});
