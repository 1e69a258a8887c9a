import type { Tx } from './tables.ts';

/**
 * Makes writers take turns: whoever calls this at the start of a transaction reads what it then writes without anybody
 * changing it in between, and without deadlocks. Staff write seldom enough for one at a time.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx
    .updateTable('change_counter')
    .set((row) => ({ seq: row.ref('seq') }))
    .execute();
}
