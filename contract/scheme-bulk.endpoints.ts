/** Calls of staff for many schemes at once. */
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
/** Large enough for the maximum number of ids. */
const BULK_BODY_LIMIT = 1_000_000;

/** The schemes in `ids`, or else all that match a search and a status. */
const chosen = { ids: z.optional(ids), search: searchText, status: listStatus };

export const PUBLIC_ONES_CHANGED = 'Meanwhile the number of public schemes among them has changed. Please look at the names again.';

export const listChosenSchemes = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/bulk/chosen',
  access: 'admin',
  summary: 'Lists the schemes a bulk action would change, published ones first',
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
      /** The version stored by the action; absent if nothing changed. */
      version: z.optional(z.number()),
    }),
  ),
});

export const bulkSchemes = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/bulk',
  access: 'admin',
  summary: 'Runs a bulk action on the schemes in `ids`, or on all that match `search` and `status`',
  bodyLimit: BULK_BODY_LIMIT,
  input: z.strictObject({
    action: z.enum(BULK_ACTIONS),
    ...chosen,
    /** The number of published schemes that was confirmed; if it differs by now, nothing is changed. Required to delete published schemes. */
    published: z.optional(z.int().check(z.minimum(0))),
    /** For `categorise`: replaces the first category. */
    category: z.optional(oneCategory),
  }),
  output: bulkOutcome,
});

export const undoBulk = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/bulk/undo',
  access: 'admin',
  summary: 'Undoes a bulk action for each scheme not changed since; `done` names the versions the action stored',
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
  /** A file, not JSON. */
  output: z.unknown(),
});

export const importResult = z.object({
  slug: z.string(),
  name: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'failed']),
  message: z.string(),
  id: z.nullable(z.number()),
  /** Something in the row was omitted; `message` says what. */
  isIncomplete: z.optional(z.boolean()),
  /** Changes to an existing scheme, made or proposed. */
  change: z.optional(
    z.object({
      /** The compared version; sending it in `overwrite` lets the row replace it. */
      version: z.number(),
      /** The scheme was shipped or edited by staff, so it is replaced only if `overwrite` names it. */
      isCurated: z.boolean(),
      /** Text from the first difference, shortened. */
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
    'Adds or updates up to 100 schemes by their slug in one transaction; `dryRun` only shows what would happen. Shipped schemes and those edited by staff are replaced only if `overwrite` names them',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({
    rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(IMPORT_BATCH)),
    dryRun: z.optional(z.boolean()),
    /** Skips existing schemes. */
    keepExisting: z.optional(z.boolean()),
    /** Publishes new schemes whose row has no status. Default: drafts. */
    publish: z.optional(z.boolean()),
    /** Curated schemes that may be replaced, by slug with the version that was seen. A newer version is not replaced. */
    overwrite: z.optional(z.record(z.string(), z.int())),
  }),
  output: z.object({ results: z.array(importResult) }),
});
