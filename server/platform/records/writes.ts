/** Shared by all writes of records: the version check, history and audit log. */
import { conflict } from '../api/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Tx } from '../database/tables.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { storeVersions } from './versions.ts';

/** The audit log's word for each action in the history. */
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

export type Write = {
  actor: string;
  action: Action;
  at: Date;
  /** Imports report whole batches to the audit log instead of each record. */
  isReportedElsewhere?: boolean;
};

/**
 * Refuses a change based on another version than the stored one. A higher version is refused too: it is from before the database was
 * restored to an earlier state.
 * @param known undefined if the last write should win
 * @param current the stored record, for the sender to compare with
 * @throws Problem 409
 */
export function checkVersion(known: number | undefined, { version }: StoredRecord, sentence: string, current?: object): void {
  if (known !== undefined && known !== version) throw conflict(sentence, current && { current });
}

/**
 * Adds new states to the history and an audit entry for each.
 * @param before the state before the write
 * @param detail what changed, in a few words
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
