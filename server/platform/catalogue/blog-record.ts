/** What the catalogue keeps of a published article. */
import type { Selectable } from 'kysely';
import { type Language, SOURCE_LANGUAGE, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import type { BlogsTable, BlogTexts, Database } from '../database/tables.ts';

export type BlogTranslation = BlogTexts & { read_time: number };

export type BlogRecord = Selectable<BlogsTable> & {
  category_name: string;
  category_slug: string;
  translations: Translations<BlogTranslation>;
  /** Ids of the schemes it links to. */
  schemes: number[];
};

/** The texts in a language, and which language that came to be: English where there is no translation. */
export function blogTextsIn<T extends BlogTranslation & { translations: Translations<BlogTranslation> }>(blog: T, language: Language) {
  const texts = language === SOURCE_LANGUAGE ? undefined : blog.translations[language];
  return texts ? { ...texts, language } : { ...blog, language: SOURCE_LANGUAGE as Language };
}

/** Rows of `blog_translations` by their language. */
export function translationsOf(rows: (BlogTranslation & { language: TranslationLanguage })[]): Translations<BlogTranslation> {
  const texts = ({ seo_title, seo_desc, content, read_time }: BlogTranslation) => ({ seo_title, seo_desc, content, read_time });
  return Object.fromEntries(rows.map((row) => [row.language, texts(row)]));
}

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
  const translationsByBlog = Map.groupBy(translations, (row) => row.blog_id);
  const linksOf = Map.groupBy(links, (link) => link.blog_id);
  return rows.map((row) => ({
    ...row,
    translations: translationsOf(translationsByBlog.get(row.id) ?? []),
    schemes: (linksOf.get(row.id) ?? []).map((link) => link.scheme_id),
  }));
}
