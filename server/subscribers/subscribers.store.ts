/** Writes subscriptions. Only a confirmed address is ever sent news. */
import { randomBytes } from 'node:crypto';
import type { Language } from '../../contract/fields.ts';
import type { Database, Tx } from '../database/tables.ts';
import { queueMail, withdrawMails } from '../mail/outbox.ts';

const HOUR = 3_600_000;
/** An address nobody confirmed is forgotten after this time. */
const PENDING_DAYS = 30;

export type Subscription = { email: string; category: number | null; state: string; language: Language };

/**
 * Stores an address as pending and queues its confirmation, at most one an hour, whoever asks. A confirmed address stays
 * as it is: a stranger must not change what its owner chose.
 */
export async function storeSubscription(db: Database, { category, state, language, ...wish }: Subscription, at: Date): Promise<void> {
  const email = wish.email.toLowerCase();
  const values = { category_id: category, state, language, created_at: at.toISOString() };
  await db.transaction().execute(async (tx) => {
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
    if (status !== 'pending') return;
    const cause = `subscription-confirm:${id}:${Math.floor(at.getTime() / HOUR)}`;
    await queueMail(tx, { cause, kind: 'subscription-confirm', recipient: email, language, payload: { token }, at });
  });
}

export function findSubscription(db: Database, token: string) {
  return db.selectFrom('subscribers').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Returns false when the link is not known or no longer valid. Confirming twice is one confirmation. */
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

/** Ends a subscription and erases its address; mails that wait for it are withdrawn. */
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
    // The row stays so that its link still tells the truth.
    await tx
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', email: `unsubscribed:${subscriber.id}`, category_id: null, state: '' })
      .where('id', '=', subscriber.id)
      .execute();
  });
}

async function withdraw(tx: Tx, email: string): Promise<void> {
  await withdrawMails(tx, 'digest', email);
  await withdrawMails(tx, 'subscription-confirm', email);
}

export async function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PENDING_DAYS * 24 * HOUR).toISOString();
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('subscribers')
      .where('status', '=', 'pending')
      .where('created_at', '<', since)
      .returning('email')
      .execute();
    for (const { email } of gone) await withdraw(tx, email);
  });
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
