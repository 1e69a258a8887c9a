/**
 * A queue that starts one task per turn of the event loop. Without it, a hundred tasks that never wait for I/O would run in a row, and
 * requests answered from memory would wait for all of them.
 */
export type LoopQueue = {
  /** Resolves in a turn of the event loop that no other task shares. */
  take: () => Promise<void>;
  /** Milliseconds the next task has waited; 0 while the queue is empty. */
  longestWait: () => number;
};

export function createLoopQueue(): LoopQueue {
  let last = Promise.resolve();
  const since: number[] = [];
  const begin = async (before: Promise<void>) => {
    await before;
    await new Promise<void>((resolve) => void setImmediate(resolve));
    since.shift();
  };
  return {
    take: () => {
      since.push(performance.now());
      last = begin(last);
      return last;
    },
    longestWait: () => (since[0] === undefined ? 0 : performance.now() - since[0]),
  };
}
