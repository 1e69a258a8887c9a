/** Reads from a replica, but never data older than this process has already seen. */
import { newestChange } from './changes.ts';
import type { Connection } from './connect.ts';
import type { Database } from './tables.ts';

/** How long a failed replica is skipped, so that not every read waits for it. */
const REST_MS = 30_000;

/**
 * Reads at change number `seq` or later.
 * @param read may be called twice and must not write
 */
export type FreshReads = <T>(seq: number, read: (db: Database) => Promise<T>) => Promise<T>;

/**
 * Reads from the replica if it has caught up, otherwise from the primary. Position and data are read in one snapshot, because
 * several replicas at different positions may share an address.
 * @param onAway called with the reason when the replica is skipped
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
