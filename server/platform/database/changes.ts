/** Change log: writers record what they changed, and every process follows it to update its memory. */

import { reserveNumbers } from './lock-writes.ts';
import type { Database, Tx } from './tables.ts';

export type ChangedEntity = 'scheme' | 'blog' | 'lexicon' | 'paper';

/**
 * Records changes in the transaction that makes them. It holds the write lock, so a follower never sees a higher number before a
 * lower one.
 */
export async function noteChanges(tx: Tx, entity: ChangedEntity, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const seq = await reserveNumbers(tx, ids.length);
  const rows = ids.map((entity_id, index) => ({ seq: seq - ids.length + 1 + index, entity, entity_id }));
  for (let start = 0; start < rows.length; start += 500) {
    await tx
      .insertInto('changes')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}

/** The number of the newest change. */
export async function newestChange(db: Database): Promise<number> {
  const row = await db.selectFrom('change_counter').select('seq').executeTakeFirst();
  return row?.seq ?? 0;
}

export async function changesAfter(db: Database, seq: number) {
  return db.selectFrom('changes').selectAll().where('seq', '>', seq).orderBy('seq').execute();
}
