/** What waits for staff: how much of each kind, and the schemes nobody has compared with their official page for long. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageNumber, pageSize, pathId } from './fields.ts';

/** After so many days a scheme is due to be compared with its official page again. */
export const CHECK_AFTER_DAYS = 180;

export const readWork = endpoint({
  method: 'GET',
  path: '/api/admin/work',
  access: 'admin',
  summary: 'How much waits for staff, counted over all there is',
  input: z.strictObject({}),
  output: z.object({
    /** Pending requests of these two urgencies. */
    criticalRequests: z.number(),
    highRequests: z.number(),
    reports: z.number(),
    undeliverableMails: z.number(),
    searches: z.number(),
    schemesToCheck: z.number(),
    /** Published ones with lines of eligibility that have neither a rule nor the mark that a person must judge them. */
    schemesWithoutRules: z.number(),
    /** Schemes and documents of this release that are not brought in yet, or await a decision. */
    waitingContent: z.number(),
  }),
});
export type Work = z.output<typeof readWork.output>;

export const nextSchemeToCheck = endpoint({
  method: 'GET',
  path: '/api/admin/checks/next',
  access: 'admin',
  summary: 'The published scheme that was checked longest ago, or the one behind `after` in that order; null when none is due',
  input: z.strictObject({ after: z.optional(pathId) }),
  output: z.object({
    /** How many are due. */
    due: z.number(),
    scheme: z.nullable(z.object({ id: z.number(), name: z.string(), checkedOn: z.nullable(z.string()) })),
  }),
});

export const UNRULED_PER_PAGE = 20;

export const listSchemesWithoutRules = endpoint({
  method: 'GET',
  path: '/api/admin/rules/missing',
  access: 'admin',
  summary:
    'One page of the published schemes with lines of eligibility that have neither rule nor mark; `only` those without any (`none`) or with a few (`some`)',
  input: z.object({ page: pageNumber, limit: pageSize(UNRULED_PER_PAGE), only: z.optional(z.enum(['', 'none', 'some'])) }),
  output: z.object({
    /** Those that lack a few first, then the newest. */
    schemes: z.array(z.object({ id: z.number(), name: z.string(), missing: z.number(), lines: z.number() })),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
});
