import { CATEGORIES } from '../../../contract/categories.ts';
import type { Tx } from './tables.ts';

/** Brings the stored categories to what the contract has. One that is no longer there stays: schemes may be filed under it. */
export async function storeCategories(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('categories').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, slug, name } of CATEGORIES) {
    const row = stored.get(id);
    if (!row) await tx.insertInto('categories').values({ id, slug, name }).execute();
    else if (row.slug !== slug || row.name !== name) await tx.updateTable('categories').set({ slug, name }).where('id', '=', id).execute();
  }
}
