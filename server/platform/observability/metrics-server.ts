/** Serves metrics on a separate port, which visitors cannot reach. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

const TIMEOUT_MS = 5_000;

export function createMetricsServer({ registry }: Pick<Metrics, 'registry'>): Server {
  // Memory, event-loop delay, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  return createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
}
