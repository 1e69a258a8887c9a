/** What the list of requests shows, kept in its address so that Back finds it again. */
import { useLocation, useSearch } from 'wouter';
import { REQUEST_SORTS, URGENCIES } from '../../../../contract/requests.endpoints.ts';
import { STATUS_CHOICES, type StatusChoice } from '../../staff-requests.ts';

export const URGENCY_CHOICES = ['all', ...URGENCIES] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

export type RequestListQuery = {
  q: string;
  status: StatusChoice;
  urgency: (typeof URGENCY_CHOICES)[number];
  sort: RequestSort;
  /** The request whose details are open. */
  id: number | null;
};

export const NO_FILTERS = { q: '', status: 'all', urgency: 'all' } as const satisfies Partial<RequestListQuery>;

export function readRequestListQuery(search: string): RequestListQuery {
  const parameters = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, choices: readonly [T, ...T[]]) =>
    choices.find((choice) => choice === parameters.get(name)) ?? choices[0];
  const id = parameters.get('id') ?? '';
  return {
    q: parameters.get('q') ?? '',
    status: oneOf('status', STATUS_CHOICES),
    urgency: oneOf('urgency', URGENCY_CHOICES),
    sort: oneOf('sort', REQUEST_SORTS),
    id: /^\d{1,10}$/.test(id) ? Number(id) : null,
  };
}

/** Without what is at its default. */
export function writeRequestListQuery({ q, status, urgency, sort, id }: RequestListQuery): string {
  const parameters = new URLSearchParams({
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(urgency !== 'all' && { urgency }),
    ...(sort !== 'date-newest' && { sort }),
    ...(id !== null && { id: String(id) }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

export function useRequestListQuery(): [RequestListQuery, (change: Partial<RequestListQuery>) => void] {
  const query = readRequestListQuery(useSearch());
  const [, navigate] = useLocation();
  const change = (changed: Partial<RequestListQuery>) =>
    navigate(`/admin/requests${writeRequestListQuery({ ...query, ...changed })}`, { replace: true });
  return [query, change];
}
