/** Scheme requests for the dashboard and the list of requests. */
import type { Output } from '../../contract/endpoint.ts';
import { SOURCE_LANGUAGE } from '../../contract/languages.ts';
import {
  type AdminRequest,
  type listSchemeRequests,
  REQUEST_STATUSES,
  type RequestStatus,
  requestStatusOf,
} from '../../contract/requests.endpoints.ts';

/** Fills in fields that an answer may lack: only the specified keys are guaranteed. */
export function wholeRequest(request: AdminRequest): AdminRequest {
  return { ...request, language: request.language ?? SOURCE_LANGUAGE, reference: request.reference ?? `#${request.id}` };
}

export type RequestCounts = Record<RequestStatus | 'all', number>;

/** A status may arrive as a number; 0 is pending. */
export const isPending = (request: Pick<AdminRequest, 'status'>): boolean => requestStatusOf(request.status) === 'pending';

/** Number of requests by status: counted from a complete list, otherwise the server's counts. */
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

export const statusLook = (status: unknown): string => LOOKS[requestStatusOf(status) ?? ''] ?? 'bg-red-100 text-red-900';

/** `all` and the statuses, for tabs and filters. */
export const STATUS_CHOICES = ['all', ...REQUEST_STATUSES] as const;
export type StatusChoice = (typeof STATUS_CHOICES)[number];
