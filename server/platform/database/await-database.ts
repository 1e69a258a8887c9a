/** Waits at start for an unreachable database, because machines boot in any order. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Retries with growing pauses while the database cannot be reached. Other errors, such as a wrong password, are permanent
 * and are thrown.
 * @param onWait called before each pause with the reason and its length
 */
export async function retryUntilReachable<T>(
  work: () => Promise<T>,
  onWait: (reason: string, pauseMs: number) => void,
  stopped: AbortSignal,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      onWait(String((error as NodeJS.ErrnoException).code ?? (error as Error).message), pauseMs);
      await pause(pauseMs, undefined, { signal: stopped });
    }
  }
}
