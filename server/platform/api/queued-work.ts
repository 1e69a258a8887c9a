/** A queue with limited concurrency, to bound the cores and memory that costly work takes. */
import { Problem } from './problem.ts';

type QueueLimits = {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many tasks may wait in each of the two queues. */
  waiting: number;
  /** The message of the 503 when the queue is full. */
  refusal: string;
};

export type Enqueue = <T>(work: () => Promise<T>, options?: { isFirst?: boolean }) => Promise<T>;

/** Returns a function that runs work when there is capacity; `isFirst` tasks go before all others. */
export function createWorkQueue({ atOnce, waiting, refusal }: QueueLimits): Enqueue {
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
      // Hand the slot to the next task in the queue.
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
