/**
 * Makes room between pieces of work that never wait for anything. What is answered from memory takes no time the event loop
 * would notice, so a hundred such pieces would follow each other before anybody else is heard.
 */
export type LoopTurns = {
  /** Resolves in a turn of the event loop that nobody else gets. */
  take: () => Promise<void>;
  /** For how many milliseconds the one whose turn is next has waited; 0 while nobody waits. */
  longestWait: () => number;
};

export function loopTurns(): LoopTurns {
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
