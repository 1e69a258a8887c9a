/** Converts between blogs and the form's text fields. */
import type { createBlog, EditedBlog } from '../../../../contract/blogs.endpoints.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { languageInEnglish, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';

type TranslatedPart = 'title' | 'description' | 'content' | 'state';
type TranslatedName = `${TranslationLanguage}_${TranslatedPart}`;

export type BlogValues = {
  seo_title: string;
  /** The id, or empty. */
  seo_category: string;
  seo_keywords: string;
  author: string;
  seo_description: string;
  content: string;
} & Record<TranslatedName, string>;

/** Builds one entry per translated field and language. */
function eachTranslated(make: (language: TranslationLanguage) => Record<TranslatedPart, string>): Record<TranslatedName, string> {
  const fields = TRANSLATIONS.map((language) => {
    const parts = Object.entries(make(language));
    return Object.fromEntries(parts.map(([part, value]) => [`${language}_${part}`, value]));
  });
  return Object.assign({}, ...fields);
}

export const NO_VALUES: BlogValues = {
  seo_title: '',
  seo_category: '',
  seo_keywords: '',
  author: '',
  seo_description: '',
  content: '',
  ...eachTranslated(() => ({ title: '', description: '', content: '', state: 'draft' })),
};

export const FIELD_NAMES: Record<keyof BlogValues, string> = {
  seo_title: words.seoTitle,
  seo_category: words.category,
  seo_keywords: words.keywords,
  author: words.author,
  seo_description: words.description,
  content: words.content,
  ...eachTranslated((language) => words.translated(languageInEnglish(language))),
};

export function valuesOf(blog: EditedBlog): BlogValues {
  return {
    seo_title: blog.seo_title,
    seo_category: String(blog.seo_category),
    seo_keywords: blog.seo_keywords,
    author: blog.author,
    seo_description: blog.seo_desc,
    content: blog.content,
    ...eachTranslated((language) => {
      const { seo_title: title = '', seo_desc: description = '', content = '', state = 'draft' } = blog.translations[language] ?? {};
      return { title, description, content, state };
    }),
  };
}

/** The change to the picture: a new one, removed, or null for none. */
export type PictureChange = File | 'remove' | null;

export function blogInput(values: BlogValues, picture: PictureChange, isActive: 1 | 2): Input<typeof createBlog> {
  return {
    ...values,
    isActive: String(isActive),
    action: isActive === 1 ? 'publish' : 'draft',
    ...(picture === 'remove' ? { remove_picture: '1' } : picture && { picture }),
  };
}
