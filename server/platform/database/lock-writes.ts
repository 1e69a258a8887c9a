import type { Tx } from './tables.ts';

/** Transactions that hold the write lock, each with its reserved and still unused change number. */
const locks = new WeakMap<Tx, number | undefined>();

/**
 * Takes the global write lock until the end of the transaction. Called first, it makes read-then-write safe from concurrent changes and
 * deadlocks. Staff write so seldom that one at a time is enough.
 */
export async function lockWrites(tx: Tx): Promise<void> {
  // Reserves a number with the same statement, because most writes change one record. An unused number leaves a harmless gap.
  if (!locks.has(tx)) locks.set(tx, await raise(tx, 1));
}

/** Reserves `count` change numbers; returns the last of them. */
export async function reserveNumbers(tx: Tx, count: number): Promise<number> {
  await lockWrites(tx);
  const reserved = locks.get(tx);
  if (count > 1 || reserved === undefined) return raise(tx, count);
  locks.set(tx, undefined);
  return reserved;
}

async function raise(tx: Tx, count: number): Promise<number> {
  const { seq } = await tx
    .updateTable('change_counter')
    .set((row) => ({ seq: row('seq', '+', count) }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}
