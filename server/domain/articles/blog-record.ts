/** An article in the catalogue. */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DRAFT } from '../../../contract/blogs.endpoints.ts';
import { type Language, SOURCE_LANGUAGE, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import type { TranslationState } from '../../../contract/translation.ts';
import { listGap } from '../../../contract/whole-translation.ts';
import type { BlogsTable, BlogTexts, Database } from '../../platform/database/tables.ts';
import { repairBlog } from './repair-blog.ts';

type ReadTexts = BlogTexts & { read_time: number };
export type BlogTranslation = ReadTexts & { state: 'draft' | 'reviewed'; source_hash: string };

export type BlogRecord = Selectable<BlogsTable> & {
  category_name: string;
  category_slug: string;
  translations: Translations<BlogTranslation>;
  /** Ids of the schemes it links to. */
  schemes: number[];
  /** Corrupt columns, those of a translation prefixed with its language; absent if there are none. */
  damaged?: readonly string[];
};

/**
 * The texts in a language, and the language they are in: English without a translation. If the lists of a translation do not match the
 * English, its content is English.
 */
export function blogTextsIn<T extends ReadTexts & { translations: Translations<BlogTranslation> }>(blog: T, language: Language) {
  const texts = language === SOURCE_LANGUAGE ? undefined : blog.translations[language];
  if (!texts) return { ...blog, language: SOURCE_LANGUAGE as Language, english: [] };
  const isWhole = !listGap(blog.content, texts.content);
  const { content, read_time } = isWhole ? texts : blog;
  return { ...texts, content, read_time, language, english: isWhole ? [] : ['content'] };
}

/** Rows of `blog_translations` by language. */
export function translationsOf(rows: (BlogTranslation & { language: TranslationLanguage })[]): Translations<BlogTranslation> {
  const texts = ({ seo_title, seo_desc, content, read_time, state, source_hash }: BlogTranslation) => ({
    ...{ seo_title, seo_desc, content, read_time },
    ...{ state, source_hash },
  });
  return Object.fromEntries(rows.map((row) => [row.language, texts(row)]));
}

/** Identifies the English text that a translation was made from. */
export function hashBlog({ seo_title, seo_desc, content }: BlogTexts): string {
  return createHash('sha256').update([seo_title, seo_desc, content].join('\0')).digest('base64url').slice(0, 16);
}

/** State of a translation; stale once the English has changed. */
export function translationState(blog: BlogTexts & { translations: Translations<BlogTranslation> }, language: Language): TranslationState {
  if (language === SOURCE_LANGUAGE) return 'reviewed';
  const texts = blog.translations[language];
  if (!texts) return 'missing';
  return texts.source_hash === '' || texts.source_hash === hashBlog(blog) ? texts.state : 'stale';
}

/** Reads all drafts, or all published articles including corrupt ones. There are few. */
export async function readBlogs(db: Database, which: 'public' | 'drafts' = 'public'): Promise<BlogRecord[]> {
  const [rows, translations, links] = await Promise.all([
    db
      .selectFrom('blogs')
      .leftJoin('categories', 'categories.id', 'blogs.seo_category')
      .selectAll('blogs')
      .select(['categories.name as category_name', 'categories.slug as category_slug'])
      .where('is_active', which === 'drafts' ? '=' : '!=', DRAFT)
      .where('deleted_at', 'is', null)
      .execute(),
    db.selectFrom('blog_translations').selectAll().execute(),
    db.selectFrom('blog_schemes').selectAll().execute(),
  ]);
  const translationsByBlog = Map.groupBy(translations, (row) => row.blog_id);
  const linksOf = Map.groupBy(links, (link) => link.blog_id);
  return rows.map(({ category_name, category_slug, ...row }) => {
    const hasCategory = category_name !== null && category_slug !== null;
    return {
      ...repairBlog(hasCategory ? row : { ...row, seo_category: null as never }, translationsOf(translationsByBlog.get(row.id) ?? [])),
      category_name: category_name ?? '',
      category_slug: category_slug ?? '',
      schemes: (linksOf.get(row.id) ?? []).map((link) => link.scheme_id),
    };
  });
}
