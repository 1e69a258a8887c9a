/**
 * The format of `content/blogs/*.md`: one article per file, settings on top between two lines `---`, Markdown below.
 *
 *     ---
 *     id: 1                                # never changes, never given again
 *     slug: how-to-apply-for-pm-kisan      # also the name of the file
 *     title: How to apply for PM-KISAN
 *     description: One or two plain sentences for the card, search engines and shared links.
 *     category: agriculture                # a slug of contract/categories.ts
 *     keywords: [pm kisan, kisan samman nidhi]
 *     author: YojanaPath Editors
 *     date: 2026-03-14                     # the day its text was last written or compared with its sources
 *     draft: true                          # optional: seen by staff only
 *     ---
 *     Text with **bold**, _emphasis_, lists, headings `##` and `###`, and links.
 *     A link to a scheme is written with its slug: [PM-KISAN](scheme:pm-kisan).
 *
 * A translation stands beside it in `<slug>.<language>.md`, with `title`, `description` and perhaps `state` as its settings; without that file
 * the site shows the English article in that language and says so. The picture is `pictures/<slug>.svg`, drawn at 1200 x 630 with its
 * text as paths or in plain fonts; without it the placeholder is shown. The title is the heading of the page: do not
 * repeat it in the text. Tables, quotes, pictures and raw HTML are not carried over.
 */
import * as z from 'zod/mini';
import { CATEGORY_SLUGS } from '../contract/categories.ts';

const text = z.string().check(z.trim(), z.minLength(1));

export const blogSettings = z.strictObject({
  id: z.int().check(z.minimum(1)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'), z.maxLength(80)),
  title: text,
  description: text,
  category: z.enum(CATEGORY_SLUGS),
  keywords: z.array(z.coerce.string().check(z.trim(), z.minLength(1))).check(z.minLength(1)),
  author: text,
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written YYYY-MM-DD')),
  draft: z.optional(z.boolean()),
});

export const blogTranslationSettings = z.strictObject({
  title: text,
  description: text,
  /** `reviewed` only after a person has compared it with the English; a draft until then. */
  state: z.optional(z.enum(['draft', 'reviewed'])),
});

export type BlogFile = z.infer<typeof blogSettings> & {
  /** Path of the file as shown in messages. */
  file: string;
  markdown: string;
  /** By language, also of languages the site does not speak yet. */
  translations: Partial<Record<string, z.infer<typeof blogTranslationSettings> & { markdown: string }>>;
  /** Path of the drawing, or null. */
  picture: string | null;
};
