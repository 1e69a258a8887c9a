import { freeSlug, slugify } from '../../../contract/slug.ts';
import type { Tx } from '../../platform/database/tables.ts';

/** A slug no other article has, those in the bin included; from the title, or from the id where the title has no letters. */
export async function blogSlug(tx: Tx, title: string, id: number): Promise<string> {
  const wanted = slugify(title) || `blog-${id}`;
  const rows = await tx
    .selectFrom('blogs')
    .select('seo_slug')
    .where('id', '!=', id)
    .where((where) => where.or([where('seo_slug', '=', wanted), where('seo_slug', 'like', `${wanted}-%`)]))
    .execute();
  return freeSlug(wanted, new Set(rows.map((row) => row.seo_slug)));
}
