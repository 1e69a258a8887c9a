import type { Database, Tx } from './tables.ts';

/** Runs work in a transaction; a dry run rolls it back and returns the same result. */
export async function carryOut<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  { dryRun = false }: { dryRun?: boolean | undefined } = {},
): Promise<T> {
  if (!dryRun) return db.transaction().execute(work);
  const takenBack = Symbol();
  let result: T | undefined;
  const trial = db.transaction().execute(async (tx) => {
    result = await work(tx);
    throw takenBack;
  });
  await trial.catch((reason) => {
    if (reason !== takenBack) throw reason;
  });
  return result as T;
}
