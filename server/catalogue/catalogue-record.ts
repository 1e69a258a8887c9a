/** What the catalogue keeps of a scheme: the stored row with everything that hangs on it, read in a few queries. */
import type { Selectable } from 'kysely';
import type { Database, SchemesTable, SchemeTexts, SchemeTranslationsTable } from '../database/tables.ts';
import { hashTexts } from './hash-texts.ts';

export type SchemeRecord = Selectable<SchemesTable> & {
  /** Slugs and ids in the editor's order; the first is the one shown. */
  categories: { id: number; slug: string; name: string }[];
  states: string[];
  hindi: (SchemeTexts & { state: 'draft' | 'reviewed' | 'stale' }) | null;
  articles: { seo_slug: string; seo_title: string; hindiTitle: string | null }[];
};

const CHUNK = 500;

/**
 * Reads schemes, drafts among them, but none from the bin.
 * @param ids only these; all without
 */
export async function readSchemeRecords(db: Database, ids?: number[]): Promise<SchemeRecord[]> {
  if (!ids) return readChunk(db);
  const records: SchemeRecord[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) records.push(...(await readChunk(db, ids.slice(start, start + CHUNK))));
  return records;
}

async function readChunk(db: Database, ids?: number[]): Promise<SchemeRecord[]> {
  const schemes = db.selectFrom('schemes').selectAll().where('deleted_at', 'is', null);
  const categories = db
    .selectFrom('scheme_categories')
    .innerJoin('categories', 'categories.id', 'scheme_categories.category_id')
    .select(['scheme_id', 'categories.id', 'categories.slug', 'categories.name'])
    .orderBy('position');
  const states = db.selectFrom('scheme_states').selectAll().orderBy('state');
  const translations = db.selectFrom('scheme_translations').selectAll();
  const articles = db
    .selectFrom('blog_schemes')
    .innerJoin('blogs', 'blogs.id', 'blog_schemes.blog_id')
    .leftJoin('blog_translations', (join) => join.onRef('blog_translations.blog_id', '=', 'blogs.id').on('language', '=', 'hi'))
    .select(['scheme_id', 'seo_slug', 'blogs.seo_title', 'blog_translations.seo_title as hindiTitle'])
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('blogs.id', 'desc');
  const [rows, categoryRows, stateRows, translationRows, articleRows] = ids
    ? await Promise.all([
        schemes.where('id', 'in', ids).execute(),
        categories.where('scheme_id', 'in', ids).execute(),
        states.where('scheme_id', 'in', ids).execute(),
        translations.where('scheme_id', 'in', ids).execute(),
        articles.where('scheme_id', 'in', ids).execute(),
      ])
    : await Promise.all([schemes.execute(), categories.execute(), states.execute(), translations.execute(), articles.execute()]);
  const categoriesOf = Map.groupBy(categoryRows, (row) => row.scheme_id);
  const statesOf = Map.groupBy(stateRows, (row) => row.scheme_id);
  const articlesOf = Map.groupBy(articleRows, (row) => row.scheme_id);
  const hindiOf = new Map(translationRows.map((row) => [row.scheme_id, row]));
  return rows.map((row) => ({
    ...row,
    categories: (categoriesOf.get(row.id) ?? []).map(({ id, slug, name }) => ({ id, slug, name })),
    states: (statesOf.get(row.id) ?? []).map((state) => state.state),
    hindi: translationOf(row, hindiOf.get(row.id)),
    articles: (articlesOf.get(row.id) ?? []).map(({ seo_slug, seo_title, hindiTitle }) => ({ seo_slug, seo_title, hindiTitle })),
  }));
}

function translationOf(row: SchemeTexts, hindi: Selectable<SchemeTranslationsTable> | undefined): SchemeRecord['hindi'] {
  if (!hindi) return null;
  return { ...hindi, state: hindi.source_hash === hashTexts(row) ? hindi.state : 'stale' };
}
