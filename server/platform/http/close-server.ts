/** Graceful shutdown: finishes requests in progress and closes keep-alive connections. */
import type { Server } from 'node:http';

const LOOK_EVERY_MS = 50;

export async function closeServer(server: Server): Promise<void> {
  // Prepended, so that it runs before the answer: otherwise a client that never stops sending would keep the server open forever.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Repeated, because connections become idle at different times.
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
