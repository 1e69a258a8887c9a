/** What staff do with many schemes at once. */
import * as z from 'zod/mini';
import { endpoint, RICH_TEXT_BODY_LIMIT } from './endpoint.ts';
import { searchText } from './fields.ts';
import { MAX_ID } from './limits.ts';
import { oneCategory, SCHEME_STATUSES } from './scheme-fields.ts';

export const BULK_ACTIONS = ['publish', 'unpublish', 'categorise', 'delete'] as const;
export const BULK_LIMIT = 10_000;
export const IMPORT_BATCH = 100;

const listStatus = z.optional(z.enum([...SCHEME_STATUSES, 'all']));

const ids = z.array(z.int().check(z.minimum(1), z.maximum(MAX_ID))).check(z.maxLength(BULK_LIMIT));
/** Room for as many ids as are allowed. */
const BULK_BODY_LIMIT = 1_000_000;

/** Which schemes: those named by `ids`, or else all the list shows for a search and a status. */
const chosen = { ids: z.optional(ids), search: searchText, status: listStatus };

export const PUBLIC_ONES_CHANGED = 'Meanwhile the number of public schemes among them has changed. Please look at the names again.';

export const listChosenSchemes = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/bulk/chosen',
  access: 'admin',
  summary: 'Names the schemes an action on many would change, public ones first',
  bodyLimit: BULK_BODY_LIMIT,
  input: z.strictObject(chosen),
  output: z.object({
    published: z.number(),
    schemes: z.array(z.object({ id: z.number(), name: z.string(), status: z.enum(SCHEME_STATUSES) })),
  }),
});

const bulkOutcome = z.object({
  message: z.string(),
  done: z.number(),
  failed: z.number(),
  results: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      ok: z.boolean(),
      message: z.string(),
      /** The version the action made; absent where it changed nothing. */
      version: z.optional(z.number()),
    }),
  ),
});

export const bulkSchemes = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/bulk',
  access: 'admin',
  summary: 'Does one thing to the schemes named by `ids`, or to all that match `search` and `status`',
  bodyLimit: BULK_BODY_LIMIT,
  input: z.strictObject({
    action: z.enum(BULK_ACTIONS),
    ...chosen,
    /** How many of them are public, as somebody has confirmed; where it is another number by now, nothing is changed. Needed to delete public ones. */
    published: z.optional(z.int().check(z.minimum(0))),
    /** For `categorise`: becomes the first category; the others stay. */
    category: z.optional(oneCategory),
  }),
  output: bulkOutcome,
});

export const undoBulk = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/bulk/undo',
  access: 'admin',
  summary: 'Takes an action on many back, for each scheme that nobody has changed since; `done` names the versions the action made',
  bodyLimit: BULK_BODY_LIMIT,
  input: z.strictObject({
    action: z.enum(BULK_ACTIONS),
    done: z
      .array(z.strictObject({ id: z.int().check(z.minimum(1), z.maximum(MAX_ID)), version: z.int().check(z.minimum(1)) }))
      .check(z.maxLength(BULK_LIMIT)),
  }),
  output: bulkOutcome,
});

export const exportSchemes = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/export',
  access: 'admin',
  summary: 'The schemes that match `search` and `status` as a file: `csv`, safe to open in a spreadsheet, or `json`',
  input: z.object({ format: z.enum(['csv', 'json']), search: searchText, status: listStatus }),
  /** A file, not JSON for a client of this contract. */
  output: z.unknown(),
});

export const importResult = z.object({
  slug: z.string(),
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'failed']),
  message: z.string(),
  id: z.nullable(z.number()),
  /** Something in the row could not be used and was left out; `message` says what. */
  isIncomplete: z.optional(z.boolean()),
  /** What of a scheme that exists already the row changes, or would change. */
  change: z.optional(
    z.object({
      /** The version it was compared with; naming it in `overwrite` lets the row replace it. */
      version: z.number(),
      /** The scheme came with the site or was written by staff: it is kept unless it is named in `overwrite`. */
      isCurated: z.boolean(),
      /** Text from the first difference on, cut to a length one can read. */
      fields: z.array(z.object({ name: z.string(), before: z.string(), value: z.string() })),
    }),
  ),
});
export type ImportedScheme = z.output<typeof importResult>;
export type ImportOutcome = ImportedScheme['outcome'];

export const importSchemes = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/import',
  access: 'admin',
  summary:
    'Adds or updates up to 100 schemes by their slug, all of them in one transaction; `dryRun` only says what would happen. What came with the site or staff have written stays as it is unless `overwrite` names it',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({
    rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(IMPORT_BATCH)),
    dryRun: z.optional(z.boolean()),
    /** Leaves schemes alone that exist already. */
    keepExisting: z.optional(z.boolean()),
    /** Makes new schemes public whose row has no status. Without it they are drafts. */
    publish: z.optional(z.boolean()),
    /** Curated schemes that may be replaced: the version that was looked at, by slug. A newer one is kept. */
    overwrite: z.optional(z.record(z.string(), z.int())),
  }),
  output: z.object({ results: z.array(importResult) }),
});
