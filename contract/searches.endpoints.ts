/** Zero-result searches: what people look for and the catalogue does not have, or not under this name. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label, message } from './fields.ts';
import { LANGUAGES } from './languages.ts';

/** `empty`: nothing was found; `weak`: only near matches. */
export const SEARCH_KINDS = ['empty', 'weak'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const zeroResultSearch = z.object({
  query: z.string(),
  language: z.enum(LANGUAGES),
  kind: z.enum(SEARCH_KINDS),
  times: z.number(),
  lastAt: z.string(),
});
export type ZeroResultSearch = z.infer<typeof zeroResultSearch>;

export const listZeroResultSearches = endpoint({
  method: 'GET',
  path: '/api/admin/empty-searches',
  access: 'admin',
  summary: 'Up to 500 searches that found nothing or only near matches, most frequent first: words, language, kind and count, no identity',
  input: z.strictObject({}),
  output: z.array(zeroResultSearch),
});

export const removeZeroResultSearch = endpoint({
  method: 'DELETE',
  path: '/api/admin/empty-searches',
  access: 'admin',
  summary: 'Removes a search from the list until somebody searches for it again',
  input: z.strictObject({ query: label(), language: z.enum(LANGUAGES) }),
  output: message,
});
