/** A save whose answer was lost on the way is sent again: it must neither be done twice nor be mistaken for somebody else's. */
import { createHash } from 'node:crypto';
import { lockWrites } from '../database/lock-writes.ts';
import type { Database, Tx } from '../database/tables.ts';

export type Saved = { id: number; version: number };

export type SaveMark = {
  userId: number;
  /** Chosen by the form and kept until it knows what became of the save. Without one, a save is done each time it comes. */
  key: string | undefined;
  /** What the save would store. */
  input: unknown;
  at: Date;
};

const RETENTION_MS = 2 * 86_400_000;

/**
 * Does a save once. The same key with the same input gets what the first gave; with another input, somebody has gone on
 * typing before trying again.
 * @param work gets what this key has stored before, which is what it then changes
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

/** The version a change was based on; what the same key stored counts as known to its sender. */
export function versionKnown(given: number | undefined, earlier: Saved | undefined): number | undefined {
  return given === undefined ? undefined : Math.max(given, earlier?.version ?? 0);
}

/** Nobody tries again after days. */
export async function forgetSaves(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  await db.deleteFrom('saves').where('at', '<', before).execute();
}
