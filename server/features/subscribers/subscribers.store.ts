/** Stores subscriptions. News goes to confirmed addresses only. */
import type { DeleteQueryBuilder, DeleteResult } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import type { Database, Tables, Tx } from '../../platform/database/tables.ts';
import { queueMail, withdrawMails } from '../../platform/mail/outbox.ts';
import { newToken } from '../../platform/passwords/tokens.ts';

const HOUR = 3_600_000;
/** Unconfirmed addresses are deleted after this time. */
const PENDING_DAYS = 30;
/** Limits per mailbox, over all spellings of its address and all senders: subscriptions, and confirmation mails a day. */
const MAX_OF_A_MAILBOX = 3;
const MAX_MAILS_A_DAY = 3;
/** Beyond this number of unconfirmed addresses, the oldest are deleted. */
const MAX_PENDING = 20_000;
const CLEARED_PENDING = 1_000;

export type Subscription = { email: string; category: number | null; state: string; language: Language };

/**
 * Stores an address as pending and queues its confirmation, at most one per hour. Does not change a confirmed subscription, because
 * the request may come from a stranger.
 */
export async function storeSubscription(db: Database, { category, state, language, ...wish }: Subscription, at: Date): Promise<void> {
  const email = wish.email.toLowerCase();
  const mailbox = mailboxOf(email);
  const values = { category_id: category, state, language, mailbox, created_at: at.toISOString() };
  await db.transaction().execute(async (tx) => {
    if (await isFull(tx, mailbox, email)) return;
    await makeRoom(tx);
    await tx
      .insertInto('subscribers')
      .values({ ...values, email, status: 'pending', token: newToken() })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(values).where('subscribers.status', '=', 'pending'))
      .execute();
    const { id, token, status } = await tx
      .selectFrom('subscribers')
      .select(['id', 'token', 'status'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (status !== 'pending' || (await mailsSince(tx, mailbox, new Date(at.getTime() - 24 * HOUR))) >= MAX_MAILS_A_DAY) return;
    const cause = `subscription-confirm:${id}:${Math.floor(at.getTime() / HOUR)}`;
    await queueMail(tx, { cause, kind: 'subscription-confirm', recipient: email, language, payload: { token }, at });
  });
}

async function isFull(tx: Tx, mailbox: string, email: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom('subscribers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('mailbox', '=', mailbox)
    .where('email', '<>', email)
    .executeTakeFirstOrThrow();
  return Number(count) >= MAX_OF_A_MAILBOX;
}

async function mailsSince(tx: Tx, mailbox: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.email', 'outbox.recipient')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('subscribers.mailbox', '=', mailbox)
    .where('outbox.kind', '=', 'subscription-confirm')
    .where('outbox.created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function makeRoom(tx: Tx): Promise<void> {
  const { count } = await tx
    .selectFrom('subscribers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_PENDING) return;
  const oldest = tx.selectFrom('subscribers').select('id').where('status', '=', 'pending').orderBy('created_at').limit(CLEARED_PENDING);
  await forget(tx, tx.deleteFrom('subscribers').where('id', 'in', oldest));
}

export function findSubscription(db: Database, token: string) {
  return db.selectFrom('subscribers').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Returns false for an unknown or expired link. Idempotent. */
export async function confirm(db: Database, token: string, at: Date): Promise<boolean> {
  const now = at.toISOString();
  await db
    .updateTable('subscribers')
    .set({ status: 'confirmed', confirmed_at: now, told_until: now })
    .where('token', '=', token)
    .where('status', '=', 'pending')
    .execute();
  return (await findSubscription(db, token))?.status === 'confirmed';
}

/** Ends a subscription, erases its address and withdraws waiting mails. */
export async function end(db: Database, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const subscriber = await tx
      .selectFrom('subscribers')
      .select(['id', 'email'])
      .where('token', '=', token)
      .where('status', '<>', 'unsubscribed')
      .executeTakeFirst();
    if (!subscriber) return;
    await withdraw(tx, subscriber.email);
    // The row stays, so that its link still shows that the subscription has ended.
    await tx
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', email: `unsubscribed:${subscriber.id}`, mailbox: '', category_id: null, state: '' })
      .where('id', '=', subscriber.id)
      .execute();
  });
}

async function withdraw(tx: Tx, email: string): Promise<void> {
  await withdrawMails(tx, 'digest', email);
  await withdrawMails(tx, 'subscription-confirm', email);
}

/** Deletes subscribers and their waiting mails. */
async function forget(tx: Tx, rows: DeleteQueryBuilder<Tables, 'subscribers', DeleteResult>): Promise<void> {
  for (const { email } of await rows.returning('email').execute()) await withdraw(tx, email);
}

export async function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PENDING_DAYS * 24 * HOUR).toISOString();
  await db.transaction().execute(async (tx) => {
    await forget(tx, tx.deleteFrom('subscribers').where('status', '=', 'pending').where('created_at', '<', since));
  });
}

/** Normalises the address: many providers deliver `name+anything@` to `name@`, and Gmail ignores dots. */
function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/\+.*$/, '') || name;
  return /^g(?:oogle)?mail\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`;
}
