/** The history of a scheme. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pathId } from './fields.ts';
import { historyEntry, recordVersion } from './record-history.ts';

export const listSchemeHistory = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id/history',
  access: 'admin',
  summary: 'The versions of a scheme, newest first: author, time and changed fields',
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
  summary: 'Restores a former version; the status does not change',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: z.object({ message: z.string(), id: z.number(), version: z.number() }),
});
