/** Logs requests (refused ones in one line per second) and counts each in the metrics, without addresses, queries or input. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { inSummary } from './in-summary.ts';
import type { Metrics } from './metrics.ts';
import { RequestContext, requestInHand } from './request-context.ts';
import { routeName } from './route-name.ts';

/** Answers from memory, or returns false. */
export type FromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;
/** Returns whether the request is accepted or shed. */
export type Making = (request: IncomingMessage, response: ServerResponse) => Outcome;
type Outcome = 'made' | 'refused';

type Observation = { log: Logger; metrics: Metrics /** Whether to log every request, not only failed ones. */; logsAll: boolean };

/** Most answers come from memory within 0.05 ms, so only what is needed is recorded for them. */
export function observeRequests(fromMemory: FromMemory, make: Making, { log, metrics, logsAll }: Observation): RequestListener {
  const noteRefused = inSummary((count) => log.warn({ status: 503, count }, 'requests refused: too much is asked at once'));
  const listsAll = logsAll && log.isLevelEnabled('info');
  const write = (request: IncomingMessage, response: ServerResponse, route: string, ms: number, id: string) => {
    const rounded = Math.round(ms * 10) / 10;
    const facts = { id, method: request.method, route, status: response.statusCode, ms: rounded, cached: false };
    // The client went away before it had the whole answer.
    const isAborted = !response.writableFinished && !response.writableEnded;
    log.info(isAborted ? { ...facts, isAborted } : facts, 'request');
  };
  const writeCached = cachedLines(log);
  const noteMade = (request: IncomingMessage, response: ServerResponse, begun: number, context: RequestContext, outcome: Outcome) => {
    const ms = performance.now() - begun;
    const route = routeName(request.url ?? '/');
    const status = response.statusCode;
    metrics.requests.inc({ route, status, cached: 'no' });
    metrics.seconds.observe({ route }, ms / 1000);
    if (outcome === 'refused') noteRefused();
    // 507 (disk full) is logged in summary, once a minute.
    else if (status !== 507 && (listsAll || status >= 500)) write(request, response, route, ms, context.id);
  };
  return (request, response) => {
    if (fromMemory(request, response)) {
      const route = routeName(request.url ?? '/');
      metrics.countCached(route, response.statusCode);
      if (listsAll) writeCached(request.method ?? 'GET', route, response.statusCode);
      return;
    }
    const context = new RequestContext();
    const begun = performance.now();
    const outcome = requestInHand.run(context, () => make(request, response));
    response.once('close', () => noteMade(request, response, begun, context, outcome));
  };
}

/**
 * Log lines of cached answers: equal but for their time, so a logger of its own holds what is written of each method, route and status, and a
 * line costs half. How long such an answer took is not among it: a twentieth of a millisecond, always.
 */
function cachedLines(log: Logger): (method: string, route: string, status: number) => void {
  const loggers = new Map<string, Logger>();
  return (method, route, status) => {
    const key = `${method} ${status} ${route}`;
    let logger = loggers.get(key);
    if (!logger) {
      logger = log.child({ method, route, status, cached: true });
      loggers.set(key, logger);
    }
    logger.info('request');
  };
}
