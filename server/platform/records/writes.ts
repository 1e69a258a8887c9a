/** What every write of a record has in common: who, when, why, from which version, and how it is recorded. */
import { conflict } from '../api/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Tx } from '../database/tables.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { storeVersions } from './versions.ts';

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
  shipped: 'update',
} as const;
export type Action = keyof typeof AUDIT_WORDS;

/** Who writes, when, and under which name history keeps it. */
export type Write = {
  actor: string;
  action: Action;
  at: Date;
  /** Imports report whole batches to the audit log instead of each record. */
  isReportedElsewhere?: boolean;
};

/**
 * Refuses a change made from a version other than the one stored. A higher one is no better: it is of a database that has been
 * put back to an earlier day.
 * @param known undefined where the sender wants the last write to win
 * @param current what is stored, for the sender to compare with
 * @throws Problem 409
 */
export function checkVersion(known: number | undefined, { version }: StoredRecord, sentence: string, current?: object): void {
  if (known !== undefined && known !== version) throw conflict(sentence, current && { current });
}

/**
 * Keeps new states in the history and tells the audit log of each.
 * @param before what the write found
 * @param detail what it changed, in a few words
 */
export async function recordWrites<R extends StoredRecord, K>(
  tx: Tx,
  kind: RecordKind<R, K>,
  records: R[],
  write: Write,
  { before, detail }: { before?: R; detail?: string } = {},
): Promise<void> {
  await storeVersions(tx, kind, records, write, before);
  if (write.isReportedElsewhere) return;
  const { actor, at } = write;
  for (const record of records) {
    const name = kind.nameOf(record);
    const sentence = detail ? `${name}: ${detail}` : name;
    await writeAudit(tx, { actor, action: AUDIT_WORDS[write.action], entity: kind.entity, entity_id: record.id, detail: sentence, at });
  }
}
