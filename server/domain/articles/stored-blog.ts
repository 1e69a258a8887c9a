/** An article as stored, with its translations and links; also drafts and articles in the bin. */
import type { Selectable } from 'kysely';
import { BLOG_NOT_FOUND } from '../../../contract/blogs.endpoints.ts';
import type { Translations } from '../../../contract/languages.ts';
import { notFound } from '../../platform/api/problem.ts';
import type { BlogsTable, Database, Tx } from '../../platform/database/tables.ts';
import { type BlogTranslation, translationsOf } from './blog-record.ts';
import { repairBlog } from './repair-blog.ts';

export type StoredBlog = Selectable<BlogsTable> & {
  translations: Translations<BlogTranslation>;
  /** Ids of the schemes it links to. */
  schemes: number[];
  /** Corrupt columns, see `BlogRecord`. */
  damaged?: readonly string[];
};

type Key = { id: number } | { seo_slug: string };

/** @throws Problem 404 if there is none in this place */
export async function readStoredBlog(db: Database | Tx, key: Key, place: 'list' | 'bin' = 'list'): Promise<StoredBlog> {
  const row = await db
    .selectFrom('blogs')
    .selectAll()
    .where((where) => ('id' in key ? where('id', '=', key.id) : where('seo_slug', '=', key.seo_slug)))
    .where('deleted_at', place === 'list' ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound(BLOG_NOT_FOUND);
  const translations = await db.selectFrom('blog_translations').selectAll().where('blog_id', '=', row.id).orderBy('language').execute();
  const links = await db.selectFrom('blog_schemes').select('scheme_id').where('blog_id', '=', row.id).orderBy('scheme_id').execute();
  return { ...repairBlog(row, translationsOf(translations)), schemes: links.map((link) => link.scheme_id) };
}
