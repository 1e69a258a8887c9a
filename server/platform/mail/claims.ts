/** Claims on mails: rows, so that several processes share one outbox and a dead process is noticed. */
import type { Database } from '../database/tables.ts';
import type { StoredMail } from './outbox.ts';

const MINUTE = 60_000;
/** After this time without a report a process counts as dead. Longer than any attempt may last. */
const LEASE = 10 * MINUTE;
/** Pauses after each failed attempt, in minutes; after the last of them the mail counts as undeliverable. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440, 1440];
const LONGEST_ERROR = 300;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Takes up to `count` mails that are due. Each goes to one process only. */
export async function claimMails(db: Database, now: Date, count: number): Promise<StoredMail[]> {
  const at = now.toISOString();
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'attempts'])
    .where('status', 'in', ['queued', 'sending'])
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(count)
    .execute();
  const claimed: StoredMail[] = [];
  for (const { id, attempts } of due) {
    const mail = await db
      .updateTable('outbox')
      .set({ status: 'sending', attempts: attempts + 1, next_attempt_at: later(now, LEASE) })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('status', 'in', ['queued', 'sending'])
      .where('next_attempt_at', '<=', at)
      .returningAll()
      .executeTakeFirst();
    if (mail) claimed.push(mail);
  }
  return claimed;
}

/** The mail server has taken it: true whoever holds the claim by now. */
export async function markSent(db: Database, mail: StoredMail, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now.toISOString(), last_error: '' })
    .where('id', '=', mail.id)
    .where('status', '<>', 'sent')
    .execute();
}

/** Gives the mail back for another attempt, or up. */
export async function markFailed(db: Database, mail: StoredMail, now: Date, reason: string): Promise<void> {
  const pause = PAUSES[mail.attempts - 1];
  await db
    .updateTable('outbox')
    .set({
      status: pause === undefined ? 'failed' : 'queued',
      next_attempt_at: later(now, (pause ?? 0) * MINUTE),
      last_error: reason.replace(/\s+/g, ' ').slice(0, LONGEST_ERROR),
    })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('status', '=', 'sending')
    .execute();
}
