/** The former states of an article: its texts after each write. A picture that was replaced is gone and not among them. */
import { DRAFT } from '../../../contract/blogs.endpoints.ts';
import { CATEGORIES, categoryLabel } from '../../../contract/categories.ts';
import { eachTranslation, languageInEnglish, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import { notFound } from '../../platform/api/problem.ts';
import type { BlogTexts, Database, Tx } from '../../platform/database/tables.ts';
import type { BlogChange } from './blogs.store.ts';
import type { StoredBlog } from './stored-blog.ts';

type Snapshot = Pick<StoredBlog, 'seo_title' | 'seo_desc' | 'content' | 'seo_keywords' | 'seo_category' | 'author' | 'is_active'> & {
  translations: Translations<BlogTexts>;
};

type Writing = { action: string; actor: string; at: string };

export async function writeHistory(tx: Tx, blog: StoredBlog, { action, actor, at }: Writing): Promise<void> {
  const { seo_title, seo_desc, content, seo_keywords, seo_category, author, is_active, translations } = blog;
  const snapshot: Snapshot = { seo_title, seo_desc, content, seo_keywords, seo_category, author, is_active, translations };
  await tx
    .insertInto('history')
    .values({ entity: 'blog', entity_id: blog.id, version: blog.version, action, actor, at, snapshot: JSON.stringify(snapshot) })
    .execute();
}

/** What came with the content files has no history: its first state is kept before it is changed. */
export async function recordFirstState(tx: Tx, blog: StoredBlog): Promise<void> {
  const known = await entries(tx, blog.id).select('id').limit(1).executeTakeFirst();
  if (!known) await writeHistory(tx, blog, { action: 'found', actor: '', at: blog.created_on });
}

function entries(db: Database | Tx, id: number) {
  return db.selectFrom('history').where('entity', '=', 'blog').where('entity_id', '=', id);
}

/** Every version of an article, oldest first, with its fields as text to read. */
async function readVersions(db: Database, id: number) {
  const rows = await entries(db, id).selectAll().orderBy('version').execute();
  const versions = rows.map((row) => ({ ...row, fields: fieldsOf(readKept(row.snapshot)) }));
  return versions.map(({ version, action, actor, at, fields }, index) => {
    const before = versions[index - 1]?.fields ?? {};
    const changed = Object.keys(fields).filter((name) => fields[name] !== (before[name] ?? ''));
    return { version, action, actor, at, changed, fields, before };
  });
}

export async function listVersions(db: Database, id: number) {
  const versions = await readVersions(db, id);
  return versions.reverse().map(({ version, action, actor, at, changed }) => ({ version, action, actor, at, changed }));
}

/** @throws Problem 404 for a version there never was */
export async function readVersion(db: Database, id: number, wanted: number) {
  const version = (await readVersions(db, id)).find((one) => one.version === wanted);
  if (!version) throw notFound('Version not found');
  const fields = Object.entries(version.fields).map(([name, value]) => ({ name, value, before: version.before[name] ?? '' }));
  return { ...version, fields };
}

/** The texts of a version, to be stored again. @throws Problem 404 */
export async function textsOfVersion(tx: Tx, id: number, version: number): Promise<BlogChange> {
  const row = await entries(tx, id).select('snapshot').where('version', '=', version).executeTakeFirst();
  if (!row) throw notFound('Version not found');
  const { is_active: _, translations, ...texts } = readKept(row.snapshot);
  return { ...texts, translations: eachTranslation((language) => translations[language] ?? null) };
}

/** A snapshot as history keeps it; before there were several translations the Hindi stood alone. */
function readKept(json: string): Snapshot {
  const { hindi, ...kept } = JSON.parse(json);
  return { translations: hindi ? { hi: hindi } : {}, ...kept };
}

function fieldsOf(snapshot: Snapshot): Record<string, string> {
  return {
    'Seo Title': snapshot.seo_title,
    Category: categoryLabel(CATEGORIES.find(({ id }) => id === snapshot.seo_category)?.name ?? ''),
    'Seo Keywords': snapshot.seo_keywords,
    'Author Name': snapshot.author,
    'SEO Description': snapshot.seo_desc,
    'Blog Content': snapshot.content,
    Status: snapshot.is_active === DRAFT ? 'Draft' : 'Published',
    ...Object.assign({}, ...Object.values(eachTranslation((language) => translatedTexts(language, snapshot.translations[language])))),
  };
}

function translatedTexts(language: TranslationLanguage, texts: BlogTexts | undefined): Record<string, string> {
  const name = languageInEnglish(language);
  return {
    [`${name} Title`]: texts?.seo_title ?? '',
    [`${name} Description`]: texts?.seo_desc ?? '',
    [`${name} Content`]: texts?.content ?? '',
  };
}
