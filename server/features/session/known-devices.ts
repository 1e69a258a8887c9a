/** Devices somebody has logged in from: guesses of strangers neither slow them down nor crowd them out. */
import type { Database, Tx } from '../../platform/database/tables.ts';
import { hashToken, newToken } from '../../platform/passwords/tokens.ts';

/** As long as browsers keep a cookie. */
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

/** Whether anybody at all has logged in from it. */
export async function isAnyonesDevice(db: Database, token: string): Promise<boolean> {
  const device = await db.selectFrom('known_devices').select('user_id').where('token_hash', '=', hashToken(token)).executeTakeFirst();
  return device !== undefined;
}

/** Remembers the device somebody logs in from, by what it holds already or by a new token. Returns the token, the only copy. */
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

/** A new password is also meant for devices that should not be known any more; the one it was set from is. */
export async function forgetOtherDevices(tx: Tx, userId: number, held: string | undefined): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', held ? hashToken(held) : '')
    .execute();
}
