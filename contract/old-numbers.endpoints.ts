/** Finds places that still have a number which was changed elsewhere in a scheme. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';
import { LANGUAGES } from './languages.ts';

/** More than anybody would read. */
export const MAX_PLACES = 60;

export const oldNumbers = z.object({
  id: z.number(),
  name: z.string(),
  version: z.number(),
  /** The changed numbers, as written before and after. */
  changes: z.array(z.object({ from: z.string(), to: z.string() })),
  places: z.array(
    z.object({
      entity: z.enum(['scheme', 'blog', 'paper']),
      id: z.number(),
      name: z.string(),
      isDraft: z.boolean(),
      /** Name of the field in its form. */
      field: z.string(),
      language: z.enum(LANGUAGES),
      /** The number as written there, its count, and the text around its first occurrence. */
      shown: z.string(),
      count: z.number(),
      excerpt: z.string(),
    }),
  ),
  /** Whether there are more places than listed. */
  isCut: z.boolean(),
});
export type OldNumbers = z.infer<typeof oldNumbers>;
export type OldPlace = OldNumbers['places'][number];

export const readOldNumbers = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/old-numbers',
  access: 'admin',
  summary:
    'Numbers that were replaced in a scheme since the version `since`, and where they still occur: in its other texts, rules and ' +
    'examples, and in articles, documents and schemes that name it. Default of `since`: the version before the last',
  input: z.object({ id: pathId, since: z.optional(pathId) }),
  output: oldNumbers,
});
