/** Counts what a flood brings by the thousand and says it once a second, so that a flood of requests is none of lines. */
const EVERY_MS = 1_000;

/** @param say is given how many there were since the first that was not told yet; the last second of a process may go untold */
export function inSummary(say: (count: number) => void): () => void {
  let count = 0;
  const tell = () => {
    say(count);
    count = 0;
  };
  return () => {
    if (count === 0) setTimeout(tell, EVERY_MS).unref();
    count += 1;
  };
}
