/** Reports frequent events as one count per second or minute, so that a flood of requests does not flood the log. */
const SECOND_MS = 1_000;

type When = { everyMs?: number /** Whether the first event is reported without waiting. */; isFirstSaid?: boolean };

/** @param say called with the number of events since its last call; events just before the process ends may be lost */
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
