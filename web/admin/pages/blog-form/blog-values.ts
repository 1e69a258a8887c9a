/** The fields of the form as plain text, and into what the calls take. */
import type { createBlog, EditedBlog } from '../../../../contract/blogs.endpoints.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';

export type BlogValues = {
  seo_title: string;
  /** Id; empty while none is chosen. */
  seo_category: string;
  seo_keywords: string;
  author: string;
  seo_description: string;
  content: string;
  hindi_title: string;
  hindi_description: string;
  hindi_content: string;
};

export const NO_VALUES: BlogValues = {
  seo_title: '',
  seo_category: '',
  seo_keywords: '',
  author: '',
  seo_description: '',
  content: '',
  hindi_title: '',
  hindi_description: '',
  hindi_content: '',
};

export const FIELD_NAMES: Record<keyof BlogValues, string> = {
  seo_title: words.seoTitle,
  seo_category: words.category,
  seo_keywords: words.keywords,
  author: words.author,
  seo_description: words.description,
  content: words.content,
  hindi_title: words.hindiTitle,
  hindi_description: words.hindiDescription,
  hindi_content: words.hindiContent,
};

export function valuesOf(blog: EditedBlog): BlogValues {
  return {
    seo_title: blog.seo_title,
    seo_category: String(blog.seo_category),
    seo_keywords: blog.seo_keywords,
    author: blog.author,
    seo_description: blog.seo_desc,
    content: blog.content,
    hindi_title: blog.hindi?.seo_title ?? '',
    hindi_description: blog.hindi?.seo_desc ?? '',
    hindi_content: blog.hindi?.content ?? '',
  };
}

/** What is to become of the picture: another one, none, or as it is. */
export type PictureChange = File | 'remove' | null;

export function blogInput(values: BlogValues, picture: PictureChange, isActive: 1 | 2): Input<typeof createBlog> {
  return {
    ...values,
    isActive: String(isActive),
    action: isActive === 1 ? 'publish' : 'draft',
    ...(picture === 'remove' ? { remove_picture: '1' } : picture && { picture }),
  };
}

export function isSame(a: BlogValues, b: BlogValues): boolean {
  return (Object.keys(NO_VALUES) as (keyof BlogValues)[]).every((name) => a[name] === b[name]);
}
