/**
 * Sends what is kept as `node:http` sent it a moment ago. To put a head together, check it and write it beside the body is a sixth of what a kept page
 * costs; within one second, on a connection that stays open, the same bytes come out of it each time. They are kept in one piece until that second is over.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What `node:http` notes of an answer and documents nowhere. A version that notes it otherwise is never overtaken: each answer is put together
 * as the first was, and `finished-bytes.test.ts` tells of it.
 */
type Notes = {
  /** The head, once it is made. */
  _header?: string | null;
  /** Whether it went out already. */
  _headerSent?: boolean;
  maxRequestsOnConnectionReached?: boolean;
};

/** Head and body in one piece. */
type Finished = { head: string; bytes: Buffer };
type Answer = { status: number /** Name, value, name, value. */; headers: string[]; body: Buffer };

/** With a page of some 10 kB each, 2 MB. */
const MOST = 200;
const STAYS_OPEN = '\r\nConnection: keep-alive\r\n';

export class FinishedBytes {
  #second = 0;
  /** By body; nothing yet for what was asked for once: most pages are not asked for again within the second. */
  readonly #bytes = new Map<Buffer, Finished | undefined>();

  send(request: IncomingMessage, response: ServerResponse & Notes, answer: Answer): void {
    const { status, body } = answer;
    if (!isPlain(request, response)) return void inFull(response, answer);
    this.#forgetTheLast();
    const finished = this.#bytes.get(body);
    if (finished) {
      response.statusCode = status;
      response._header = finished.head;
      response._headerSent = true;
      response.end(finished.bytes);
      return;
    }
    inFull(response, answer);
    const head = response._header;
    if (this.#bytes.has(body) && head?.includes(STAYS_OPEN))
      this.#bytes.set(body, { head, bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]) });
    else if (this.#bytes.size < MOST) this.#bytes.set(body, undefined);
  }

  /** The head says the second in which it was made. */
  #forgetTheLast(): void {
    const second = Math.floor(Date.now() / 1000);
    if (second === this.#second) return;
    this.#second = second;
    this.#bytes.clear();
  }
}

/** Answered like all others: by HTTP/1.1, with a body, and neither side has said that this is the last answer of the connection. */
function isPlain(request: IncomingMessage, response: ServerResponse & Notes): boolean {
  const isLast = response.maxRequestsOnConnectionReached !== false || response.hasHeader('Connection');
  return request.method === 'GET' && request.httpVersionMinor === 1 && !isLast && response.shouldKeepAlive;
}

function inFull(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
