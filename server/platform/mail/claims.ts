/** Claims on mails, stored in their rows so that several processes share one outbox and the mails of a dead one are taken over. */
import type { Database } from '../database/tables.ts';
import type { StoredMail } from './outbox.ts';

const MINUTE = 60_000;
/** A claim older than this belongs to a dead process. Longer than any attempt may last. */
const LEASE = 10 * MINUTE;
/** Minutes to wait after each failed attempt; after the last one the mail counts as undeliverable. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440, 1440, 1440];
const LONGEST_ERROR = 300;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

/** Claims up to `count` due mails; no two processes get the same one. */
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

/** Marks a delivered mail as sent, even if another process has claimed it since. */
export async function markSent(db: Database, mail: StoredMail, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now.toISOString(), last_error: '' })
    .where('id', '=', mail.id)
    .where('status', '<>', 'sent')
    .execute();
}

/** Schedules the next attempt, or marks the mail as failed after the last. */
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
