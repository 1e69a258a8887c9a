/** Stops a server without cutting anybody off: what is in hand is answered, and no connection is kept for another request. */
import type { Server } from 'node:http';

const LOOK_EVERY_MS = 50;

export async function closeServer(server: Server): Promise<void> {
  // Before the listener: a client that goes on asking over one connection would keep the server open for ever.
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
