import { freeSlug } from '../../../contract/slug.ts';
import type { Tx } from '../database/tables.ts';
import { type Entity, STORED_IN } from './record-kind.ts';

/**
 * Returns the wanted slug, with a number appended if another record of the kind has it, even in the bin.
 * @param own id of the record itself, if it is stored already
 */
export async function findFreeSlug(tx: Tx, entity: Entity, wanted: string, own = 0): Promise<string> {
  const { table, slug } = STORED_IN[entity];
  const rows = await tx
    .selectFrom(table)
    .select(`${slug} as slug`)
    .where('id', '!=', own)
    .where((where) => where.or([where(slug, '=', wanted), where(slug, 'like', `${wanted}-%`)]))
    .execute();
  return freeSlug(wanted, new Set(rows.map((row) => row.slug)));
}
