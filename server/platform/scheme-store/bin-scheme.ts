/** Moves schemes into the bin and out of it. */
import { notFound } from '../api/problem.ts';
import { noteChanges } from '../database/changes.ts';
import type { Tx } from '../database/tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import { keepFormerVersion } from './scheme-history.store.ts';
import { readSnapshots, type SchemeSnapshot } from './scheme-snapshot.ts';
import { recordWrites, type Write } from './scheme-write.ts';

/** Puts a scheme into the bin. */
export async function binScheme(tx: Tx, id: number, write: Write): Promise<SchemeSnapshot> {
  await takeTurn(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  await keepFormerVersion(tx, before);
  await moveBin(tx, before, write.at.toISOString(), write);
  return before;
}

/** Takes a scheme out of the bin, with its id and slug. */
export async function unbinScheme(tx: Tx, id: number, write: Write): Promise<SchemeSnapshot> {
  await takeTurn(tx);
  const before = (await readSnapshots(tx, [id], 'binned')).get(id);
  if (!before) throw notFound('Scheme not found');
  await moveBin(tx, before, null, write);
  // A request may have been linked to it meanwhile.
  if (before.status === 'published') await write.onPublished(tx, id, write.at);
  return before;
}

async function moveBin(tx: Tx, before: SchemeSnapshot, deletedAt: string | null, write: Write): Promise<void> {
  const moved = { deleted_at: deletedAt, version: before.version + 1 };
  await tx.updateTable('schemes').set(moved).where('id', '=', before.id).execute();
  await recordWrites(tx, [{ ...before, ...moved }], write);
  await noteChanges(tx, 'scheme', [before.id]);
}
