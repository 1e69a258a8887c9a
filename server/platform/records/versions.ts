/** Stores a snapshot of a record with each write, and one of the state before the first write. */
import type { HistoryEntry, RecordVersion } from '../../../contract/record-history.ts';
import { notFound } from '../api/problem.ts';
import type { Database, Tx } from '../database/tables.ts';
import { changedNames, everyName, type RecordKind, type StoredRecord } from './record-kind.ts';

/** The newest versions are listed; older ones stay stored. */
const MAX_LISTED = 100;

type Writing = { action: string; actor: string; at: Date };

/**
 * Stores snapshots.
 * @param before the state before the write, stored too if the record came from the content files and has no history yet
 */
export async function storeVersions<R extends StoredRecord, K>(
  tx: Tx,
  kind: RecordKind<R, K>,
  records: R[],
  { action, actor, at }: Writing,
  before?: R,
): Promise<void> {
  const row = (record: R, writing: Writing) => ({
    entity: kind.entity,
    entity_id: record.id,
    version: record.version,
    ...writing,
    at: writing.at.toISOString(),
    snapshot: JSON.stringify(kind.keep(record)),
  });
  const rows = records.map((record) => row(record, { action, actor, at }));
  // Only the seed writes a first version without history.
  if (before?.version === 1 && !(await isKnown(tx, kind, before.id))) {
    rows.unshift(row(before, { action: 'found', actor: '', at: new Date(kind.madeOn(before)) }));
  }
  if (rows.length > 0) await tx.insertInto('history').values(rows).execute();
}

async function isKnown<R extends StoredRecord, K>(tx: Tx, kind: RecordKind<R, K>, id: number): Promise<boolean> {
  return (await entries(tx, kind, id).select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Newest first, with author, time and changed fields. */
export async function listVersions<R extends StoredRecord, K>(db: Database, kind: RecordKind<R, K>, id: number): Promise<HistoryEntry[]> {
  const versions = await readStates(db, kind, id, { limit: MAX_LISTED + 1 });
  return versions.slice(0, MAX_LISTED).map((version, index) => entryOf(version, versions[index + 1]));
}

/** The fields of a version beside those of the one before it. @throws Problem 404 for an unknown version */
export async function readVersion<R extends StoredRecord, K>(
  db: Database,
  kind: RecordKind<R, K>,
  id: number,
  version: number,
): Promise<RecordVersion> {
  const [found, before] = await readStates(db, kind, id, { limit: 2, upTo: version });
  if (found?.version !== version) throw notFound('This version was not found');
  const [now, then] = [found.texts, before?.texts ?? {}];
  const fields = everyName(then, now).map((name) => ({ name, value: now[name] ?? '', before: then[name] ?? '' }));
  return { ...entryOf(found, before), fields };
}

/** The snapshot of a version, to be restored. @throws Problem 404 for an unknown version */
export async function storedVersion<R extends StoredRecord, K>(
  db: Database,
  kind: RecordKind<R, K>,
  id: number,
  version: number,
): Promise<K> {
  const row = await entries(db, kind, id).select('snapshot').where('version', '=', version).orderBy('id', 'desc').executeTakeFirst();
  const snapshotRead = row && readStored(kind, row.snapshot);
  if (!snapshotRead) throw notFound('This version was not found');
  return snapshotRead.state;
}

type State = { version: number; action: string; actor: string; at: string; texts: Record<string, string> };

async function readStates<R extends StoredRecord, K>(
  db: Database,
  kind: RecordKind<R, K>,
  id: number,
  { limit, upTo }: { limit: number; upTo?: number },
): Promise<State[]> {
  const rows = await entries(db, kind, id)
    .selectAll()
    .$if(upTo !== undefined, (query) => query.where('version', '<=', upTo ?? 0))
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ version, action, actor, at, snapshot }) => ({
    version,
    action,
    actor,
    at,
    texts: readStored(kind, snapshot)?.texts ?? {},
  }));
}

/** Undefined if it cannot be parsed, so that one such version does not hide the others. */
function readStored<R extends StoredRecord, K>(
  kind: RecordKind<R, K>,
  snapshot: string,
): { state: K; texts: Record<string, string> } | undefined {
  try {
    const state = kind.read(snapshot);
    return { state, texts: kind.texts(state) };
  } catch {
    return undefined;
  }
}

function entries<R extends StoredRecord, K>(db: Database | Tx, { entity }: RecordKind<R, K>, id: number) {
  return db.selectFrom('history').where('entity', '=', entity).where('entity_id', '=', id);
}

function entryOf({ texts, ...entry }: State, before: State | undefined): HistoryEntry {
  return { ...entry, changed: before ? changedNames(before.texts, texts) : [] };
}
