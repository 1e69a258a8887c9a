/** Autosaved drafts of staff, for continuing on another device or after a browser crash. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';

/** Characters of a draft; longer ones stay on the device only. */
export const MAX_DRAFT_LENGTH = 1_000_000;
/** Drafts per user; a further one replaces the oldest. */
export const MAX_DRAFTS = 30;
export const DRAFT_DAYS = 30;

/** `scheme:12`, `scheme:new`, `scheme:request-7`. */
const record = z.string().check(z.regex(/^(?:scheme|scheme-short|blog|paper):(?:new|\d{1,10}|request-\d{1,10})$/));
/** Random id of a browser tab, so that two tabs never share a draft. */
const tab = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/admin/drafts',
  access: 'admin',
  summary: 'Your own drafts of a record, newest first',
  input: z.strictObject({ record }),
  output: z.array(z.object({ tab: z.string(), at: z.string(), text: z.string() })),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/admin/drafts',
  access: 'admin',
  summary: 'Stores your unsaved input, for yourself only; the record does not change',
  // A character takes up to three bytes, and quotes are escaped.
  bodyLimit: MAX_DRAFT_LENGTH * 4,
  input: z.strictObject({ record, tab, text: z.string().check(z.maxLength(MAX_DRAFT_LENGTH, 'The draft is too long to be saved')) }),
  output: z.object({ at: z.string() }),
});

export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/api/admin/drafts',
  access: 'admin',
  summary: 'Deletes one of your drafts, if it exists',
  input: z.strictObject({ record, tab }),
  output: message,
});
