/** Lets costly work wait its turn, so that many at once take no more cores and memory than a few. */
import { Problem } from './problem.ts';

type Turns = {
  /** How much of the work runs at once, and how much may wait in each queue. */
  atOnce: number;
  waiting: number;
  /** For whoever comes when the queue is full; the answer is a 503. */
  refusal: string;
};

export type InTurn = <T>(work: () => Promise<T>, options?: { isFirst?: boolean }) => Promise<T>;

/** Returns what runs work in turn; `isFirst` has a queue of its own, which goes before the other. */
export function createTurns({ atOnce, waiting, refusal }: Turns): InTurn {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return async (work, { isFirst = false } = {}) => {
    const queue = isFirst ? first : others;
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Problem(503, refusal, { headers: { 'Retry-After': '2' } });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The next in the queue takes over the place.
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
