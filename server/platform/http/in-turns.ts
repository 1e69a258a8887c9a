/** Long work beside the answers: a slice of it, then whatever else is waiting, until it is done. */
import type { Steps } from '../search/steps.ts';

/** Milliseconds; nobody waits for longer than this and one step. */
const SLICE = 10;

export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await othersTurn();
  }
}

/** Resolves when all that was waiting has been heard. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
