/** Searches that found nothing: what people look for and the catalogue does not have, or does not know by this name. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGUAGES, message } from './fields.ts';

export const emptySearch = z.object({ query: z.string(), language: z.enum(LANGUAGES), times: z.number(), lastAt: z.string() });
export type EmptySearch = z.infer<typeof emptySearch>;

export const listEmptySearches = endpoint({
  method: 'GET',
  path: '/api/admin/empty-searches',
  access: 'admin',
  summary: 'Up to 500 searches that found nothing, most frequent first: words, language and count, no identity',
  input: z.strictObject({}),
  output: z.array(emptySearch),
});

export const removeEmptySearch = endpoint({
  method: 'DELETE',
  path: '/api/admin/empty-searches',
  access: 'admin',
  summary: 'Takes a search off the list; it comes back when somebody searches for it again',
  input: z.strictObject({ query: z.string(), language: z.enum(LANGUAGES) }),
  output: message,
});
