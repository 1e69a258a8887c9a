/** The list of articles for staff: includes drafts, without the texts. */
import { sql } from 'kysely';
import { type BlogPage, DRAFT } from '../../../contract/blogs.endpoints.ts';
import { SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import { presentSummary } from '../../domain/articles/present-blog.ts';
import { repairBlog } from '../../domain/articles/repair-blog.ts';
import type { Database } from '../../platform/database/tables.ts';

type Wanted = { page: number; limit: number; status: 'draft' | 'all'; q: string };

export async function readStaffPage(db: Database, { page, limit, status, q }: Wanted): Promise<BlogPage> {
  let matching = db.selectFrom('blogs').where('deleted_at', 'is', null);
  if (status === 'draft') matching = matching.where('is_active', '=', DRAFT);
  if (q) {
    const words = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where(sql<boolean>`lower(seo_title) like ${words} escape '\\'`);
  }
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(['id', 'seo_slug', 'seo_title', 'seo_desc', 'seo_category', 'seo_keywords', 'author', 'read_time', 'is_active', 'version'])
    .select(['picture', 'picture_width', 'picture_height', 'created_on', 'updated_on', 'published_at', 'deleted_at'])
    .orderBy('created_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const items = rows.map((row) => presentSummary({ ...repairBlog({ ...row, content: '' }), schemes: [] }, SOURCE_LANGUAGE));
  return { items, totalItems: Number(total), totalPages: Math.ceil(Number(total) / limit), currentPage: page };
}
