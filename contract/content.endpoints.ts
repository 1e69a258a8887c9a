/** Applies the schemes and documents of a new release to an existing site. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label } from './fields.ts';
import { importResult } from './scheme-bulk.endpoints.ts';

const { outcome, message, id, isIncomplete, change } = importResult.shape;

/** `name` of the file, such as `schemes/pm-kisan` or `documents/aadhaar-card`. */
const contentResult = z.object({ name: z.string(), title: z.string(), outcome, message, id, isIncomplete, change });
export type ContentResult = z.output<typeof contentResult>;

/** Numbers of content in this release that the site does not have yet. `undecided`: changed by staff and by the release. */
export const waitingContent = z.object({ added: z.number(), corrected: z.number(), undecided: z.number() });
export type WaitingContent = z.infer<typeof waitingContent>;

const MAX = 5_000;

export const updateFromRelease = endpoint({
  method: 'POST',
  path: '/api/admin/content/update',
  access: 'admin',
  summary:
    'Applies new and corrected schemes and documents of this release in one transaction; `dryRun` only shows what would happen. Content changed by staff is replaced only if `take` names it; content they removed is not added again',
  input: z.strictObject({
    dryRun: z.optional(z.boolean()),
    /** Content changed by staff that the release may replace, by name with the version they saw. A newer version is not replaced. */
    take: z.optional(z.record(label(), z.int())),
    /** Content for which staff decline the file; not asked again until the file changes. */
    keep: z.optional(z.array(label()).check(z.maxLength(MAX))),
  }),
  output: z.object({ results: z.array(contentResult) }),
  errors: 'message',
});
