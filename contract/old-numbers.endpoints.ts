/** Where a number still stands that was changed in one text of a scheme. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';
import { LANGUAGES } from './languages.ts';

/** More would be read by nobody. */
export const MAX_PLACES = 60;

export const oldNumbers = z.object({
  id: z.number(),
  name: z.string(),
  version: z.number(),
  /** What was changed, as it is written before and after. */
  changes: z.array(z.object({ from: z.string(), to: z.string() })),
  places: z.array(
    z.object({
      entity: z.enum(['scheme', 'blog', 'paper']),
      id: z.number(),
      name: z.string(),
      isDraft: z.boolean(),
      /** The field, as the form of its kind calls it. */
      field: z.string(),
      language: z.enum(LANGUAGES),
      /** As it is written there, with how often and in which words first. */
      shown: z.string(),
      count: z.number(),
      excerpt: z.string(),
    }),
  ),
  /** There are more places than are given. */
  isCut: z.boolean(),
});
export type OldNumbers = z.infer<typeof oldNumbers>;
export type OldPlace = OldNumbers['places'][number];

export const readOldNumbers = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/old-numbers',
  access: 'admin',
  summary:
    'Numbers that one text of a scheme had in the version `since` and has no more, and where they still stand: in its other texts, rules and ' +
    'examples, and in articles, documents and schemes that name it. Without `since`, compared with the version before the last',
  input: z.object({ id: pathId, since: z.optional(pathId) }),
  output: oldNumbers,
});
