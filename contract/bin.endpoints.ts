/** The bin: records deleted in the last 30 days. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';
import { MAX_ID } from './limits.ts';

export const BIN_DAYS = 30;

export const listBin = endpoint({
  method: 'GET',
  path: '/api/admin/bin',
  access: 'admin',
  summary: 'Deleted schemes, blogs and documents, latest first; each is deleted for good after 30 days',
  input: z.object({}),
  output: z.array(
    z.object({
      entity: z.enum(['scheme', 'blog', 'paper']),
      id: z.number(),
      name: z.string(),
      /** Status after restoring: a published record is public again at once. */
      status: z.enum(['published', 'draft']),
      deletedAt: z.string(),
      deletedBy: z.string(),
      /** When it is deleted for good. */
      goneOn: z.string(),
    }),
  ),
});

const MAX_RESTORED = 10_000;

export const restoreMany = endpoint({
  method: 'POST',
  path: '/api/admin/bin/restore',
  access: 'admin',
  summary: 'Restores many schemes, blogs and documents from the bin, with a result for each',
  bodyLimit: 1_000_000,
  input: z.strictObject({
    entries: z
      .array(z.strictObject({ entity: z.enum(['scheme', 'blog', 'paper']), id: z.int().check(z.minimum(1), z.maximum(MAX_ID)) }))
      .check(z.maxLength(MAX_RESTORED)),
  }),
  output: z.object({
    done: z.number(),
    /** Those that could not be restored, and why. */
    failed: z.array(z.object({ entity: z.enum(['scheme', 'blog', 'paper']), id: z.number(), message: z.string() })),
  }),
});

export const restoreScheme = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/:id/restore',
  access: 'admin',
  summary: 'Restores a scheme from the bin, with its id and slug',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});
