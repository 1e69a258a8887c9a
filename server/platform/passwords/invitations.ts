/** Links for choosing a password: a random single-use token, valid for three days and stored as a hash. */
import type { Invitation } from '../../../contract/users.endpoints.ts';
import type { Database, Tx } from '../database/tables.ts';
import { hashToken, newToken } from './tokens.ts';

const GOOD_FOR_MS = 3 * 24 * 3_600_000;

/** Makes a new link for a user and invalidates the previous one. */
export async function makeInvitation(tx: Tx, userId: number, now: Date): Promise<Invitation> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  const row = { token_hash: hashToken(token), expires_at: expiresAt };
  await tx
    .insertInto('invitations')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { token, expiresAt };
}

/** The user of a valid link. */
export async function findInvited(db: Database, token: string, now: Date): Promise<{ id: number; username: string } | undefined> {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .select(['users.id', 'users.username'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Deletes the link. Returns false if it was gone, so of two concurrent uses one succeeds. */
export async function useUpInvitation(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('invitations').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Call when a password is set in another way, so that no link stays valid. */
export async function forgetInvitation(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('invitations').where('user_id', '=', userId).execute();
}
