import type { Output } from '../../../contract/endpoint.ts';
import { requestReference } from '../../../contract/request-reference.ts';
import { type AdminRequest, REJECTION_REASONS, type readRequestStatus } from '../../../contract/requests.endpoints.ts';
import type { RequestForStaff, StoredRequest } from './requests.store.ts';
import { nameSignature } from './similar-names.ts';

/** A request as shown to its requester, without the email address. */
export function presentOwn(request: StoredRequest): Output<typeof readRequestStatus>['request'] {
  const { id, name, description, urgency, status, createdAt, rejection_note: note } = request;
  const reason = REJECTION_REASONS.find((one) => one === request.rejection_reason) ?? '';
  const reference = requestReference({ id, createdAt });
  return { id, reference, name, category: request.category_id, description, urgency, status, createdAt, reason, note };
}

export type Askers = Map<string, { ids: number[]; emails: Set<string> }>;

/** Groups requests whose names mean the same. Expects the newest first. */
export function groupByName(requests: Pick<StoredRequest, 'id' | 'name' | 'email'>[]): Askers {
  const groups: Askers = new Map();
  for (const { id, name, email } of requests) {
    const signature = nameSignature(name);
    const group = groups.get(signature) ?? { ids: [], emails: new Set<string>() };
    groups.set(signature, group);
    group.ids.push(id);
    group.emails.add(email.toLowerCase());
  }
  return groups;
}

export function presentForStaff(request: RequestForStaff, askers: Askers): AdminRequest {
  const group = askers.get(nameSignature(request.name));
  return {
    ...presentOwn(request),
    email: request.email,
    category_name: request.category_name ?? '',
    language: request.language,
    schemeId: request.scheme_id,
    schemeName: request.scheme_name ?? '',
    schemeStatus: request.scheme_status,
    mail: request.mail,
    askedBy: group?.emails.size ?? 1,
    similar: (group?.ids ?? []).filter((id) => id !== request.id),
  };
}
