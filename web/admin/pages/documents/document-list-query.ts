import { PAPER_SORTS } from '../../../../contract/document-admin.endpoints.ts';
import { PAPER_GROUPS } from '../../../../contract/document-groups.ts';
import { SCHEME_STATUSES } from '../../../../contract/scheme-fields.ts';
import { choice, listQuery, pageNumber, words } from '../../components/list-query.ts';

export const GROUPS = ['', ...PAPER_GROUPS] as const;
export const STATUSES = ['', ...SCHEME_STATUSES] as const;

export type PaperListQuery = {
  q: string;
  group: (typeof GROUPS)[number];
  status: (typeof STATUSES)[number];
  sort: (typeof PAPER_SORTS)[number];
  page: number;
};

export const paperListQuery = listQuery<PaperListQuery>('/admin/documents', {
  q: words(),
  group: choice(GROUPS),
  status: choice(STATUSES),
  sort: choice(PAPER_SORTS),
  page: pageNumber,
});
