/** What logs and metrics contain about requests, and what personal data they must not contain. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';
import { routeName } from './route-name.ts';

const OPS = path.resolve(import.meta.dirname, '../../../ops');

let site: TestApp;
let lines: Record<string, unknown>[];
let metrics: Metrics;
const servers: Server[] = [];
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  site = await testApp();
  lines = [];
  metrics = createMetrics();
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { env, connection } = site;
  const app = await createApp({ env, connection, log, lexicon: () => [], metrics });
  stops.push(app.stop);
  servers.push(createServer(app.listener));
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  for (const stop of stops.splice(0)) await stop();
  await site.close();
});

async function urlOf(server: Server): Promise<string> {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const ask = async (target: string, init?: RequestInit) => {
  const response = await fetch((await urlOf(servers[0] as Server)) + target, init);
  await response.arrayBuffer();
  return response;
};
const requestLines = () => lines.filter((line) => line.msg === 'request');

test('logs one line per request, without personal data', async () => {
  await ask('/api/structured/schemes?secret=4711', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'evil agent', 'X-Forwarded-For': '198.51.100.7' },
    body: '{"search":"illness of mine"}',
  });
  await ask('/api/schemes/4711/nonsense?mail=asha@example.org');
  await vi.waitFor(() => expect(requestLines()).toHaveLength(2));
  expect(requestLines()[0]).toMatchObject({ id: expect.stringMatching(/^[2-9a-z]{8}$/), method: 'POST', route: '/api/structured/schemes' });
  expect(requestLines()[0]).toMatchObject({ status: 200, ms: expect.any(Number), cached: false });
  expect(requestLines()[1]).toMatchObject({ route: '/api/*', status: 404 });
  expect(JSON.stringify(lines)).not.toMatch(/4711|illness|asha|198\.51|127\.0\.0\.1|agent|secret/);
});

test.each([
  ['/hi/schemes/pm-kisan?utm=1', '/schemes/:id'],
  ['/', '/'],
  ['/hi', '/'],
  ['/assets/abc.js', '/assets/*'],
  ['/uploads/BlogImages/a.webp', '/uploads/*'],
  ['/admin/blog/7', '/admin/blog/:id'],
  ['/readyz', '/readyz'],
  ['/hi/feeds/blog.xml', '/feeds/*'],
  ['/.env', 'other'],
  ['/admin/../../etc/passwd', 'other'],
])('%s has the route %s', (url, route) => {
  expect(routeName(url)).toBe(route);
});

test('a failure has the same id in the answer, the request line and the error line', async () => {
  await site.connection.db.schema.alterTable('feedback').renameTo('elsewhere').execute();
  const headers = { 'Content-Type': 'application/json' };
  const response = await ask('/api/feedback', { method: 'POST', headers, body: '{"reason":"link","text":"my own words"}' });
  await site.connection.db.schema.alterTable('elsewhere').renameTo('feedback').execute();
  expect(response.status).toBe(500);
  const id = response.headers.get('x-error-id');
  await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
  expect(requestLines()[0]).toMatchObject({ id, status: 500 });
  expect(lines.find((line) => line.msg === 'request failed')).toMatchObject({
    id,
    route: '/api/feedback',
    error: expect.stringContaining('feedback'),
  });
  expect(JSON.stringify(lines)).not.toContain('my own words');
});

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a client that disconnects mid-body (%s) does not count as a failure',
  async (said) => {
    const url = new URL(await urlOf(servers[0] as Server));
    const client = net.connect(Number(url.port), url.hostname);
    const head = 'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    client.write(`${head}${said}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    client.destroy();
    await vi.waitFor(() => expect(requestLines()).toHaveLength(1));
    expect(requestLines()[0]).toMatchObject({ route: '/api/feedback', isAborted: true });
    expect(lines.filter((line) => line.msg === 'request failed')).toEqual([]);
  },
);

async function scrape(): Promise<string> {
  servers[1] ??= createMetricsServer(metrics);
  const response = await fetch(`${await urlOf(servers[1])}/metrics`);
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  return response.text();
}

test('metrics are served on their own port only', async () => {
  await ask('/api/structured/schemes/featured');
  expect((await ask('/metrics')).status).toBe(404);
  await vi.waitFor(async () =>
    expect(await scrape()).toMatch(/yojanapath_requests_total\{route="\/api\/structured\/schemes\/featured",status="200",cached="no"\} 1/),
  );
  await ask('/api/structured/schemes/featured');
  expect(await scrape()).toMatch(/yojanapath_requests_total\{route="\/api\/structured\/schemes\/featured",status="200",cached="yes"\} 1/);
  const text = await scrape();
  expect(text).toMatch(/yojanapath_outbox_mails\{state="queued"\} 0/);
  expect(text).toMatch(/yojanapath_catalogue_entries\{kind="schemes"\} 0/);
  expect(text).toMatch(/yojanapath_disk_bytes\{of="free"\} \d/);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('alert rules and dashboard use existing metrics', async () => {
  await ask('/api/structured/schemes/featured');
  const offered = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string));
  const rules = parse(readFileSync(path.join(OPS, 'alerts.yml'), 'utf8')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const panels = (JSON.parse(readFileSync(path.join(OPS, 'dashboard.json'), 'utf8')) as { panels: { targets: { expr: string }[] }[] })
    .panels;
  const asked = [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(15);
  const names = asked.flatMap((expr) => expr.match(/\b(?:yojanapath|nodejs|process)_\w+/g) ?? []);
  expect(names.filter((name) => !offered.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([]);
});
