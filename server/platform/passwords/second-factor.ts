/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes, each accepted once. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contract/account.endpoints.ts';
import { foldDigits } from '../../../contract/digits.ts';
import type { Database, Tx } from '../database/tables.ts';
import { hashToken } from './tokens.ts';

/** Seconds per code; apps support only 30. */
const PERIOD = 30;
/** Periods before and after that are accepted too, because phone clocks differ. */
const WINDOW = 1;
/** Omits characters that look alike. Ten of these are 48 bits, and a guesser gets thirty tries. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS_OF_A_CODE = 10;

const totp = (secret: string, username: string) =>
  new TOTP({ issuer: 'YojanaPath', label: username, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** Normalises typed codes: groups, capitals, digits of any script. */
const plain = (code: string) => foldDigits(code).replace(/[\s-]/g, '').toLowerCase();

/** Whether a login asks for a code. */
export async function hasSecondFactor(db: Database | Tx, userId: number): Promise<boolean> {
  const row = await db.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', userId).executeTakeFirst();
  return Boolean(row?.confirmed_at);
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  return codes.length;
}

/** Makes an unconfirmed secret and replaces an earlier unconfirmed one. Returns undefined if one is already confirmed. */
export async function makeSecret(tx: Tx, { id, username }: { id: number; username: string }) {
  if (await hasSecondFactor(tx, id)) return undefined;
  const secret = new Secret({ size: 20 }).base32;
  await tx
    .insertInto('second_factors')
    .values({ user_id: id, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret, last_step: 0 }))
    .execute();
  return { secret, address: totp(secret, username).toString() };
}

/** Activates the second factor. Returns the only copy of the recovery codes, or undefined if there was nothing to confirm. */
export async function confirmSecret(tx: Tx, userId: number, now: Date): Promise<string[] | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LETTERS_OF_A_CODE }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashToken(code), user_id: userId })))
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Removes the second factor. Returns whether there was one. */
export async function forgetSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Accepts a code of the app and invalidates it and all earlier ones. */
export async function takeAppCode(db: Database | Tx, userId: number, code: string, now: Date): Promise<boolean> {
  const token = plain(code);
  if (!/^\d{6}$/.test(token)) return false;
  const row = await db.selectFrom('second_factors').select('secret').where('user_id', '=', userId).executeTakeFirst();
  const delta = row && totp(row.secret, '').validate({ token, timestamp: now.getTime(), window: WINDOW });
  if (delta === undefined || delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Accepts a code of the app or a recovery code. */
export async function takeCode(db: Database, userId: number, code: string, now: Date): Promise<boolean> {
  if (await takeAppCode(db, userId, code, now)) return true;
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashToken(plain(code)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
