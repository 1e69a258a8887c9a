/** The append-only audit log: every write, login and export of staff; failed logins and views of visitors' data in summary. */
import type { Database, Tx } from '../database/tables.ts';

export type AuditEntry = {
  /** User name of who did it. */
  actor: string;
  /** What was done, as one or two words: `create`, `update`, `publish`, `login`, `view`. */
  action: string;
  /** Kind of the record: `scheme`, `blog`, `request`, `user`. */
  entity?: string;
  entity_id?: number | string;
  /** One line for people; never a password, never a visitor's e-mail address. */
  detail?: string;
  /** Default: now. */
  at?: Date;
};

/** Adds an entry. Pass the transaction of the reported write, so that neither is stored without the other. */
export async function writeAudit(
  tx: Tx | Database,
  { actor, action, entity = '', entity_id = '', detail = '', at }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ actor, action, entity, entity_id: String(entity_id), detail, ...(at && { at: at.toISOString() }) })
    .execute();
}
