/** How versions, writes and the bin handle a kind of record, such as schemes and articles. */
import type { Tables } from '../database/tables.ts';

export type Entity = Tables['history']['entity'];

export type StoredRecord = { id: number; version: number; deleted_at: string | null };

/** `R` is a record as stored, `Snapshot` its form in the history. */
export type RecordKind<R extends StoredRecord, Snapshot = R> = {
  entity: Entity;
  nameOf: (record: R) => string;
  /** Date of the state before the first recorded write. */
  madeOn: (record: R) => string;
  keep: (record: R) => Snapshot;
  /** Parses a snapshot of any version of the software. */
  read: (json: string) => Snapshot;
  /** Every field as text, for comparison and display; empty if absent. */
  texts: (snapshotRead: Snapshot) => Record<string, string>;
};

/** Table, name column, slug column and status column of each kind. */
export const STORED_IN = {
  scheme: { table: 'schemes', name: 'name', slug: 'slug', status: 'status' },
  blog: { table: 'blogs', name: 'seo_title', slug: 'seo_slug', status: 'is_active' },
  paper: { table: 'papers', name: 'name', slug: 'slug', status: 'status' },
} as const satisfies Record<Entity, { table: keyof Tables; name: string; slug: string; status: string }>;

/** Whether a stored status value means published. */
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
