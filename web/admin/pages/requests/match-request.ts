import { foldDigits } from '../../../../contract/digits.ts';
import { type AdminRequest, requestStatusOf } from '../../../../contract/requests.endpoints.ts';
import type { RequestListQuery } from './request-list-query.ts';

const fold = (text: string) => foldDigits(text.normalize('NFC').toLowerCase());

/** Whether a request matches the filters: each typed word must occur in its name, e-mail address, description or reference. */
export function matchesRequest(request: AdminRequest, { q, status, urgency }: Pick<RequestListQuery, 'q' | 'status' | 'urgency'>): boolean {
  if (status !== 'all' && requestStatusOf(request.status) !== status) return false;
  if (urgency !== 'all' && request.urgency !== urgency) return false;
  const text = fold(`${request.name} ${request.email} ${request.description ?? ''} ${request.reference} #${request.id}`);
  return fold(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
