/**
 * A client may send its next requests before it has the answer to the first. However many one connection sends, only a few
 * are worked on; a few more wait, and nothing more is read from it meanwhile. Nobody's browser sends so many at once.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are worked on at once. */
const AT_ONCE = 4;
/** How many more of it may wait; with the last of them the connection ends. */
const WAITING = 32;

type Turn = { request: IncomingMessage; response: ServerResponse };
type Line = { inHand: number; waiting: Turn[]; isClosing: boolean };

export function takeTurns(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, { request, response }: Turn) => {
    listener(request, response);
    // Answered from memory already: nothing of it is left to wait for.
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
    // What comes after the last answer is dropped with the connection; its client may ask again on another.
    if (line.isClosing) return;
    line.waiting.push({ request, response });
    socket.pause();
    if (line.waiting.length < WAITING) return;
    line.isClosing = true;
    response.setHeader('Connection', 'close');
  };
}
