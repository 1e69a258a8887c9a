/**
 * Limits HTTP pipelining. A connection has a few requests processed at once and a few waiting; beyond that its socket is not read. No
 * browser pipelines so many.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection processed at once. */
const AT_ONCE = 4;
/** How many more may wait; the connection is closed after the last of them. */
const WAITING = 32;

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Line = { inHand: number; waiting: Exchange[]; isClosing: boolean };

export function limitPipelining(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, { request, response }: Exchange) => {
    listener(request, response);
    // Already answered from the cache.
    if (response.writableEnded) return;
    line.inHand += 1;
    response.once('close', () => {
      line.inHand -= 1;
      if (!request.socket.destroyed) goOn(line, request.socket);
    });
  };

  const goOn = (line: Line, socket: Socket) => {
    while (line.inHand < AT_ONCE) {
      const next = line.waiting.shift();
      if (!next) break;
      begin(line, next);
    }
    if (line.waiting.length === 0) socket.resume();
  };

  return (request, response) => {
    const { socket } = request;
    let line = lines.get(socket);
    if (!line) {
      line = { inHand: 0, waiting: [], isClosing: false };
      lines.set(socket, line);
    }
    if (line.inHand < AT_ONCE && line.waiting.length === 0) return begin(line, { request, response });
    // Later requests are dropped with the connection; the client may retry on another.
    if (line.isClosing) return;
    line.waiting.push({ request, response });
    socket.pause();
    if (line.waiting.length < WAITING) return;
    line.isClosing = true;
    response.setHeader('Connection', 'close');
  };
}
