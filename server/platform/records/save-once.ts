/** Idempotent saves: a form that got no answer sends its save again, which must neither run twice nor count as somebody else's change. */
import { createHash } from 'node:crypto';
import { lockWrites } from '../database/lock-writes.ts';
import type { Database, Tx } from '../database/tables.ts';

export type Saved = { id: number; version: number };

export type SaveMark = {
  userId: number;
  /** Idempotency key chosen by the form, reused until it gets an answer. Without one, every request saves. */
  key: string | undefined;
  /** What the save stores. */
  input: unknown;
  at: Date;
};

const RETENTION_MS = 2 * 86_400_000;

/**
 * Runs a save once per key. The same key with the same input returns the first result; with other input, because somebody typed on
 * before retrying, it saves again.
 * @param work gets the record this key stored before, which it then changes
 */
export async function saveOnce<T extends Saved>(
  tx: Tx,
  { userId, key, input, at }: SaveMark,
  work: (earlier: Saved | undefined) => Promise<T>,
): Promise<T | Saved> {
  if (!key) return work(undefined);
  await lockWrites(tx);
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const found = await tx.selectFrom('saves').selectAll().where('user_id', '=', userId).where('key', '=', key).executeTakeFirst();
  const earlier = found && { id: found.entity_id, version: found.version };
  if (earlier && found.digest === digest) return earlier;
  const saved = await work(earlier);
  const row = { digest, entity_id: saved.id, version: saved.version, at: at.toISOString() };
  await tx
    .insertInto('saves')
    .values({ ...row, user_id: userId, key })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(row))
    .execute();
  return saved;
}

/** The version a change is based on; a version stored by the same key counts as known to its sender. */
export function versionKnown(given: number | undefined, earlier: Saved | undefined): number | undefined {
  return given === undefined ? undefined : Math.max(given, earlier?.version ?? 0);
}

/** Deletes old keys, because nobody retries after days. */
export async function forgetSaves(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  await db.deleteFrom('saves').where('at', '<', before).execute();
}
