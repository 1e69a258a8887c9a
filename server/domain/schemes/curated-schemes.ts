/** Which schemes an import must not replace unseen. */
import type { Tx } from '../../platform/database/tables.ts';

/** Publishing what an import brought does not change what it says. */
const NOT_ABOUT_TEXTS = new Set(['imported', 'published', 'unpublished']);

/** The schemes that came with the site (they have no history yet, or begin with a version found) or that staff have written in. */
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
