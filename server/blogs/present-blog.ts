/** From a stored article to what the contract says of it. */
import { type Blog, type BlogSummary, type EditedBlog, PUBLISHED } from '../../contract/blogs.endpoints.ts';
import { CATEGORIES } from '../../contract/categories.ts';
import type { Language } from '../../contract/fields.ts';
import { htmlToText } from '../../contract/html-text.ts';
import { PICTURE_PATH } from '../../contract/picture.ts';
import type { StoredBlog } from './stored-blog.ts';

const EXCERPT_WORDS = 30;

type Scheme = Blog['schemes'][number];

function textsIn(blog: StoredBlog, language: Language) {
  return language === 'hi' && blog.hindi ? { ...blog.hindi, language } : { ...blog, language: 'en' as const };
}

export function presentSummary(blog: StoredBlog, language: Language): BlogSummary {
  const texts = textsIn(blog, language);
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

/** @param schemeOf gives a published scheme by id, in the reader's language */
export function presentBlog(blog: StoredBlog, language: Language, schemeOf: (id: number) => Scheme | undefined): Blog {
  const { seo_desc, content } = textsIn(blog, language);
  return {
    ...presentSummary(blog, language),
    seo_desc,
    content,
    seo_keywords: blog.seo_keywords,
    schemes: blog.schemes.map(schemeOf).filter((scheme) => scheme !== undefined),
  };
}

export function presentForEdit(blog: StoredBlog): EditedBlog {
  const { hindi } = blog;
  return {
    ...presentSummary(blog, 'en'),
    seo_desc: blog.seo_desc,
    content: blog.content,
    seo_keywords: blog.seo_keywords,
    hindi: hindi && { seo_title: hindi.seo_title, seo_desc: hindi.seo_desc, content: hindi.content },
    version: blog.version,
  };
}

function excerpt(html: string): string {
  return htmlToText(html).split(/\s+/).slice(0, EXCERPT_WORDS).join(' ');
}
