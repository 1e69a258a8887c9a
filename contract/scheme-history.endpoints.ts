/** The former states of a scheme. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';
import { historyEntry, recordVersion } from './record-history.ts';

export const listSchemeHistory = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/history',
  access: 'admin',
  summary: 'The versions of a scheme, newest first: who, when, and which fields changed',
  input: z.object({ id: pathId }),
  output: z.array(historyEntry),
});

export const readSchemeVersion = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/history/:version',
  access: 'admin',
  summary: 'One version of a scheme, field by field, beside the version before it',
  input: z.object({ id: pathId, version: pathId }),
  output: recordVersion,
});

export const restoreSchemeVersion = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/:id/history/:version/restore',
  access: 'admin',
  summary: 'Makes a former version the newest; whether the scheme is published stays as it is',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: z.object({ message: z.string(), id: z.number(), version: z.number() }),
});
