/** The HTTP server: limits and timeouts of connections. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limitPipelining } from './pipelining.ts';

/** Short, so that idle and stalled connections do not add up. */
const LIMITS = { headersTimeout: 8_000, requestTimeout: 60_000, connectionsCheckingInterval: 2_000, keepAliveTimeout: 5_000 };
const IDLE_MS = 60_000;
const REQUESTS_PER_CONNECTION = 1_000;
/** Each takes some 5 kB until its headers arrive. Further ones are closed unread; silent ones time out within seconds. */
const MAX_CONNECTIONS = 2_000;

/** How long a refused client has to read the answer before its socket is destroyed. */
const LINGER_MS = 1_000;

/** `onDrop` is called for each connection dropped beyond `maxConnections`. */
type Limits = Partial<typeof LIMITS & { maxConnections: number; onDrop: () => void }>;

export function createSiteServer(listener: RequestListener, { maxConnections = MAX_CONNECTIONS, onDrop, ...limits }: Limits = {}): Server {
  const server = createServer({ ...LIMITS, ...limits }, limitPipelining(listener));
  server.maxConnections = maxConnections;
  if (onDrop) server.on('drop', onDrop);
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.setTimeout(IDLE_MS);
  server.on('clientError', refuseUnreadable);
  return server;
}

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers invalid, too long or too slow requests with one sentence, then destroys the socket even if the client keeps its half open,
 * because a half-open connection takes as much memory as an open one.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n${status.slice(4)}`);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
