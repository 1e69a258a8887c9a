/** Converts a stored article to the contract's types. */
import { type Blog, type BlogSummary, type EditedBlog, PUBLISHED } from '../../../contract/blogs.endpoints.ts';
import { CATEGORIES } from '../../../contract/categories.ts';
import { htmlToText } from '../../../contract/html-text.ts';
import { type Language, SOURCE_LANGUAGE, translatedBesides } from '../../../contract/languages.ts';
import { PICTURE_PATH } from '../../../contract/picture.ts';
import { type BlogTranslation, blogTextsIn, translationState } from './blog-record.ts';
import type { StoredBlog } from './stored-blog.ts';

const EXCERPT_WORDS = 30;

type Scheme = Blog['schemes'][number];

export function presentSummary(blog: StoredBlog, language: Language): BlogSummary {
  const texts = blogTextsIn(blog, language);
  const category = CATEGORIES.find(({ id }) => id === blog.seo_category);
  return {
    id: blog.id,
    seo_slug: blog.seo_slug,
    seo_title: texts.seo_title,
    seo_desc: texts.seo_desc || excerpt(texts.content),
    seo_category: blog.seo_category,
    category_name: category?.name ?? '',
    category_slug: category?.slug ?? '',
    picture_url: blog.picture && PICTURE_PATH + blog.picture,
    picture_width: blog.picture_width,
    picture_height: blog.picture_height,
    author: blog.author,
    read_time: texts.read_time,
    created_on: blog.created_on,
    updated_on: blog.updated_on,
    status: blog.is_active === PUBLISHED ? 'published' : 'draft',
    isActive: blog.is_active,
    language: texts.language,
  };
}

/** @param schemeOf returns a published scheme by id, in the reader's language */
export function presentBlog(blog: StoredBlog, language: Language, schemeOf: (id: number) => Scheme | undefined): Blog {
  const texts = blogTextsIn(blog, language);
  return {
    ...presentSummary(blog, language),
    seo_desc: texts.seo_desc,
    content: texts.content,
    seo_keywords: blog.seo_keywords,
    translation: {
      language,
      state: translationState(blog, language),
      others: translatedBesides(blog.translations, language),
      english: texts.english,
    },
    schemes: blog.schemes.map(schemeOf).filter((scheme) => scheme !== undefined),
  };
}

export function presentForEdit(blog: StoredBlog): EditedBlog {
  return {
    ...presentSummary(blog, SOURCE_LANGUAGE),
    seo_desc: blog.seo_desc,
    content: blog.content,
    seo_keywords: blog.seo_keywords,
    translations: Object.fromEntries(
      translatedBesides(blog.translations, SOURCE_LANGUAGE).map((language) => [
        language,
        { ...(blog.translations[language] as BlogTranslation), state: translationState(blog, language) },
      ]),
    ) as EditedBlog['translations'],
    version: blog.version,
  };
}

function excerpt(html: string): string {
  return htmlToText(html).split(/\s+/).slice(0, EXCERPT_WORDS).join(' ');
}
