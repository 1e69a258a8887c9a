import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

test('logs refused requests in one line per second, and counts each in the metrics', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const listener = observeRequests(
    () => false,
    (_request, response) => {
      response.writeHead(503).end();
      return 'refused';
    },
    { log, metrics, logsAll: true },
  );
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/schemes`).then(({ status }) => status);
  const flood = async (count: number) => expect(new Set(await Promise.all(Array.from({ length: count }, ask)))).toEqual(new Set([503]));
  const logged = () => lines.reduce((sum, { count }) => sum + Number(count), 0);
  await flood(60);
  await vi.waitFor(() => expect(logged()).toBe(60), 5_000);
  await flood(5);
  await vi.waitFor(() => expect(logged()).toBe(65), 5_000);
  server.close();
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines[0]).toMatchObject({ status: 503, msg: 'requests refused: too much is asked at once' });
  expect(JSON.stringify(await metrics.requests.get())).toContain('"value":65');
});
