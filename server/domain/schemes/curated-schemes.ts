/** Finds the schemes that an import must not replace without confirmation. */
import type { Tx } from '../../platform/database/tables.ts';

/** Actions after which the texts are still those of an import. */
const NOT_ABOUT_TEXTS = new Set(['imported', 'published', 'unpublished']);

/** The schemes that were shipped (no history yet, or it begins with `found`) or edited by staff. */
export async function readCurated(tx: Tx, ids: number[]): Promise<Set<number>> {
  const curated = new Set(ids);
  if (ids.length === 0) return curated;
  const writes = await tx
    .selectFrom('history')
    .select(['entity_id', 'action'])
    .distinct()
    .where('entity', '=', 'scheme')
    .where('entity_id', 'in', ids)
    .execute();
  const actions = Map.groupBy(writes, (write) => write.entity_id);
  for (const [id, found] of actions) if (found.every(({ action }) => NOT_ABOUT_TEXTS.has(action))) curated.delete(id);
  return curated;
}
