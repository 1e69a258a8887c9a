/** The former states of a scheme. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';

const historyEntry = z.object({
  version: z.number(),
  /** found (its state before the first change), added, updated, checked, published, unpublished, categorised, deleted, restored, imported */
  action: z.string(),
  actor: z.string(),
  at: z.string(),
  /** Names of the fields that differ from the version before. */
  changed: z.array(z.string()),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const listSchemeHistory = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/history',
  access: 'admin',
  summary: 'The versions of a scheme, newest first: who, when, and which fields changed',
  input: z.object({ id: pathId }),
  output: z.array(historyEntry),
});

/** Every field of a version as text to read; HTML fields stay HTML. */
export const schemeVersion = z.object({
  ...historyEntry.shape,
  fields: z.array(z.object({ name: z.string(), value: z.string(), before: z.string() })),
});
export type SchemeVersion = z.output<typeof schemeVersion>;

export const readSchemeVersion = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/history/:version',
  access: 'admin',
  summary: 'One version of a scheme, field by field, beside the version before it',
  input: z.object({ id: pathId, version: pathId }),
  output: schemeVersion,
});

export const restoreSchemeVersion = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/:id/history/:version/restore',
  access: 'admin',
  summary: 'Makes a former version the newest; whether the scheme is published stays as it is',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: z.object({ message: z.string(), id: z.number(), version: z.number() }),
});
