/** Periodic work. Several processes may run the same job at once, so each job must be safe under concurrency. */
import type { Deps } from '../../deps.ts';
import { isDiskFull } from '../database/database-away.ts';
import { inSummary } from '../observability/in-summary.ts';

export type BackgroundJob = {
  name: string;
  /** Milliseconds between the end of one run and the next. */
  every: number;
  /** Milliseconds before the first run; default: `every`, at most ten seconds. */
  first?: number;
  /**
   * @param stopped aborted when the job should end early
   */
  work: (now: Date, stopped: AbortSignal) => Promise<unknown>;
};

export const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
const FIRST_MS = 10_000;

type OnDone = (job: BackgroundJob, outcome: 'done' | 'failed', seconds: number) => void;

/** Runs each job periodically; a slow or failing job does not delay others. Returns a function that stops them all. */
export function startBackgroundJobs(
  { log, now }: Pick<Deps, 'log' | 'now'>,
  jobs: BackgroundJob[],
  onDone: OnDone = () => {},
): () => Promise<void> {
  const stopped = new AbortController();
  const sayFull = (count: number) => log.warn({ count }, 'background jobs failed: the disk is full');
  const noteFull = inSummary(sayFull, { everyMs: MINUTE_MS, isFirstSaid: true });
  const begin = (job: BackgroundJob) => {
    const { name, every, first = Math.min(every, FIRST_MS), work } = job;
    let timer: NodeJS.Timeout;
    let running = Promise.resolve();
    const run = async () => {
      const begun = performance.now();
      const noteDone = (outcome: 'done' | 'failed') => onDone(job, outcome, (performance.now() - begun) / 1000);
      try {
        await work(now(), stopped.signal);
        noteDone('done');
      } catch (error) {
        noteDone('failed');
        if (isDiskFull(error)) noteFull();
        else log.warn({ job: name, error: String(error) }, 'a background job failed');
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
  const ends = jobs.map(begin);
  return async () => {
    stopped.abort();
    await Promise.all(ends.map((end) => end()));
  };
}
