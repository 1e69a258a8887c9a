/** Removes pictures on other sites from texts stored while they were still allowed, with a version in the history of each record. */
import { eachTranslation, type TranslationLanguage } from '../../../contract/languages.ts';
import { FIELD_NAMES, factsOf } from '../../../contract/scheme-table.ts';
import type { Deps } from '../../deps.ts';
import { translationState } from '../../domain/articles/blog-record.ts';
import { type BlogChange, updateBlog } from '../../domain/articles/blogs.store.ts';
import { readStoredBlog, type StoredBlog } from '../../domain/articles/stored-blog.ts';
import { isCurrent } from '../../domain/schemes/hash-texts.ts';
import { withoutForeignPictures as schemeWithout } from '../../domain/schemes/scheme-input.ts';
import { readSnapshots, type SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import { changeScheme } from '../../domain/schemes/write-scheme.ts';
import { cleanHtml } from '../../platform/rich-text/clean-html.ts';
import { foreignPictures } from '../../platform/rich-text/foreign-pictures.ts';

export type TakenOut = { entity: 'blog' | 'scheme'; id: number; pictures: string[] };

/** Author in the history. */
const ACTOR = 'system';
const HAS_PICTURE = '%<img%';
const RICH = FIELD_NAMES.filter((name) => factsOf(name).kind === 'rich').map((name) => factsOf(name).column as 'benefits');

export async function takeOutForeignPictures({ db, env, log, now, catalogue }: Deps): Promise<TakenOut[]> {
  const taken: TakenOut[] = [];
  for (const id of await blogsWithPictures(db)) {
    const pictures = await db.transaction().execute(async (tx) => {
      const { change, pictures } = withoutForeignPictures(asStored(await readStoredBlog(tx, { id })));
      if (pictures.length > 0) await updateBlog(tx, id, change, { at: now(), actor: ACTOR, publicUrl: env.publicUrl });
      return pictures;
    });
    if (pictures.length > 0) taken.push({ entity: 'blog', id, pictures });
  }
  for (const id of await schemesWithPictures(db)) {
    const pictures = await db.transaction().execute(async (tx) => {
      const before = (await readSnapshots(tx, [id])).get(id);
      const { change, pictures } = before ? schemeWithout(textsOf(before)) : { change: {}, pictures: [] };
      const write = { actor: ACTOR, action: 'updated' as const, at: now(), onPublished: async () => {} };
      if (pictures.length > 0) await changeScheme(tx, id, change, write, { onlyIfDifferent: true });
      return pictures;
    });
    if (pictures.length > 0) taken.push({ entity: 'scheme', id, pictures });
  }
  for (const one of taken) log.warn(one, 'pictures of other sites were taken out of a text');
  if (taken.length > 0) await catalogue.refresh();
  return taken;
}

async function blogsWithPictures(db: Deps['db']): Promise<number[]> {
  const rows = await db
    .selectFrom('blogs')
    .leftJoin('blog_translations', 'blog_id', 'id')
    .select('id')
    .distinct()
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('blogs.content', 'like', HAS_PICTURE), row('blog_translations.content', 'like', HAS_PICTURE)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function schemesWithPictures(db: Deps['db']): Promise<number[]> {
  const [english, translated] = await Promise.all([
    db
      .selectFrom('schemes')
      .select('id')
      .where((row) => row.or(RICH.map((column) => row(column, 'like', HAS_PICTURE))))
      .execute(),
    db
      .selectFrom('scheme_translations')
      .select('scheme_id as id')
      .where((row) => row.or(RICH.map((column) => row(column, 'like', HAS_PICTURE))))
      .execute(),
  ]);
  return [...new Set([...english, ...translated].map(({ id }) => id))].sort((a, b) => a - b);
}

/** The stored texts of an article, as a change that changes nothing. */
function asStored(blog: StoredBlog): BlogChange {
  const translations = eachTranslation((language: TranslationLanguage) => {
    const texts = blog.translations[language];
    if (!texts) return undefined;
    const { source_hash, ...rest } = texts;
    // Without source_hash the write hashes the new English text, so a current translation stays current.
    return translationState(blog, language) === 'stale' ? { ...rest, source_hash } : rest;
  });
  const { seo_title, seo_desc, content } = blog;
  return { seo_title, seo_desc, content, translations: defined(translations) };
}

function textsOf(scheme: SchemeSnapshot) {
  const translations = eachTranslation((language: TranslationLanguage) => {
    const texts = scheme.translations[language];
    if (!texts) return undefined;
    const { source_hash, ...rest } = texts;
    return isCurrent(scheme, source_hash) ? rest : { ...rest, source_hash };
  });
  return { ...Object.fromEntries(RICH.map((column) => [column, scheme[column]])), translations: defined(translations) };
}

function defined<T>(translations: Record<string, T | undefined>): { [L in TranslationLanguage]?: T } {
  return Object.fromEntries(Object.entries(translations).filter(([, texts]) => texts !== undefined)) as { [L in TranslationLanguage]?: T };
}

/** Returns the change without pictures on other sites, and their addresses. */
export function withoutForeignPictures(change: BlogChange): { change: BlogChange; pictures: string[] } {
  const pictures = new Set<string>();
  const without = (html: string) => {
    const found = foreignPictures(html);
    for (const address of found) pictures.add(address);
    return found.length > 0 ? cleanHtml(html) : html;
  };
  const translations = Object.entries(change.translations ?? {}).map(([language, texts]) => [
    language,
    texts && { ...texts, content: without(texts.content) },
  ]);
  return {
    change: {
      ...change,
      ...(change.content !== undefined && { content: without(change.content) }),
      ...(change.translations && { translations: Object.fromEntries(translations) }),
    },
    pictures: [...pictures],
  };
}
