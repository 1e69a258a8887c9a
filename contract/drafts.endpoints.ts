/** Autosaved drafts of staff, for continuing on another device or after a browser crash. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';

/** Of one draft, in characters. What is longer stays on the device alone. */
export const MAX_DRAFT_LENGTH = 1_000_000;
/** Of one user; a further one takes the place of the oldest. */
export const MAX_DRAFTS = 30;
export const DRAFT_DAYS = 30;

/** `scheme:12`, `scheme:new`, `scheme:request-7`. */
const record = z.string().check(z.regex(/^(?:scheme|scheme-short|blog|paper):(?:new|\d{1,10}|request-\d{1,10})$/));
/** Each tab of a browser names itself at random, so that two of them never share a draft. */
const tab = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/admin/drafts',
  access: 'admin',
  summary: 'The drafts you yourself have left of a record, newest first',
  input: z.strictObject({ record }),
  output: z.array(z.object({ tab: z.string(), at: z.string(), text: z.string() })),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/admin/drafts',
  access: 'admin',
  summary: 'Keeps what you have typed, for yourself alone; the record stays as it is',
  // A character takes up to three bytes, and the quotes within are escaped.
  bodyLimit: MAX_DRAFT_LENGTH * 4,
  input: z.strictObject({ record, tab, text: z.string().check(z.maxLength(MAX_DRAFT_LENGTH, 'The draft is too long to be kept')) }),
  output: z.object({ at: z.string() }),
});

export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/api/admin/drafts',
  access: 'admin',
  summary: 'Forgets a draft of yours; it is no fault when there is none',
  input: z.strictObject({ record, tab }),
  output: message,
});
