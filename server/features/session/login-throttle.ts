/**
 * Slows down password guessing. After ten failures for a user name from one address, that pair must wait, longer each time; after
 * thirty from anywhere, every device must wait that has not logged in with this name before. A known device is counted separately.
 */
import { createHash } from 'node:crypto';
import { Problem } from '../../platform/api/problem.ts';
import type { Database } from '../../platform/database/tables.ts';

const MINUTE = 60_000;
/** Initial value. The time of the attempt would make one of two concurrent attempts wait for the other. */
const NEVER = new Date(0).toISOString();

type Limit = { free: number; firstWait: number; longestWait: number };
export const FREE_TRIES = 10;
const ONE_PLACE: Limit = { free: FREE_TRIES, firstWait: MINUTE, longestWait: 60 * MINUTE };
/** Waits are shorter, because a user on a new device must wait for the guesses of others. */
export const FREE_TRIES_ANYWHERE = 30;
const ANYWHERE: Limit = { free: FREE_TRIES_ANYWHERE, firstWait: 1_000, longestWait: 15 * MINUTE };
/** Failures are deleted after a day without another. */
const MEMORY_MS = 24 * 60 * MINUTE;

export type Try = {
  usernameKey: string;
  address: string;
  /** Set if the user has logged in from this device before. */
  knownDevice: string | undefined;
  now: Date;
};

/** Combines name and address, so that guesses from elsewhere do not lock out the owner. */
const placeKey = ({ usernameKey, address, knownDevice }: Try) =>
  keyOf(usernameKey, knownDevice === undefined ? address : `device ${knownDevice}`);
const nameKey = ({ usernameKey }: Try) => keyOf(usernameKey, 'anywhere');
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex');

/**
 * Counts an attempt before its password is verified, so that concurrent attempts cannot bypass the limit. Rejects with 429 during a
 * wait.
 * @returns for the log, if this attempt fails: whether a wait begins with it, and the number of failures for this name
 */
export async function takeTry(db: Database, attempt: Try): Promise<{ isWaiting: boolean; failures: number }> {
  const place = await count(db, placeKey(attempt), ONE_PLACE, attempt.now);
  // Failures on a known device do not count for the limit of unknown ones, and the other way round.
  if (attempt.knownDevice !== undefined) return { isWaiting: place.wait > 0, failures: place.failures };
  const anywhere = await count(db, nameKey(attempt), ANYWHERE, attempt.now);
  return { isWaiting: place.wait > 0 || anywhere.failures === ANYWHERE.free, failures: anywhere.failures };
}

async function count(db: Database, key: string, limit: Limit, now: Date): Promise<{ wait: number; failures: number }> {
  return db.transaction().execute(async (tx) => {
    const at = now.toISOString();
    // Creates the row if necessary and locks it until the end of the transaction.
    const row = await tx
      .insertInto('login_failures')
      .values({ key, failures: 1, blocked_until: NEVER, updated_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((old) => ({ failures: old('login_failures.failures', '+', 1) })))
      .returning(['failures', 'blocked_until', 'updated_at'])
      .executeTakeFirstOrThrow();
    const remaining = Date.parse(row.blocked_until) - now.getTime();
    if (remaining > 0) throw tooManyTries(remaining);
    const failures = now.getTime() - Date.parse(row.updated_at) > MEMORY_MS ? 1 : row.failures;
    const wait = failures < limit.free ? 0 : Math.min(limit.firstWait * 2 ** (failures - limit.free), limit.longestWait);
    await tx
      .updateTable('login_failures')
      .set({ failures, blocked_until: wait > 0 ? new Date(now.getTime() + wait).toISOString() : NEVER, updated_at: at })
      .where('key', '=', key)
      .execute();
    return { wait, failures };
  });
}

/** Deletes the failures of this name and address after a success. Those from anywhere stay, because they may be a stranger's. */
export async function forgetTries(db: Database, attempt: Try): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', placeKey(attempt)).execute();
  if (attempt.knownDevice !== undefined) return;
  await db
    .updateTable('login_failures')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('key', '=', nameKey(attempt))
    .where('failures', '>', 0)
    .execute();
}

/** Deletes failures older than a day. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('updated_at', '<', new Date(now.getTime() - MEMORY_MS).toISOString())
    .execute();
}

function tooManyTries(remaining: number): Problem {
  const minutes = Math.ceil(remaining / MINUTE);
  return new Problem(429, `Too many failed logins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    headers: { 'Retry-After': String(Math.ceil(remaining / 1000)) },
  });
}
