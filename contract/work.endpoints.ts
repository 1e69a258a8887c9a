/** The open work of staff: counts by kind, and schemes due for a check. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageNumber, pageSize, pathId } from './fields.ts';

/** Days after which a scheme is due for another staff check. */
export const CHECK_AFTER_DAYS = 180;

export const readWork = endpoint({
  method: 'GET',
  path: '/api/admin/work',
  access: 'admin',
  summary: 'Numbers of open work for staff, over all records',
  input: z.strictObject({}),
  output: z.object({
    /** Pending requests of these two urgencies. */
    criticalRequests: z.number(),
    highRequests: z.number(),
    reports: z.number(),
    undeliverableMails: z.number(),
    searches: z.number(),
    schemesToCheck: z.number(),
    /** Published schemes with eligibility lines that have neither a rule nor the mark that a person must judge them. */
    schemesWithoutRules: z.number(),
    /** Schemes and documents of this release that are not applied yet, or await a decision. */
    waitingContent: z.number(),
  }),
});
export type Work = z.output<typeof readWork.output>;

export const nextSchemeToCheck = endpoint({
  method: 'GET',
  path: '/api/admin/checks/next',
  access: 'admin',
  summary: 'The published scheme that was checked longest ago, or the next one after `after` in that order; null when none is due',
  input: z.strictObject({ after: z.optional(pathId) }),
  output: z.object({
    /** Number of due schemes. */
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
    'One page of the published schemes with eligibility lines that have neither rule nor mark; `only`: those without any rules (`none`) or with some (`some`)',
  input: z.object({ page: pageNumber, limit: pageSize(UNRULED_PER_PAGE), only: z.optional(z.enum(['', 'none', 'some'])) }),
  output: z.object({
    /** Schemes with some rules first, then newest first. */
    schemes: z.array(z.object({ id: z.number(), name: z.string(), missing: z.number(), lines: z.number() })),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
});
