/** Small work that is due now and then. Several processes may do it at once: each chore sees to that itself. */
import type { House } from './house.ts';

/** Does what has become due by then. */
export type Chore = (now: Date) => Promise<unknown>;

const FIRST_MS = 10_000;
const PAUSE_MS = 3_600_000;

/** Does all chores soon after the start and then every hour. Returns what stops it. */
export function startChores({ log, now }: Pick<House, 'log' | 'now'>, chores: Chore[]): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const run = async () => {
    for (const chore of chores) {
      await chore(now()).catch((error) => log.warn({ error: String(error) }, 'a chore could not be done'));
    }
    schedule(PAUSE_MS);
  };
  const schedule = (pause: number) => {
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  };
  schedule(FIRST_MS);
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}
