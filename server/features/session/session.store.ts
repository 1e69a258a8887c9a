/** Sessions: the browser has a random token, the database its hash. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CurrentUser } from '../../platform/api/route.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';
import { hashToken, newToken } from '../../platform/passwords/tokens.ts';

const HOUR = 3_600_000;
export const IDLE_MS = 12 * HOUR;
export const ABSOLUTE_MS = 7 * 24 * HOUR;
/** How long after a login a user may change accounts. */
const FRESH_LOGIN_MS = 10 * 60_000;
/** Allowed difference between the clocks of two processes. */
const CLOCK_DIFFERENCE_MS = 60_000;
/** A session's last use is written at most this often. */
const SEEN_EVERY_MS = 60_000;
/** How long a reading call waits for a write to its session. */
const MOMENT_MS = 250;

/** Starts a session and returns the only copy of its token. */
export async function startSession(tx: Tx, userId: number, now: Date): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await tx
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, created_at: at, last_seen_at: at })
    .execute();
  return token;
}

/** The user of a session with the current role; null if the session is unknown or expired. */
export async function findSession(db: Database, token: string, now: Date): Promise<CurrentUser | null> {
  const tokenHash = hashToken(token);
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.is_admin', 'sessions.created_at', 'sessions.last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return null;
  const idle = now.getTime() - Date.parse(session.last_seen_at);
  const age = now.getTime() - Date.parse(session.created_at);
  if (idle > IDLE_MS || age > ABSOLUTE_MS) {
    // Deleted, so that a clock set back does not revive it.
    await forAMoment(db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
    return null;
  }
  if (idle > SEEN_EVERY_MS) {
    await forAMoment(db.updateTable('sessions').set({ last_seen_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute());
  }
  const isFresh = age <= FRESH_LOGIN_MS && age >= -CLOCK_DIFFERENCE_MS;
  return { id: session.id, username: session.username, isAdmin: session.is_admin === 1, isFresh };
}

/** Waits briefly for a write and ignores its failure, because a reading call must not depend on it; the next call repeats it. */
async function forAMoment(write: Promise<unknown>): Promise<void> {
  await Promise.race([write.catch(() => {}), pause(MOMENT_MS, undefined, { ref: false })]);
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Deletes expired sessions. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('last_seen_at', '<', new Date(now.getTime() - IDLE_MS).toISOString()),
        row('created_at', '<', new Date(now.getTime() - ABSOLUTE_MS).toISOString()),
      ]),
    )
    .execute();
}

/** Characters of the hash that serve as public id: enough to distinguish sessions, and useless as a token. */
const ID_LENGTH = 16;

/** The unexpired sessions of a user. */
export async function readSessionsOf(db: Database, userId: number, token: string, now: Date) {
  const own = hashToken(token);
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('last_seen_at', '>=', new Date(now.getTime() - IDLE_MS).toISOString())
    .where('created_at', '>=', new Date(now.getTime() - ABSOLUTE_MS).toISOString())
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ token_hash, created_at, last_seen_at }) => ({
    id: token_hash.slice(0, ID_LENGTH),
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    isThis: token_hash === own,
  }));
}

/** Returns the number of ended sessions. */
export async function endOneSession(tx: Tx, userId: number, id: string): Promise<number> {
  const rows = await tx.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute();
  const found = rows.find(({ token_hash }) => token_hash.slice(0, ID_LENGTH) === id);
  if (!found) return 0;
  await tx.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
  return 1;
}

/** Ends all sessions of a user except this one. Returns their number. */
export async function endOtherSessions(tx: Tx, userId: number, token: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(token))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
