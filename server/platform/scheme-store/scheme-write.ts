/** What every write of a scheme has in common: who, when, why, and how it is recorded. */

import { writeAudit } from '../audit/write-audit.ts';
import type { Tx } from '../database/tables.ts';
import { keepVersions } from './scheme-history.store.ts';
import type { SchemeSnapshot } from './scheme-snapshot.ts';

/** What follows a publication, in its transaction: the mails promised to those who asked for the scheme. */
export type OnPublished = (tx: Tx, schemeId: number, at: Date) => Promise<void>;

/** What history calls a write, and the audit log. */
const AUDIT_WORDS = {
  added: 'create',
  updated: 'update',
  checked: 'check',
  published: 'publish',
  unpublished: 'unpublish',
  categorised: 'categorise',
  deleted: 'delete',
  restored: 'restore',
  imported: 'import',
} as const;
export type SchemeAction = keyof typeof AUDIT_WORDS;

/** Who writes, when, and under which name history keeps it. */
export type Write = {
  actor: string;
  action: SchemeAction;
  at: Date;
  onPublished: OnPublished;
  /** Imports report whole batches to the audit log instead of each row. */
  isReportedElsewhere?: boolean;
};

/** Keeps new states in the history and tells the audit log of each. */
export async function recordWrites(tx: Tx, states: SchemeSnapshot[], write: Write, detail = ''): Promise<void> {
  await keepVersions(tx, states, write);
  if (write.isReportedElsewhere) return;
  const { actor, at } = write;
  for (const { id, name } of states) {
    const sentence = detail ? `${name}: ${detail}` : name;
    await writeAudit(tx, { actor, action: AUDIT_WORDS[write.action], entity: 'scheme', entity_id: id, detail: sentence, at });
  }
}
