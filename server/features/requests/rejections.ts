/** Sets the status of a request; a rejection has a reason, which is mailed. */
import type { ParsedInput } from '../../../contract/endpoint.ts';
import { requestReference } from '../../../contract/request-reference.ts';
import type { setRequestStatus } from '../../../contract/requests.endpoints.ts';
import { invalid, notFound } from '../../platform/api/problem.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { queueMail, withdrawCauses } from '../../platform/mail/outbox.ts';
import type { StoredRequest } from './requests.store.ts';

type StatusInput = ParsedInput<typeof setRequestStatus>;

/** @throws Problem 404 for an unknown request, 400 for a reason without a rejection */
export async function changeStatus(tx: Tx, { id, status, ...given }: StatusInput, by: { actor: string; at: Date }): Promise<void> {
  if (status !== 'rejected' && (given.reason || given.note)) throw invalid('Only a rejection has a reason');
  await lockWrites(tx);
  const before = await tx.selectFrom('scheme_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before) throw notFound('Request not found');
  const next = { status, ...reasonAfter(before, { status, ...given }) };
  if (Object.entries(next).every(([name, value]) => before[name as keyof typeof next] === value)) return;
  await tx
    .updateTable('scheme_requests')
    .set({ ...next, updated_at: by.at.toISOString() })
    .where('id', '=', id)
    .execute();
  const detail = next.rejection_reason ? `${status}: ${next.rejection_reason}` : status;
  await writeAudit(tx, { ...by, action: 'set status', entity: 'request', entity_id: id, detail });
  await mailRejection(tx, { ...before, ...next }, by.at);
}

/** A repeated rejection without a reason does not change the stored one. */
function reasonAfter(before: StoredRequest, { status, reason, note }: Omit<StatusInput, 'id'>) {
  if (status !== 'rejected') return { rejection_reason: '', rejection_note: '' };
  return { rejection_reason: reason ?? before.rejection_reason, rejection_note: note ?? before.rejection_note };
}

/** Queues the mail and withdraws earlier unsent ones. */
async function mailRejection(tx: Tx, request: StoredRequest, at: Date): Promise<void> {
  const { id, status, email, language, name, secret, rejection_reason: reason, rejection_note: note } = request;
  const causes = `request-rejected:${id}:`;
  await withdrawCauses(tx, causes);
  if (status !== 'rejected' || (!reason && !note)) return;
  await queueMail(tx, {
    cause: `${causes}${at.toISOString()}`,
    kind: 'request-rejected',
    recipient: email,
    language,
    payload: { reference: requestReference(request), name, code: secret, reason, note },
    at,
  });
}
