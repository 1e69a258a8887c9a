/** A line in the log and a point in the metrics for each request: no address of anybody, no query, nothing they typed. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { RequestContext, requestInHand } from './request-context.ts';
import { routeName } from './route-name.ts';

/** Says whether it was answered from memory. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => 'kept' | 'made';

type Observation = { log: Logger; metrics: Metrics /** A line for each request, not only for those that failed. */; logsAll: boolean };

export function observeRequests(answer: Answering, { log, metrics, logsAll }: Observation): RequestListener {
  const note = (request: IncomingMessage, response: ServerResponse, begun: number, context: RequestContext, kept: boolean) => {
    const ms = performance.now() - begun;
    const route = routeName(request.url ?? '/');
    const status = response.statusCode;
    metrics.requests.inc({ route, status, kept: kept ? 'yes' : 'no' });
    metrics.seconds.observe({ route }, ms / 1000);
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
    if (outcome === 'kept') note(request, response, begun, context, true);
    else response.once('close', () => note(request, response, begun, context, false));
  };
}
