/** Load shedding: uncached answers are made one per turn of the event loop; once the queue is too long, new requests get a 503 at once. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { LoopQueue } from './loop-queue.ts';

/** After this time visitors give up or reload. */
const LONGEST_WAIT_MS = 3_000;
const RETRY_SECONDS = 5;
/** Health checks are always answered, so that a busy process is not restarted as dead. */
const ALWAYS = new Set(['/healthz', '/readyz']);

type Outcome = 'made' | 'refused';

/** @param page returns the page of a refused visitor, by address */
export function limitPerLoop(listener: RequestListener, queue: LoopQueue, page: (address: string) => Response) {
  const refuse = async (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '/';
    const answer = address.startsWith('/api/')
      ? Response.json({ message: 'Too many people ask at once. Please try again.' })
      : page(address);
    const { headers } = answer;
    headers.set('Retry-After', String(RETRY_SECONDS));
    headers.set('Cache-Control', 'no-store');
    response.writeHead(503, Object.fromEntries(headers));
    response.end(await answer.text());
  };
  return (request: IncomingMessage, response: ServerResponse): Outcome => {
    if (ALWAYS.has(request.url ?? '')) {
      listener(request, response);
      return 'made';
    }
    if (queue.longestWait() > LONGEST_WAIT_MS) {
      void refuse(request, response);
      return 'refused';
    }
    void queue.take().then(() => {
      if (!request.socket.destroyed) void listener(request, response);
    });
    return 'made';
  };
}
