/** Snapshots of an article contain its texts. They omit the picture, because a replaced picture is deleted. */
import { DRAFT } from '../../../contract/blogs.endpoints.ts';
import { CATEGORIES, categoryLabel } from '../../../contract/categories.ts';
import { eachTranslation, languageInEnglish, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import type { BlogChange, GivenTranslation } from './blogs.store.ts';
import type { StoredBlog } from './stored-blog.ts';

type BlogSnapshot = Pick<StoredBlog, 'seo_title' | 'seo_desc' | 'content' | 'seo_keywords' | 'seo_category' | 'author' | 'is_active'> & {
  translations: Translations<GivenTranslation>;
};

export const BLOGS: RecordKind<StoredBlog, BlogSnapshot> = {
  entity: 'blog',
  nameOf: ({ seo_title }) => seo_title,
  madeOn: ({ created_on }) => created_on,
  keep: ({ seo_title, seo_desc, content, seo_keywords, seo_category, author, is_active, translations }) => ({
    seo_title,
    seo_desc,
    content,
    seo_keywords,
    seo_category,
    author,
    is_active,
    translations,
  }),
  read: readStored,
  texts: fieldsOf,
};

/** A restore changes the texts, not the status. */
export function textsOf({ is_active: _, translations, ...texts }: BlogSnapshot): BlogChange {
  return { ...texts, translations: eachTranslation((language) => translations[language] ?? null) };
}

/** Parses a snapshot; old ones have a single `hindi` translation. */
function readStored(json: string): BlogSnapshot {
  const { hindi, ...kept } = JSON.parse(json);
  return { translations: hindi ? { hi: hindi } : {}, ...kept };
}

function fieldsOf(snapshot: BlogSnapshot): Record<string, string> {
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

function translatedTexts(language: TranslationLanguage, texts: GivenTranslation | undefined): Record<string, string> {
  const name = languageInEnglish(language);
  return {
    [`${name} Title`]: texts?.seo_title ?? '',
    [`${name} Description`]: texts?.seo_desc ?? '',
    [`${name} Content`]: texts?.content ?? '',
    [`${name} Translation`]: texts?.state ?? '',
  };
}
