import { REQUEST_SORTS } from '../../../../contract/requests.endpoints.ts';
import { URGENCIES } from '../../../../contract/urgencies.ts';
import { choice, listQuery, recordId, words } from '../../components/list-query.ts';
import { STATUS_CHOICES, type StatusChoice } from '../../staff-requests.ts';

export const URGENCY_CHOICES = ['all', ...URGENCIES] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

export type RequestListQuery = {
  q: string;
  status: StatusChoice;
  urgency: (typeof URGENCY_CHOICES)[number];
  sort: RequestSort;
  /** The request with open details. */
  id: number | null;
};

export const NO_FILTERS = { q: '', status: 'all', urgency: 'all' } as const satisfies Partial<RequestListQuery>;

export const requestListQuery = listQuery<RequestListQuery>('/admin/requests', {
  q: words(),
  status: choice(STATUS_CHOICES),
  urgency: choice(URGENCY_CHOICES),
  sort: choice(REQUEST_SORTS),
  id: recordId,
});
