/** Graceful shutdown: answers the requests in progress and keeps no connection alive for another. */
import type { Server } from 'node:http';

const LOOK_EVERY_MS = 50;

export async function closeServer(server: Server): Promise<void> {
  // Registered before the listener: a client that keeps sending requests on one connection would keep the server open forever.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Connections become idle one after the other.
  const timer = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  try {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
  } finally {
    clearInterval(timer);
  }
}
