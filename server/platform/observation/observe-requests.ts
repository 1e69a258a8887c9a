/** A line in the log, one a second of those refused, and a point in the metrics for each request: no address of anybody, no query, nothing they typed. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { inSummary } from './in-summary.ts';
import type { Metrics } from './metrics.ts';
import { RequestContext, requestInHand } from './request-context.ts';
import { routeName } from './route-name.ts';

/** Says whether it was answered from memory, made, or refused because too much is asked at once. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Outcome;
type Outcome = 'kept' | 'made' | 'refused';

type Observation = { log: Logger; metrics: Metrics /** A line for each request, not only for those that failed. */; logsAll: boolean };

export function observeRequests(answer: Answering, { log, metrics, logsAll }: Observation): RequestListener {
  const noteRefused = inSummary((count) => log.warn({ status: 503, count }, 'requests refused: too much is asked at once'));
  const note = (request: IncomingMessage, response: ServerResponse, begun: number, context: RequestContext, outcome: Outcome) => {
    const kept = outcome === 'kept';
    const ms = performance.now() - begun;
    const route = routeName(request.url ?? '/');
    const status = response.statusCode;
    metrics.requests.inc({ route, status, kept: kept ? 'yes' : 'no' });
    metrics.seconds.observe({ route }, ms / 1000);
    if (outcome === 'refused') return noteRefused();
    if (!logsAll && status < 500) return;
    // Whoever went away before the answer was whole.
    const isCut = !response.writableFinished && !response.writableEnded;
    const line = { id: context.id, method: request.method, route, status, ms: Math.round(ms * 10) / 10, kept, ...(isCut && { isCut }) };
    log.info(line, 'request');
  };
  return (request, response) => {
    const begun = performance.now();
    const context = new RequestContext();
    const outcome = requestInHand.run(context, () => answer(request, response));
    if (outcome === 'kept') note(request, response, begun, context, outcome);
    else response.once('close', () => note(request, response, begun, context, outcome));
  };
}
