/** Reads from a replica without ever showing what is older than what is known already. */
import { newestChange } from './changes.ts';
import type { Connection } from './connect.ts';
import type { Database } from './tables.ts';

/** A replica that could not be read is left alone for so long: whoever waits for it would wait again and again. */
const REST_MS = 30_000;

/**
 * Reads what stands at the change of this number or later.
 * @param read may be called twice, and only reads
 */
export type FreshReads = <T>(seq: number, read: (db: Database) => Promise<T>) => Promise<T>;

/**
 * From the replica where it has come so far, otherwise from the primary. One snapshot answers all: behind one address there may be
 * several replicas, some further than others.
 * @param onAway told why the replica is left alone
 */
export function freshReads({ db, replica }: Pick<Connection, 'db' | 'replica'>, onAway: (error: unknown) => void): FreshReads {
  let restsUntil = 0;
  return async (seq, read) => {
    if (!replica || performance.now() < restsUntil) return read(db);
    try {
      const found = await replica
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => ((await newestChange(tx)) < seq ? undefined : { answer: await read(tx) }));
      if (found) return found.answer;
    } catch (error) {
      restsUntil = performance.now() + REST_MS;
      onAway(error);
    }
    return read(db);
  };
}
