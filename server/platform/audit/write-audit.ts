/** The audit log: every write, login and export of staff; failed logins and views of what visitors wrote, summed up. Entries are only ever added. */
import type { Database, Tx } from '../database/tables.ts';

export type AuditEntry = {
  /** User name of who did it. */
  actor: string;
  /** What was done, as one or two words: `create`, `update`, `publish`, `login`, `view`. */
  action: string;
  /** What it was done to: `scheme`, `blog`, `request`, `user`. */
  entity?: string;
  entity_id?: number | string;
  /** One line for people; never a password, never a visitor's e-mail address. */
  detail?: string;
  /** Now, unless stated. */
  at?: Date;
};

/** Adds an entry, in the transaction of what it reports, so that neither exists without the other. */
export async function writeAudit(
  tx: Tx | Database,
  { actor, action, entity = '', entity_id = '', detail = '', at }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ actor, action, entity, entity_id: String(entity_id), detail, ...(at && { at: at.toISOString() }) })
    .execute();
}
