/** Stores users, and ensures that an admin always remains. */
import type { User } from '../../../contract/users.endpoints.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';

const PUBLIC_COLUMNS = ['id', 'username', 'is_admin', 'created_at'] as const;

type UserRow = { id: number; username: string; is_admin: number; created_at: string };

/** Omits the password. */
export function presentUser(row: UserRow): User {
  return { id: row.id, username: row.username, isAdmin: row.is_admin === 1, createdAt: row.created_at };
}

export async function readUsers(db: Database): Promise<User[]> {
  const rows = await db.selectFrom('users').select(PUBLIC_COLUMNS).orderBy('username_key').execute();
  return rows.map(presentUser);
}

export async function readUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  return tx.selectFrom('users').select(PUBLIC_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function countAdmins(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('is_admin', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type NewUser = { username: string; password_hash: string; isAdmin: boolean };

/** Stores a user; undefined if the name is in use, ignoring case. */
export async function insertUser(tx: Tx, { username, password_hash, isAdmin }: NewUser, now: Date): Promise<UserRow | undefined> {
  const values = {
    username,
    username_key: username.toLowerCase(),
    password_hash,
    is_admin: isAdmin ? 1 : 0,
    created_at: now.toISOString(),
  };
  return tx
    .insertInto('users')
    .values(values)
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning(PUBLIC_COLUMNS)
    .executeTakeFirst();
}

export async function endSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Call after a password change, because a known device may be a stranger's. */
export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
