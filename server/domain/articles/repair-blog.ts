/** Repairs corrupt article rows, as `repair-row.ts` does for schemes. */
import { DRAFT, PUBLISHED } from '../../../contract/blogs.endpoints.ts';
import { type Check, instant, instantOrNone, repair, text } from '../../platform/database/repair-columns.ts';

const number = (column: string, instead: number): Check => ({ column, isSound: Number.isInteger, instead });

const TEXTS = [...['seo_title', 'seo_desc', 'content'].map(text), number('read_time', 1)];
const BLOG: Check[] = [
  ...TEXTS,
  ...['seo_slug', 'seo_keywords', 'author', 'picture'].map(text),
  ...[number('seo_category', 0), number('picture_width', 0), number('picture_height', 0), number('version', 1)],
  { column: 'is_active', isSound: (value) => value === PUBLISHED || value === DRAFT, instead: DRAFT },
  ...[instant('created_on'), instant('updated_on'), instantOrNone('published_at')],
];
const TRANSLATION: Check[] = [
  ...TEXTS,
  { column: 'state', isSound: (value) => value === 'draft' || value === 'reviewed', instead: 'draft' },
  text('source_hash'),
];

/** @returns the row with defaults for corrupt columns, which `damaged` names, prefixed with the language for a translation */
export function repairBlog<B extends object, T extends object>(
  stored: B,
  translations: Record<string, T> = {},
): B & { translations: Record<string, T>; damaged?: string[] } {
  const blog = repair(stored, BLOG);
  const texts = Object.entries(translations).map(([language, one]) => ({ language, ...repair(one, TRANSLATION) }));
  const damaged = [...blog.damaged, ...texts.flatMap(({ language, damaged: names }) => names.map((name) => `${language}.${name}`))];
  const sound = { ...blog.row, translations: Object.fromEntries(texts.map(({ language, row }) => [language, row])) };
  return damaged.length === 0 ? sound : { ...sound, damaged };
}
