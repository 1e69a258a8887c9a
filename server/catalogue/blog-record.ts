/** What the catalogue keeps of a published article. */
import type { Selectable } from 'kysely';
import type { BlogsTable, BlogTexts, Database } from '../database/tables.ts';

export type BlogRecord = Selectable<BlogsTable> & {
  category_name: string;
  category_slug: string;
  hindi: (BlogTexts & { read_time: number }) | null;
  /** Ids of the schemes it links to. */
  schemes: number[];
};

/** Reads the published articles; there are few, so always all of them. */
export async function readPublishedBlogs(db: Database): Promise<BlogRecord[]> {
  const [rows, translations, links] = await Promise.all([
    db
      .selectFrom('blogs')
      .innerJoin('categories', 'categories.id', 'blogs.seo_category')
      .selectAll('blogs')
      .select(['categories.name as category_name', 'categories.slug as category_slug'])
      .where('is_active', '=', 1)
      .where('deleted_at', 'is', null)
      .execute(),
    db.selectFrom('blog_translations').selectAll().execute(),
    db.selectFrom('blog_schemes').selectAll().execute(),
  ]);
  const hindiOf = new Map(translations.map((row) => [row.blog_id, row]));
  const linksOf = Map.groupBy(links, (link) => link.blog_id);
  return rows.map((row) => ({
    ...row,
    hindi: hindiOf.get(row.id) ?? null,
    schemes: (linksOf.get(row.id) ?? []).map((link) => link.scheme_id),
  }));
}
