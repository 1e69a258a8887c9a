/** What the catalogue keeps of a scheme: the stored row with everything that hangs on it, read in a few queries. */
import type { Selectable } from 'kysely';
import { SOURCE_LANGUAGE, type TranslationLanguage } from '../../../contract/languages.ts';
import type { Database, SchemesTable, SchemeTexts, SchemeTranslationsTable } from '../database/tables.ts';
import { isCurrent } from './hash-texts.ts';

export type SchemeRecord = Selectable<SchemesTable> & {
  /** Slugs and ids in the editor's order; the first is the one shown. */
  categories: { id: number; slug: string; name: string }[];
  states: string[];
  /** What there is of them. */
  translations: { [L in TranslationLanguage]?: SchemeTexts & { state: 'draft' | 'reviewed' | 'stale' } };
  articles: { seo_slug: string; titles: { [SOURCE_LANGUAGE]: string } & { [L in TranslationLanguage]?: string } }[];
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
    .select(['scheme_id', 'blogs.id', 'seo_slug', 'blogs.seo_title'])
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('blogs.id', 'desc');
  const articleTitles = db.selectFrom('blog_translations').select(['blog_id', 'language', 'seo_title']);
  const [rows, categoryRows, stateRows, translationRows, articleRows, titleRows] = ids
    ? await Promise.all([
        schemes.where('id', 'in', ids).execute(),
        categories.where('scheme_id', 'in', ids).execute(),
        states.where('scheme_id', 'in', ids).execute(),
        translations.where('scheme_id', 'in', ids).execute(),
        articles.where('scheme_id', 'in', ids).execute(),
        articleTitles
          .where('blog_id', 'in', (links) => links.selectFrom('blog_schemes').select('blog_id').where('scheme_id', 'in', ids))
          .execute(),
      ])
    : await Promise.all([
        schemes.execute(),
        categories.execute(),
        states.execute(),
        translations.execute(),
        articles.execute(),
        articleTitles.execute(),
      ]);
  const categoriesOf = Map.groupBy(categoryRows, (row) => row.scheme_id);
  const statesOf = Map.groupBy(stateRows, (row) => row.scheme_id);
  const articlesOf = Map.groupBy(articleRows, (row) => row.scheme_id);
  const translationsOf = Map.groupBy(translationRows, (row) => row.scheme_id);
  const titlesOf = Map.groupBy(titleRows, (row) => row.blog_id);
  return rows.map((row) => ({
    ...row,
    categories: (categoriesOf.get(row.id) ?? []).map(({ id, slug, name }) => ({ id, slug, name })),
    states: (statesOf.get(row.id) ?? []).map((state) => state.state),
    translations: translationsIn(row, translationsOf.get(row.id) ?? []),
    articles: (articlesOf.get(row.id) ?? []).map(({ id, seo_slug, seo_title }) => ({
      seo_slug,
      titles: {
        ...Object.fromEntries((titlesOf.get(id) ?? []).map((title) => [title.language, title.seo_title])),
        [SOURCE_LANGUAGE]: seo_title,
      },
    })),
  }));
}

function translationsIn(english: SchemeTexts, rows: Selectable<SchemeTranslationsTable>[]): SchemeRecord['translations'] {
  const current = rows.map((row) => ({ ...row, state: isCurrent(english, row.source_hash) ? row.state : ('stale' as const) }));
  return Object.fromEntries(current.map((row) => [row.language, row]));
}
