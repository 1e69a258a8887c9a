import { freeSlug, slugify } from '../../../contract/slug.ts';
import type { Tx } from '../../platform/database/tables.ts';

/** A slug no other scheme has, from the name. */
export async function slugFor(tx: Tx, name: string): Promise<string> {
  const wanted = slugify(name) || 'scheme';
  const rows = await tx
    .selectFrom('schemes')
    .select('slug')
    .where((where) => where.or([where('slug', '=', wanted), where('slug', 'like', `${wanted}-%`)]))
    .execute();
  return freeSlug(wanted, new Set(rows.map((row) => row.slug)));
}
