/** Slows down guessing: after ten wrong passwords for a name from an address, that pair waits, longer each time. */
import { createHash } from 'node:crypto';
import { Problem } from '../api/problem.ts';
import type { Database } from '../database/tables.ts';

export const FREE_TRIES = 10;
const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;
/** Failures are forgotten after a day without another. */
const MEMORY_MS = 24 * 60 * MINUTE;

/** Name and address together: a stranger's guesses never shut out the owner, who comes from elsewhere. */
export function throttleKey(usernameKey: string, address: string): string {
  return createHash('sha256').update(`${usernameKey}\0${address}`).digest('hex');
}

/**
 * Counts a try before its password is looked at, so that many at once cannot slip past the count.
 * Rejects with 429 while the pair has to wait.
 * @returns how long the pair has to wait should this try fail, in milliseconds; 0 for a free one
 */
export async function takeTry(db: Database, key: string, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = now.toISOString();
    // Makes the row if need be and locks it until the end of the transaction.
    const row = await tx
      .insertInto('login_failures')
      .values({ key, failures: 1, blocked_until: at, updated_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((old) => ({ failures: old('login_failures.failures', '+', 1) })))
      .returning(['failures', 'blocked_until', 'updated_at'])
      .executeTakeFirstOrThrow();
    const remaining = Date.parse(row.blocked_until) - now.getTime();
    if (remaining > 0) throw tooManyTries(remaining);
    const failures = now.getTime() - Date.parse(row.updated_at) > MEMORY_MS ? 1 : row.failures;
    const wait = failures < FREE_TRIES ? 0 : Math.min(MINUTE * 2 ** (failures - FREE_TRIES), LONGEST_WAIT);
    await tx
      .updateTable('login_failures')
      .set({ failures, blocked_until: new Date(now.getTime() + wait).toISOString(), updated_at: at })
      .where('key', '=', key)
      .execute();
    return wait;
  });
}

/** Forgets the failures after a success, and those of others that are long past. */
export async function forgetTries(db: Database, key: string, now: Date): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where((row) => row.or([row('key', '=', key), row('updated_at', '<', new Date(now.getTime() - MEMORY_MS).toISOString())]))
    .execute();
}

function tooManyTries(remaining: number): Problem {
  const minutes = Math.ceil(remaining / MINUTE);
  return new Problem(429, `Too many failed logins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    headers: { 'Retry-After': String(Math.ceil(remaining / 1000)) },
  });
}
