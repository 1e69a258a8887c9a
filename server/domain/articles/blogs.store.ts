/** Writes articles with their translations, links, history and audit entries, in the caller's transaction. */
import { DRAFT, PUBLISHED } from '../../../contract/blogs.endpoints.ts';
import { TRANSLATIONS, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import { slugify } from '../../../contract/slug.ts';
import type { WrittenState } from '../../../contract/translation.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { BlogsTable, BlogTexts, Tx } from '../../platform/database/tables.ts';
import { NO_PICTURE, type PictureColumns } from '../../platform/pictures/pictures.ts';
import { moveBin } from '../../platform/records/bin.ts';
import { findFreeSlug } from '../../platform/records/free-slug.ts';
import { type Action, checkVersion, recordWrites } from '../../platform/records/writes.ts';
import { refuseHalves } from './blog-form.ts';
import { BLOGS } from './blog-history.ts';
import { hashBlog, translationState } from './blog-record.ts';
import { linkedSchemes, readTime } from './blog-texts.ts';
import { presentForEdit } from './present-blog.ts';
import { readStoredBlog, type StoredBlog } from './stored-blog.ts';

/** `state` is given if it was compared with the English, `source_hash` if it translates another English text than the current one. */
export type GivenTranslation = BlogTexts & { state?: WrittenState; source_hash?: string };

/** The columns a save sets; absent ones do not change. Rich texts must be clean. */
export type BlogChange = Partial<
  BlogTexts &
    PictureColumns &
    Pick<BlogsTable, 'seo_keywords' | 'seo_category' | 'author' | 'is_active'> & {
      /** Null removes a translation. */
      translations: Translations<GivenTranslation | null>;
    }
>;
export type NewBlog = BlogChange & Pick<BlogTexts, 'seo_title' | 'content'> & { seo_category: number };

export type Writing = {
  at: Date;
  /** User name; null for the seed, which writes no history and audit log. */
  actor: string | null;
  /** The site's address, so that absolute links to it count as internal. */
  publicUrl: string | undefined;
};

const CHANGED_MEANWHILE = 'Someone else has saved this blog since you opened it.';

/** @param fixed id and slug, which only the seed chooses */
export async function insertBlog(tx: Tx, draft: NewBlog, writing: Writing, fixed?: { id: number; seo_slug: string }): Promise<StoredBlog> {
  await lockWrites(tx);
  const now = writing.at.toISOString();
  const { translations = {}, ...columns } = draft;
  const isActive = columns.is_active ?? DRAFT;
  const { id } = await tx
    .insertInto('blogs')
    .values({
      ...NO_PICTURE,
      seo_desc: '',
      seo_keywords: '',
      author: '',
      // Set below in the same transaction, because the slug may contain the id.
      seo_slug: '',
      ...columns,
      ...fixed,
      read_time: readTime(draft.content),
      is_active: isActive,
      version: 1,
      created_on: now,
      updated_on: now,
      published_at: isActive === PUBLISHED ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!fixed) {
    const seo_slug = await slugOf(tx, draft.seo_title, id);
    await tx.updateTable('blogs').set({ seo_slug }).where('id', '=', id).execute();
  }
  await writeTranslations(tx, { id, ...draft, seo_desc: draft.seo_desc ?? '', translations: {} }, translations);
  return finish(tx, id, 'added', writing);
}

/**
 * Changes an article.
 * @param writing.version the version the change is based on
 * @param writing.action the action in the history, if it does not follow from the change
 * @throws Problem 404 for an unknown id, 409 for an outdated version
 */
export async function updateBlog(
  tx: Tx,
  id: number,
  { translations = {}, ...columns }: BlogChange,
  writing: Writing & { version?: number | undefined; action?: Action },
): Promise<{ before: StoredBlog; after: StoredBlog }> {
  await lockWrites(tx);
  const before = await readStoredBlog(tx, { id });
  checkVersion(writing.version, before, CHANGED_MEANWHILE, presentForEdit(before));
  const now = writing.at.toISOString();
  const { damaged = [] } = before;
  // A slug that was public never changes.
  const hasSameSlug = before.published_at !== null && !damaged.includes('seo_slug');
  await tx
    .updateTable('blogs')
    .set({
      // Replaces corrupt columns by their defaults, unless the change sets them.
      ...Object.fromEntries(damaged.filter((name) => !name.includes('.')).map((name) => [name, before[name as keyof BlogsTable]])),
      ...columns,
      ...(columns.content !== undefined && { read_time: readTime(columns.content) }),
      ...(columns.is_active === PUBLISHED && before.published_at === null && { published_at: now }),
      ...(columns.seo_title !== undefined && !hasSameSlug && { seo_slug: await slugOf(tx, columns.seo_title, id) }),
      version: before.version + 1,
      ...(changesText(before, columns, translations) && { updated_on: now }),
    })
    .where('id', '=', id)
    .execute();
  await writeTranslations(tx, before, translations, columns);
  const action = writing.action ?? actionOf(before.is_active, columns.is_active);
  return { before, after: await finish(tx, id, action, writing, before) };
}

/** From the title, or from the id if the title has no letters. */
function slugOf(tx: Tx, title: string, id: number): Promise<string> {
  return findFreeSlug(tx, 'blog', slugify(title) || `blog-${id}`, id);
}

/** Whether the text for readers changes; status, category and search keywords do not count. */
function changesText(before: StoredBlog, columns: Omit<BlogChange, 'translations'>, translations: Translations<BlogTexts | null>): boolean {
  const differs = <T extends object>(old: T | undefined, change: Partial<T>, names: (keyof T)[]) =>
    names.some((name) => change[name] !== undefined && change[name] !== old?.[name]);
  if (differs(before, columns, ['seo_title', 'seo_desc', 'content', 'author', 'picture'])) return true;
  return TRANSLATIONS.some((language) => {
    const [old, texts] = [before.translations[language], translations[language]];
    return texts === null ? old !== undefined : texts !== undefined && differs(old, texts, ['seo_title', 'seo_desc', 'content']);
  });
}

function actionOf(before: number, after = before): Action {
  if (before === after) return 'updated';
  return after === PUBLISHED ? 'published' : 'unpublished';
}

/** Moves an article into the bin or out of it. @throws Problem 404 if it is not in the other place */
export async function moveBlog(tx: Tx, id: number, to: 'bin' | 'list', write: { actor: string; at: Date }): Promise<void> {
  await lockWrites(tx);
  const before = await readStoredBlog(tx, { id }, to === 'bin' ? 'list' : 'bin');
  await moveBin(tx, BLOGS, before, to, write);
}

type Translated = BlogTexts & Pick<StoredBlog, 'id' | 'translations' | 'damaged'>;

/** An unchanged translation keeps its source hash. */
async function writeTranslations(
  tx: Tx,
  before: Translated,
  translations: Translations<GivenTranslation | null>,
  english: Partial<BlogTexts> = {},
): Promise<void> {
  for (const language of TRANSLATIONS) {
    const isDamaged = before.damaged?.some((name) => name.startsWith(`${language}.`)) ?? false;
    const given = translations[language] === undefined && isDamaged ? before.translations[language] : translations[language];
    if (given === null)
      await tx.deleteFrom('blog_translations').where('blog_id', '=', before.id).where('language', '=', language).execute();
    if (!given || (!isDamaged && isAsBefore(before, language, given))) continue;
    const { seo_title, seo_desc, content, state, source_hash = hashBlog({ ...before, ...english }) } = given;
    const isReviewed = state === 'reviewed';
    const row = { seo_title, seo_desc, content, read_time: readTime(content), state: isReviewed ? state : ('draft' as const), source_hash };
    await tx
      .insertInto('blog_translations')
      .values({ ...row, blog_id: before.id, language })
      .onConflict((on) => on.columns(['blog_id', 'language']).doUpdateSet(row))
      .execute();
  }
}

function isAsBefore(before: Translated, language: TranslationLanguage, given: GivenTranslation): boolean {
  const old = before.translations[language];
  if (!old || given.seo_title !== old.seo_title || given.seo_desc !== old.seo_desc || given.content !== old.content) return false;
  if (given.source_hash !== undefined) return given.source_hash === old.source_hash && given.state === old.state;
  return given.state === undefined || given.state === translationState(before, language);
}

/** Ends each write: stores links, history, audit log and change log. */
async function finish(tx: Tx, id: number, action: Action, { at, actor, publicUrl }: Writing, before?: StoredBlog): Promise<StoredBlog> {
  const blog = await readStoredBlog(tx, { id });
  if (blog.is_active === PUBLISHED) refuseHalves(blog.translations);
  const stored = { ...blog, schemes: await writeLinks(tx, blog, publicUrl) };
  if (actor !== null) await recordWrites(tx, BLOGS, [stored], { action, actor, at }, before && { before });
  await noteChanges(tx, 'blog', [id]);
  return stored;
}

/** Stores the schemes the texts link to. Returns those that exist. */
async function writeLinks(tx: Tx, blog: StoredBlog, publicUrl: string | undefined): Promise<number[]> {
  const wanted = linkedSchemes([blog, ...Object.values(blog.translations)].map(({ content }) => content).join(' '), publicUrl);
  const rows = wanted.length > 0 ? await tx.selectFrom('schemes').select('id').where('id', 'in', wanted).orderBy('id').execute() : [];
  await tx.deleteFrom('blog_schemes').where('blog_id', '=', blog.id).execute();
  const links = rows.map((row) => ({ blog_id: blog.id, scheme_id: row.id }));
  if (links.length > 0) await tx.insertInto('blog_schemes').values(links).execute();
  return links.map((link) => link.scheme_id);
}
