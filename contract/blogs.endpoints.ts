/** Calls about articles. The specification demands `seo_description` in requests and `seo_desc` in answers. */
import * as z from 'zod/mini';
import { endpoint, MULTIPART_BODY_LIMIT } from './endpoint.ts';
import { label, language, line, pageNumber, pageSize, pathId, searchText } from './fields.ts';
import { LANGUAGES, TRANSLATIONS, type TranslationLanguage } from './languages.ts';
import { historyEntry, recordVersion } from './record-history.ts';
import { MAX_KEYWORDS_LENGTH, richText, richTextField } from './scheme-fields.ts';
import { MAX_NAME_LENGTH, MAX_SHORT_TEXT_LENGTH } from './scheme-table.ts';
import { translation, WRITTEN_STATES } from './translation.ts';

export const BLOGS_PER_PAGE = 6;
export const RELATED_BLOGS = 4;
export const BLOG_NOT_FOUND = 'Blog not found';
/** The two values of `isActive`. */
export const PUBLISHED = 1;
export const DRAFT = 2;

const summaryFields = {
  id: z.number(),
  seo_slug: z.string(),
  seo_title: z.string(),
  seo_desc: z.string(),
  seo_category: z.number(),
  category_name: z.string(),
  category_slug: z.string(),
  /** Address of the picture; empty without one. */
  picture_url: z.string(),
  /** Pixels; 0 without a picture. */
  picture_width: z.number(),
  picture_height: z.number(),
  author: z.string(),
  /** Minutes. */
  read_time: z.number(),
  created_on: z.string(),
  updated_on: z.string(),
  status: z.enum(['published', 'draft']),
  /** 1 published, 2 draft. */
  isActive: z.union([z.literal(PUBLISHED), z.literal(DRAFT)]),
  /** Language of the texts: English without a translation. */
  language: z.enum(LANGUAGES),
};

/** In lists, `seo_desc` falls back to the beginning of the content. */
export const blogSummary = z.object(summaryFields);
export type BlogSummary = z.infer<typeof blogSummary>;

export const blog = z.object({
  ...summaryFields,
  seo_keywords: z.string(),
  /** Clean HTML. */
  content: z.string(),
  translation,
  /** Published schemes the article links to. */
  schemes: z.array(z.object({ id: z.number(), schemeName: z.string() })),
});
export type Blog = z.infer<typeof blog>;

const blogTexts = z.object({ seo_title: z.string(), seo_desc: z.string(), content: z.string(), state: z.enum(WRITTEN_STATES) });

/** An article for its form. */
export const editedBlog = z.object({
  ...summaryFields,
  seo_keywords: z.string(),
  content: z.string(),
  translations: z.partialRecord(z.enum(TRANSLATIONS), blogTexts),
  version: z.number(),
});
export type EditedBlog = z.infer<typeof editedBlog>;

export const blogPage = z.object({
  items: z.array(blogSummary),
  totalPages: z.number(),
  totalItems: z.number(),
  currentPage: z.number(),
});
export type BlogPage = z.infer<typeof blogPage>;

export const listBlogs = endpoint({
  method: 'GET',
  path: '/api/blogs',
  access: 'public',
  summary: 'One page of articles, newest first; `status` other than published needs an admin',
  input: z.object({
    page: pageNumber,
    limit: pageSize(BLOGS_PER_PAGE),
    lang: language,
    status: z.optional(z.enum(['published', 'draft', 'all'])),
    /** Words of the title; used only with `status`. */
    q: searchText,
  }),
  output: blogPage,
});

export const readBlog = endpoint({
  method: 'GET',
  path: '/api/blogs/:seo_slug',
  access: 'public',
  summary: 'One article by its slug; a draft only for an admin',
  input: z.object({ seo_slug: label(), lang: language }),
  output: blog,
});

export const relatedBlogs = endpoint({
  method: 'GET',
  path: '/api/relatedBlogs/:seo_category/:id',
  access: 'public',
  summary: 'Up to four other articles of a category, newest first; none for invalid ids',
  input: z.object({ seo_category: z.union([label(), z.number()]), id: z.union([label(), z.number()]), lang: language }),
  output: z.object({ blogs: z.array(blogSummary) }),
});

/** Forms send everything as text; an absent field does not change, an empty one is cleared. */
const required = (sentence: string) => line(MAX_NAME_LENGTH, { missing: sentence }).check(z.minLength(1, sentence));
const choice = <T extends string>(values: readonly T[], sentence: string) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : String(value))),
      z.optional(z.enum(values as [T, ...T[]], sentence)),
    ),
  );

export const CONTENT_REQUIRED = 'Blog Content is required';

