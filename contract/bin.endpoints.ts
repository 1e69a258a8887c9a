/** The bin: what staff deleted in the last 30 days. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';

export const BIN_DAYS = 30;

export const listBin = endpoint({
  method: 'GET',
  path: '/api/admin/bin',
  access: 'admin',
  summary: 'Deleted schemes, blogs and papers, the latest first; each is gone for good 30 days after its deletion',
  input: z.object({}),
  output: z.array(
    z.object({
      entity: z.enum(['scheme', 'blog', 'paper']),
      id: z.number(),
      name: z.string(),
      deletedAt: z.string(),
      deletedBy: z.string(),
      /** When it is deleted for good. */
      goneOn: z.string(),
    }),
  ),
});

export const restoreScheme = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/:id/restore',
  access: 'admin',
  summary: 'Takes a scheme out of the bin, with its id and slug',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});
