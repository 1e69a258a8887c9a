/** The last failed requests of this process, for the status page; the log has all. */
import type { Logger } from 'pino';
import { isDiskFull } from '../database/database-away.ts';
import { newId } from './error-id.ts';
import { inSummary } from './in-summary.ts';
import type { Metrics } from './metrics.ts';
import { requestInHand } from './request-context.ts';
import { routeName } from './route-name.ts';

const MAX = 50;
const MINUTE_MS = 60_000;

export type Failure = { id: string; route: string; at: string };

export class Failures {
  readonly #log: Logger;
  readonly #metrics: Pick<Metrics, 'errors'>;
  readonly #now: () => Date;
  readonly #last: Failure[] = [];
  readonly #sayFull: () => void;
  #refused: object = {};

  constructor(log: Logger, metrics: Pick<Metrics, 'errors'>, now: () => Date) {
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
    const say = (count: number) => log.error({ count, ...this.#refused }, 'requests failed: the disk is full');
    this.#sayFull = inSummary(say, { everyMs: MINUTE_MS, isFirstSaid: true });
  }

  /** Logs the error and returns its id. */
  note(error: unknown, request: Request): string {
    const id = requestInHand.getStore()?.id ?? newId();
    const route = routeName(new URL(request.url).pathname);
    this.#metrics.errors.inc();
    const line = { id, method: request.method, route, error: error instanceof Error ? error.stack : String(error) };
    if (isDiskFull(error)) this.#noteFull(line);
    else this.#log.error(line, 'request failed');
    this.#last.unshift({ id, route, at: this.#now().toISOString() });
    this.#last.length = Math.min(this.#last.length, MAX);
    return id;
  }

  /** Logged in summary, because a full disk fails every write, and the log may be on the same disk. */
  #noteFull(line: object): void {
    this.#refused = line;
    this.#sayFull();
  }

  /** The newest first. */
  since(at: Date): Failure[] {
    return this.#last.filter((failure) => Date.parse(failure.at) >= at.getTime());
  }
}
