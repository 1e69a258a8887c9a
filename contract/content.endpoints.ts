/** What a new release of the software says of schemes and documents, for a site that runs already. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label } from './fields.ts';
import { importResult } from './scheme-bulk.endpoints.ts';

const { outcome, message, id, isIncomplete, change } = importResult.shape;

/** `name` is the file's, such as `schemes/pm-kisan` or `documents/aadhaar-card`. */
const contentResult = z.object({ name: z.string(), title: z.string(), outcome, message, id, isIncomplete, change });
export type ContentResult = z.output<typeof contentResult>;

/** How much of this release the site does not show yet. `undecided`: changed by staff and by the release. */
export const waitingContent = z.object({ added: z.number(), corrected: z.number(), undecided: z.number() });
export type WaitingContent = z.infer<typeof waitingContent>;

const MAX = 5_000;

export const updateFromRelease = endpoint({
  method: 'POST',
  path: '/api/admin/content/update',
  access: 'admin',
  summary:
    'Brings in the schemes and papers of this release that are new or corrected, all in one transaction; `dryRun` only says what would happen. What staff have changed stays as it is unless `take` names it, what they removed stays away',
  input: z.strictObject({
    dryRun: z.optional(z.boolean()),
    /** Of what staff have changed, what the release may replace: the version that was looked at, by name. A newer one is kept. */
    take: z.optional(z.record(label(), z.int())),
    /** What stays as staff have it, and is not asked again until its file changes. */
    keep: z.optional(z.array(label()).check(z.maxLength(MAX))),
  }),
  output: z.object({ results: z.array(contentResult) }),
  errors: 'message',
});
