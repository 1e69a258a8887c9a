/** Counts what a flood brings by the thousand and says it once a second or minute, so that a flood of requests is none of lines. */
const SECOND_MS = 1_000;

type When = { everyMs?: number /** Whether the first is said without waiting. */; isFirstSaid?: boolean };

/** @param say is given how many there were since it was called last; the last second of a process may go untold */
export function inSummary(say: (count: number) => void, { everyMs = SECOND_MS, isFirstSaid = false }: When = {}): () => void {
  let count = 0;
  let isWaiting = false;
  const wait = () => {
    isWaiting = true;
    setTimeout(tell, everyMs).unref();
  };
  const tell = () => {
    isWaiting = false;
    if (count === 0) return;
    say(count);
    count = 0;
    wait();
  };
  return () => {
    count += 1;
    if (isWaiting) return;
    if (isFirstSaid) tell();
    else wait();
  };
}
