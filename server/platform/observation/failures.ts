/** The last requests of this process that failed for a reason of ours, for the staff's page; the log has them all. */
import type { Logger } from 'pino';
import { newId } from './error-id.ts';
import type { Metrics } from './metrics.ts';
import { requestInHand } from './request-context.ts';
import { routeName } from './route-name.ts';

const MOST = 50;

export type Failure = { id: string; route: string; at: string };

export class Failures {
  readonly #log: Logger;
  readonly #metrics: Pick<Metrics, 'errors'>;
  readonly #now: () => Date;
  readonly #last: Failure[] = [];

  constructor(log: Logger, metrics: Pick<Metrics, 'errors'>, now: () => Date) {
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
  }

  /** Logs what was thrown and returns the number by which it is found there. */
  note(error: unknown, request: Request): string {
    const id = requestInHand.getStore()?.id ?? newId();
    const route = routeName(new URL(request.url).pathname);
    this.#metrics.errors.inc();
    this.#log.error({ id, method: request.method, route, error: error instanceof Error ? error.stack : String(error) }, 'request failed');
    this.#last.unshift({ id, route, at: this.#now().toISOString() });
    this.#last.length = Math.min(this.#last.length, MOST);
    return id;
  }

  /** The newest first. */
  since(at: Date): Failure[] {
    return this.#last.filter((failure) => Date.parse(failure.at) >= at.getTime());
  }
}
