import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Problem } from '../api/problem.ts';
import { problemPage } from '../pages/problem-page.ts';
import { createLoopQueue } from './loop-queue.ts';
import { limitPerLoop } from './overload.ts';

const queue = createLoopQueue();
const page = (address: string) => problemPage(address, new Problem(503, 'busy'));
const server = createServer(limitPerLoop((_, response) => void response.end('made'), queue, page));
afterEach(() => server.close());

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('answers 503 while the queue is longer than visitors wait, and recovers soon after', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).status;
  expect(await ask('/schemes')).toBe(200);
  const works = Array.from({ length: 10 }, () => queue.take().then(() => block(600)));
  const asked: Promise<number>[] = [];
  const health: Promise<number>[] = [];
  const timer = setInterval(() => {
    asked.push(ask('/schemes'));
    health.push(ask('/healthz'));
  }, 100);
  await Promise.all(works);
  clearInterval(timer);
  const answers = await Promise.all(asked);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  expect(new Set(await Promise.all(health))).toEqual(new Set([200]));
  expect(queue.longestWait()).toBe(0);
  expect(await ask('/schemes')).toBe(200);
});

test('answers 503 as HTML for a page and as JSON for a call', async () => {
  const busy = createServer(limitPerLoop(() => {}, { take: async () => {}, longestWait: () => 3_001 }, page));
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const ask = (path: string) => fetch(`http://127.0.0.1:${(busy.address() as AddressInfo).port}${path}`);
  const [shown, called] = await Promise.all([ask('/hi/schemes?q=x'), ask('/api/structured/schemes')]);
  busy.close();
  for (const answer of [shown, called]) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(shown.headers.get('content-type')).toContain('text/html');
  expect(await shown.text()).toContain('lang="hi"');
  expect(await called.json()).toEqual({ message: expect.any(String) });
});
