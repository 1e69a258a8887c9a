/** Keeps every state of a scheme that a write made, and the one before the first such write. */
import type { Database, Tx } from '../database/tables.ts';
import { readKept, type SchemeSnapshot } from './scheme-snapshot.ts';

/** The newest versions are listed; older ones stay stored. */
const MOST_LISTED = 100;

export type StoredVersion = { version: number; action: string; actor: string; at: string; snapshot: SchemeSnapshot };

/** Adds states. */
export async function keepVersions(tx: Tx, snapshots: SchemeSnapshot[], entry: { action: string; actor: string; at: Date }): Promise<void> {
  if (snapshots.length === 0) return;
  const rows = snapshots.map((snapshot) => ({
    entity: 'scheme' as const,
    entity_id: snapshot.id,
    version: snapshot.version,
    action: entry.action,
    actor: entry.actor,
    at: entry.at.toISOString(),
    snapshot: JSON.stringify(snapshot),
  }));
  await tx.insertInto('history').values(rows).execute();
}

/** Seeded schemes have no history: their state before the first change is kept together with that change. */
export async function keepFormerVersion(tx: Tx, before: SchemeSnapshot): Promise<void> {
  const row = await tx
    .selectFrom('history')
    .select('id')
    .where('entity', '=', 'scheme')
    .where('entity_id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (!row) await keepVersions(tx, [before], { action: 'found', actor: '', at: new Date(before.createdOn) });
}

/** The newest versions first. */
export async function readVersions(db: Database, id: number): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('entity', '=', 'scheme')
    .where('entity_id', '=', id)
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ version, action, actor, at, snapshot }) => ({ version, action, actor, at, snapshot: readKept(snapshot) }));
}

/** A version and the one before it. */
export async function readVersion(
  db: Database,
  id: number,
  version: number,
): Promise<[StoredVersion | undefined, StoredVersion | undefined]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('entity', '=', 'scheme')
    .where('entity_id', '=', id)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  const [first, second] = rows.map((row): StoredVersion => ({ ...row, snapshot: readKept(row.snapshot) }));
  return first?.version === version ? [first, second] : [undefined, undefined];
}
