import type { Tx } from '../database/tables.ts';
import type { Entity } from './record-kind.ts';

/** Actions that do not change the texts of a shipped record. */
const NOT_ABOUT_TEXTS = ['found', 'shipped', 'published', 'unpublished'];

/** The records that staff have edited or imported. */
export async function readTouched(tx: Tx, entity: Entity, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const writes = await tx
    .selectFrom('history')
    .select('entity_id')
    .distinct()
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .where('action', 'not in', NOT_ABOUT_TEXTS)
    .execute();
  return new Set(writes.map((write) => write.entity_id));
}
