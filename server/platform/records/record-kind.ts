/** What versions, writes and the bin need to know of a kind of record, such as schemes and articles. */
import type { Tables } from '../database/tables.ts';

export type Entity = Tables['history']['entity'];

export type StoredRecord = { id: number; version: number; deleted_at: string | null };

/** By what a record is as stored, and what history keeps of it. */
export type RecordKind<R extends StoredRecord, Snapshot = R> = {
  entity: Entity;
  nameOf: (record: R) => string;
  /** What a record was before its first write that left a trace dates from then. */
  madeOn: (record: R) => string;
  keep: (record: R) => Snapshot;
  /** Reads what any version of the software has kept. */
  read: (json: string) => Snapshot;
  /** Every field as text, to compare and to read; an absent one is empty. */
  texts: (snapshotRead: Snapshot) => Record<string, string>;
};

/** Where each kind is stored, and under which names people and addresses know one of it. */
export const STORED_IN = {
  scheme: { table: 'schemes', name: 'name', slug: 'slug', status: 'status' },
  blog: { table: 'blogs', name: 'seo_title', slug: 'seo_slug', status: 'is_active' },
  paper: { table: 'papers', name: 'name', slug: 'slug', status: 'status' },
} as const satisfies Record<Entity, { table: keyof Tables; name: string; slug: string; status: string }>;

/** Whether a value of its column for the status, as stored, says that a record is public. */
export function isPublished(status: unknown): boolean {
  return status === 'published' || status === 1;
}

/** Names of the fields in which two states differ. */
export function changedNames(before: Record<string, string>, after: Record<string, string>): string[] {
  return everyName(before, after).filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
}

export function everyName(before: Record<string, string>, after: Record<string, string>): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}
