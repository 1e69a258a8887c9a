/** Waits for a database that is away when a site starts: machines come up in any order. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Does the work again, after growing pauses, for as long as the database cannot be reached. Anything else that is wrong with it,
 * such as a password, does not mend itself and is thrown.
 * @param onWait told why, and how long the pause is
 */
export async function untilThere<T>(
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
