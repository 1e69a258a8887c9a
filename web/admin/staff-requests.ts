/** Requests as the dashboard and the list of requests read them. */
import type { Output } from '../../contract/endpoint.ts';
import { SOURCE_LANGUAGE } from '../../contract/languages.ts';
import {
  type AdminRequest,
  type listSchemeRequests,
  REQUEST_STATUSES,
  type RequestStatus,
  requestStatusOf,
} from '../../contract/requests.endpoints.ts';

/** A request as the screens read it; an answer may hold the specified keys only. */
export function wholeRequest(request: AdminRequest): AdminRequest {
  return { ...request, language: request.language ?? SOURCE_LANGUAGE, reference: request.reference ?? `#${request.id}` };
}

export type RequestCounts = Record<RequestStatus | 'all', number>;

/** A status may arrive as a number; 0 is pending. */
export const isPending = (request: Pick<AdminRequest, 'status'>): boolean => requestStatusOf(request.status) === 'pending';

/**
 * How many requests there are of each status. The list is counted when it is whole; the server's own counts are taken
 * for what a list of the newest leaves out.
 */
export function countRequests({ requests, counts }: Pick<Output<typeof listSchemeRequests>, 'requests' | 'counts'>): RequestCounts {
  if (counts && counts.all > requests.length) return counts;
  const counted: RequestCounts = { all: requests.length, pending: 0, approved: 0, rejected: 0 };
  for (const { status } of requests) {
    const known = requestStatusOf(status);
    if (known) counted[known] += 1;
  }
  return counted;
}

const LOOKS: Record<string, string> = { pending: 'bg-yellow-100 text-yellow-900', approved: 'bg-green-100 text-green-900' };

/** Pending is yellow, approved green, anything else red. */
export const statusLook = (status: unknown): string => LOOKS[requestStatusOf(status) ?? ''] ?? 'bg-red-100 text-red-900';

/** The statuses with `all` before them, as tabs and filters show them. */
export const STATUS_CHOICES = ['all', ...REQUEST_STATUSES] as const;
export type StatusChoice = (typeof STATUS_CHOICES)[number];
