/** Answers 503 while the site is still starting. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

const RETRY_SECONDS = 5;

export type StartupAnswers = {
  listener: RequestListener;
  /** Passes all further requests to the site. */
  open: (listener: RequestListener) => void;
  /** Sets the reason that /readyz shows. */
  waitingFor: (reason: string) => void;
};

/** @param page returns the page a visitor gets meanwhile, by address */
export function createStartupAnswers(page: (address: string) => Response): StartupAnswers {
  let opened: RequestListener | undefined;
  let reason = 'starting';
  const closed = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/healthz') return plain(response, 200, 'ok');
    if (url === '/readyz') return plain(response, 503, `not ready: ${reason}`);
    const answer = page(url);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  };
  return {
    listener: (request, response) => (opened ? opened(request, response) : void closed(request, response)),
    open: (listener) => {
      opened = listener;
    },
    waitingFor: (words) => {
      reason = words;
    },
  };
}

function plain(response: ServerResponse, status: number, text: string): void {
  const retry = status === 503 ? { 'Retry-After': String(RETRY_SECONDS) } : {};
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...retry });
  response.end(text);
}
