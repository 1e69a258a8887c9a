/** The append-only audit log, newest first. */
import * as z from 'zod/mini';
import { foldDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { label, pageNumber, pageSize } from './fields.ts';

export const AUDIT_ENTRIES_PER_PAGE = 50;

export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A day as YYYY-MM-DD, in the digits of any script. */
const day = z.optional(z.pipe(z.pipe(label(), z.transform(foldDigits)), z.union([z.literal(''), z.iso.date()])));

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'One page of the audit log; `from` and `to` are days in India, both included',
  input: z.strictObject({
    page: pageNumber,
    limit: pageSize(AUDIT_ENTRIES_PER_PAGE),
    actor: z.optional(label()),
    action: z.optional(label()),
    entity: z.optional(label()),
    entity_id: z.optional(label()),
    from: day,
    to: day,
  }),
  output: z.object({
    entries: z.array(auditEntry),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
    /** Filter values that occur in the log. */
    choices: z.object({ actors: z.array(z.string()), actions: z.array(z.string()), entities: z.array(z.string()) }),
  }),
});
