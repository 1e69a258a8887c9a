import type { Tx } from './tables.ts';

/** Transactions that have their turn and keep it to their end, with the number of a change each has taken and not used. */
const turns = new WeakMap<Tx, number | undefined>();

/**
 * Makes writers take turns: whoever calls this at the start of a transaction reads what it then writes without anybody
 * changing it in between, and without deadlocks. Staff write seldom enough for one at a time.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  // Most writes change one thing, so its number is taken with the turn. One that is not used is missing, which harms nobody.
  if (!turns.has(tx)) turns.set(tx, await raise(tx, 1));
}

/** Takes so many numbers for changes; returns the last of them. */
export async function takeNumbers(tx: Tx, count: number): Promise<number> {
  await takeTurn(tx);
  const taken = turns.get(tx);
  if (count > 1 || taken === undefined) return raise(tx, count);
  turns.set(tx, undefined);
  return taken;
}

async function raise(tx: Tx, count: number): Promise<number> {
  const { seq } = await tx
    .updateTable('change_counter')
    .set((row) => ({ seq: row('seq', '+', count) }))
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}
