import { DOCUMENT_SORTS } from '../../../../contract/document-admin.endpoints.ts';
import { DOCUMENT_GROUPS } from '../../../../contract/document-groups.ts';
import { SCHEME_STATUSES } from '../../../../contract/scheme-fields.ts';
import { choice, listQuery, pageNumber, words } from '../../components/list-query.ts';

export const GROUPS = ['', ...DOCUMENT_GROUPS] as const;
export const STATUSES = ['', ...SCHEME_STATUSES] as const;

export type DocumentListQuery = {
  q: string;
  group: (typeof GROUPS)[number];
  status: (typeof STATUSES)[number];
  sort: (typeof DOCUMENT_SORTS)[number];
  page: number;
};

export const documentListQuery = listQuery<DocumentListQuery>('/admin/documents', {
  q: words(),
  group: choice(GROUPS),
  status: choice(STATUSES),
  sort: choice(DOCUMENT_SORTS),
  page: pageNumber,
});
