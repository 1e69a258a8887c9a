/** The transactional outbox: a mail is stored in the transaction of its cause and sent later, so that neither exists without the other. */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { readEmailAddress } from '../../../contract/email-text.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Database, Tables, Tx } from '../database/tables.ts';

/** What the template of each kind needs. */
export type MailPayloads = {
  'subscription-confirm': { token: string };
  /** Mails queued by older versions have no reference. */
  'request-published': { requestId: number; reference?: string; schemeId: number; schemeName: string };
  /** `reason` is one of `REJECTION_REASONS` or empty, `note` what staff wrote. */
  'request-rejected': { reference: string; name: string; code: string; reason: string; note: string };
  digest: { token: string; schemes: { id: number; name: string }[]; more: number };
};

export type NewMail<K extends keyof MailPayloads = keyof MailPayloads> = {
  /** Identifies the event; a second mail for the same cause is never stored. */
  cause: string;
  kind: K;
  recipient: string;
  language: Language;
  payload: MailPayloads[K];
  at: Date;
};

export type StoredMail = Selectable<Tables['outbox']>;

const DAY = 86_400_000;
/** Retention of recipient and payload after delivery; the cause is stored for good. */
const FORGET_AFTER = 30 * DAY;

/** Stores a mail. Returns false when its cause already has one, or the address is invalid. */
export async function queueMail<K extends keyof MailPayloads>(tx: Tx, mail: NewMail<K>): Promise<boolean> {
  if (readEmailAddress(mail.recipient) === null) return false;
  const at = mail.at.toISOString();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox')
    .values({
      cause: mail.cause,
      kind: mail.kind,
      recipient: mail.recipient,
      language: mail.language,
      payload: JSON.stringify(mail.payload),
      status: 'queued',
      attempts: 0,
      next_attempt_at: at,
      last_error: '',
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Deletes unsent mails of this kind to this recipient. */
export async function withdrawMails(tx: Tx, kind: keyof MailPayloads, recipient: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('status', 'in', ['queued', 'failed'])
    .execute();
}

/** Deletes unsent mails by a prefix of their cause, which must contain no wildcard of LIKE. */
export async function withdrawCauses(tx: Tx, prefix: string): Promise<void> {
  await tx.deleteFrom('outbox').where('cause', 'like', `${prefix}%`).where('status', 'in', ['queued', 'failed']).execute();
}

/** Equal for every attempt, so that a mailbox can drop duplicates. */
export function messageId(mail: Pick<StoredMail, 'id' | 'cause'>, host: string): string {
  return `<${createHash('sha256').update(`${mail.id} ${mail.cause}`).digest('hex').slice(0, 32)}@${host}>`;
}

/** Erases recipient and payload of mails sent long ago. */
export async function forgetSentMails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ recipient: '', payload: '{}' })
    .where('status', '=', 'sent')
    .where('sent_at', '<', new Date(now.getTime() - FORGET_AFTER).toISOString())
    .where('recipient', '<>', '')
    .execute();
}
