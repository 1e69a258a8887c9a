/** Devices with an earlier successful login, which guesses of strangers neither slow down nor crowd out. */
import type { Database, Tx } from '../../platform/database/tables.ts';
import { hashToken, newToken } from '../../platform/passwords/tokens.ts';

/** The maximum lifetime of a cookie in browsers. */
export const DEVICE_MS = 400 * 24 * 3_600_000;
const MAX_DEVICES = 10;

export async function isKnownDevice(db: Database, token: string | undefined, userId: number | undefined): Promise<boolean> {
  if (token === undefined || userId === undefined) return false;
  const device = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return device !== undefined;
}

/** Whether any user has logged in from the device. */
export async function isAnyonesDevice(db: Database, token: string): Promise<boolean> {
  const device = await db.selectFrom('known_devices').select('user_id').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return device !== undefined;
}

/** Stores the device of a login, under the token it has or a new one. Returns the only copy of the token. */
export async function rememberDevice(tx: Tx, held: string | undefined, userId: number, now: Date): Promise<string> {
  const seen_at = now.toISOString();
  if (held) {
    const { numUpdatedRows } = await tx
      .updateTable('known_devices')
      .set({ seen_at })
      .where('token_hash', '=', hashToken(held))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return held;
  }
  const token = newToken();
  await tx
    .insertInto('known_devices')
    .values({ token_hash: hashToken(token), user_id: userId, seen_at })
    .execute();
  const newest = tx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .limit(MAX_DEVICES);
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('token_hash', 'not in', newest), row('seen_at', '<', new Date(now.getTime() - DEVICE_MS).toISOString())]))
    .execute();
  return token;
}

/** Call after a password change: devices other than the current one may be a stranger's. */
export async function forgetOtherDevices(tx: Tx, userId: number, held: string | undefined): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', held ? hashToken(held) : '')
    .execute();
}
