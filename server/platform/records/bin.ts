/** The bin: deleted records stay there for 30 days and can be restored. */
import { BIN_DAYS } from '../../../contract/bin.endpoints.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { noteChanges } from '../database/changes.ts';
import { lockWrites } from '../database/lock-writes.ts';
import type { Database, Tx } from '../database/tables.ts';
import { type Entity, isPublished, type RecordKind, STORED_IN, type StoredRecord } from './record-kind.ts';
import { recordWrites, type Write } from './writes.ts';

const DAY_MS = 86_400_000;
const BATCH = 500;

/** Moves a record into the bin or out of it; returns the changed record. */
export async function moveBin<R extends StoredRecord, K>(
  tx: Tx,
  kind: RecordKind<R, K>,
  before: R,
  to: 'bin' | 'list',
  write: Omit<Write, 'action'>,
): Promise<R> {
  const moved = { deleted_at: to === 'bin' ? write.at.toISOString() : null, version: before.version + 1 };
  await tx.updateTable(STORED_IN[kind.entity].table).set(moved).where('id', '=', before.id).execute();
  const after = { ...before, ...moved };
  await recordWrites(tx, kind, [after], { ...write, action: to === 'bin' ? 'deleted' : 'restored' }, { before });
  await noteChanges(tx, kind.entity, [before.id]);
  return after;
}

/** Deleted records of all kinds, latest first. */
export async function readBin(db: Database) {
  const kinds = Object.entries(STORED_IN) as [Entity, (typeof STORED_IN)[Entity]][];
  const deleted = await Promise.all(
    kinds.map(async ([entity, { table, name, status }]) => {
      const rows = await db
        .selectFrom(table)
        .select(['id', `${name} as name`, `${status} as status`, 'deleted_at'])
        .where('deleted_at', 'is not', null)
        .execute();
      const deletions =
        rows.length === 0
          ? []
          : await readDeletions(
              db,
              entity,
              rows.map(({ id }) => id),
            );
      // Later entries overwrite earlier ones, so the last deletion counts.
      const actors = new Map(deletions.map((entry) => [entry.entity_id, entry.actor]));
      return rows.map(({ deleted_at, status, ...row }) => {
        const deletedAt = deleted_at ?? '';
        const goneOn = new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString();
        return {
          entity,
          ...row,
          status: isPublished(status) ? ('published' as const) : ('draft' as const),
          deletedAt,
          deletedBy: actors.get(row.id) ?? '',
          goneOn,
        };
      });
    }),
  );
  return deleted.flat().sort((a, b) => b.deletedAt.localeCompare(a.deletedAt) || b.id - a.id);
}

function readDeletions(db: Database, entity: Entity, ids: number[]) {
  return db
    .selectFrom('history')
    .select(['entity_id', 'actor'])
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids)
    .where('action', '=', 'deleted')
    .orderBy('id')
    .execute();
}

/** Deletes records deleted more than 30 days ago for good, with their history. Safe to run concurrently. */
export async function emptyBin(db: Database, entity: Entity, now: Date): Promise<void> {
  const { table, name } = STORED_IN[entity];
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();
  const isMore = await db.transaction().execute(async (tx) => {
    await lockWrites(tx);
    const gone = await tx
      .selectFrom(table)
      .select(['id', `${name} as name`])
      .where('deleted_at', '<', before)
      .limit(BATCH)
      .execute();
    for (const { id, name } of gone) {
      await tx.deleteFrom('history').where('entity', '=', entity).where('entity_id', '=', id).execute();
      await tx.deleteFrom(table).where('id', '=', id).execute();
      await writeAudit(tx, { actor: 'system', action: 'purge', entity, entity_id: id, detail: name, at: now });
    }
    return gone.length === BATCH;
  });
  if (isMore) await emptyBin(db, entity, now);
}