/** `stale` does not change the state; other values say that the translation was compared with the English. */
const stateChoice = () => choice(WRITTEN_STATES, 'The state of a translation must be draft, reviewed or stale');

const blogForm = {
  seo_title: required('Seo Title is required'),
  seo_category: required('Category is required'),
  content: richTextField(CONTENT_REQUIRED),
  seo_description: z.optional(line(MAX_SHORT_TEXT_LENGTH)),
  seo_desc: z.optional(line(MAX_SHORT_TEXT_LENGTH)),
  seo_keywords: z.optional(line(MAX_KEYWORDS_LENGTH)),
  author: z.optional(line(MAX_NAME_LENGTH)),
  isActive: choice(['1', '2'], 'isActive must be 1 or 2'),
  /** Used only without `isActive`. */
  action: choice(['publish', 'draft'], 'action must be publish or draft'),
  picture: z.optional(z.union([z.literal(''), z.file()], 'The picture must be a file')),
  /** `1` removes the picture. */
  remove_picture: choice(['1', '0'], 'remove_picture must be 1 or 0'),
  ...translatedFields(),
};

type TranslatedFields = {
  [L in TranslationLanguage as `${L}_title` | `${L}_description`]: z.ZodMiniOptional<ReturnType<typeof line>>;
} & { [L in TranslationLanguage as `${L}_content`]: z.ZodMiniOptional<typeof richText> } & {
  [L in TranslationLanguage as `${L}_state`]: ReturnType<typeof stateChoice>;
};

/** `hi_title`, `hi_description`, `hi_content`, `hi_state`, and the same for each language. */
function translatedFields() {
  const fields = TRANSLATIONS.map((language) => ({
    [`${language}_title`]: z.optional(line(MAX_NAME_LENGTH)),
    [`${language}_description`]: z.optional(line(MAX_SHORT_TEXT_LENGTH)),
    [`${language}_content`]: z.optional(richText),
    [`${language}_state`]: stateChoice(),
  }));
  return Object.assign({}, ...fields) as TranslatedFields;
}

const savedBlog = z.object({ message: z.string(), blogId: z.number(), blog: editedBlog });

export const createBlog = endpoint({
  method: 'POST',
  path: '/api/blogs',
  access: 'admin',
  takesKey: true,
  summary: 'Stores a new article, with its picture',
  body: 'multipart',
  bodyLimit: MULTIPART_BODY_LIMIT,
  errors: 'message',
  success: 201,
  input: z.strictObject(blogForm),
  output: savedBlog,
});

export const updateBlog = endpoint({
  method: 'PUT',
  path: '/api/blogs/:id',
  access: 'admin',
  takesKey: true,
  summary: 'Replaces an article; without a picture the stored one does not change; 409 when `version` is not the stored one',
  body: 'multipart',
  bodyLimit: MULTIPART_BODY_LIMIT,
  errors: 'message',
  input: z.strictObject({ ...blogForm, id: pathId, version: z.optional(z.coerce.number('version must be a number').check(z.int())) }),
  output: savedBlog,
});

export const deleteBlog = endpoint({
  method: 'DELETE',
  path: '/api/blogs/:id',
  access: 'admin',
  summary: 'Moves an article to the bin',
  errors: 'message',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), blogId: z.number() }),
});

export const readBlogForEdit = endpoint({
  method: 'GET',
  path: '/api/blog/:id',
  access: 'admin',
  summary: 'One article by its id, draft or published, with its translations and its version',
  errors: 'message',
  input: z.strictObject({ id: pathId }),
  output: editedBlog,
});

export const restoreBlog = endpoint({
  method: 'POST',
  path: '/api/admin/blogs/:id/restore',
  access: 'admin',
  summary: 'Restores an article from the bin, with its id and slug',
  errors: 'message',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), blogId: z.number() }),
});

export const listBlogHistory = endpoint({
  method: 'GET',
  path: '/api/admin/blogs/:id/history',
  access: 'admin',
  summary: 'The versions of an article, newest first: author, time and changed fields',
  errors: 'message',
  input: z.strictObject({ id: pathId }),
  output: z.array(historyEntry),
});

export const readBlogVersion = endpoint({
  method: 'GET',
  path: '/api/admin/blogs/:id/history/:version',
  access: 'admin',
  summary: 'One version of an article, field by field, beside the version before it',
  errors: 'message',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: recordVersion,
});

export const restoreBlogVersion = endpoint({
  method: 'POST',
  path: '/api/admin/blogs/:id/history/:version/restore',
  access: 'admin',
  summary: 'Restores the texts of a former version; picture and status do not change',
  errors: 'message',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: z.object({ message: z.string(), id: z.number(), version: z.number() }),
});
