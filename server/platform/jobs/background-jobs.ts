/** Work that is due again and again. Several processes may do it at once: each chore sees to that itself. */
import type { House } from '../../deps.ts';
import { isDiskFull } from '../database/database-away.ts';
import { inSummary } from '../observability/in-summary.ts';

export type Chore = {
  name: string;
  /** The pause after it is done. */
  every: number;
  /** The pause before it is done first; as long as the others, but no longer than ten seconds. */
  first?: number;
  /**
   * Does what has become due.
   * @param stopped aborted when there should be no more of it
   */
  work: (now: Date, stopped: AbortSignal) => Promise<unknown>;
};

export const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
const FIRST_MS = 10_000;

type OnDone = (chore: Chore, outcome: 'done' | 'failed', seconds: number) => void;

/** Does each chore again and again; one that takes long, or fails, holds up no other. Returns what stops them all. */
export function startChores({ log, now }: Pick<House, 'log' | 'now'>, chores: Chore[], onDone: OnDone = () => {}): () => Promise<void> {
  const stopped = new AbortController();
  const sayFull = (count: number) => log.warn({ count }, 'chores could not be done: the disk is full');
  const noteFull = inSummary(sayFull, { everyMs: MINUTE_MS, isFirstSaid: true });
  const begin = (chore: Chore) => {
    const { name, every, first = Math.min(every, FIRST_MS), work } = chore;
    let timer: NodeJS.Timeout;
    let running = Promise.resolve();
    const run = async () => {
      // A clock or a chore that throws at once is one that fails.
      const begun = performance.now();
      const noteDone = (outcome: 'done' | 'failed') => onDone(chore, outcome, (performance.now() - begun) / 1000);
      try {
        await work(now(), stopped.signal);
        noteDone('done');
      } catch (error) {
        noteDone('failed');
        if (isDiskFull(error)) noteFull();
        else log.warn({ chore: name, error: String(error) }, 'a chore could not be done');
      }
      if (!stopped.signal.aborted) schedule(every);
    };
    const schedule = (pause: number) => {
      timer = setTimeout(() => {
        running = run();
      }, pause);
      timer.unref();
    };
    schedule(first);
    return async () => {
      clearTimeout(timer);
      await running;
    };
  };
  const ends = chores.map(begin);
  return async () => {
    stopped.abort();
    await Promise.all(ends.map((end) => end()));
  };
}
