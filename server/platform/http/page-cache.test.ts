import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemes, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type App, createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { Pages } from '../pages/pages.routes.ts';
import { createSiteServer } from './site-server.ts';

const DAY = 86_400_000;

/** Renders a list of schemes; the tests count renders. */
let made: string[] = [];
let read = 0;
let hold = Promise.resolve();
const render: Pages['render'] = async ({ path, search, api, settings }) => {
  made.push(path + (search && `?${search}`));
  const words = new URLSearchParams(search);
  const found = words.has('q')
    ? await api(searchSchemes, { search: words.get('q') ?? '' })
    : await api(listSchemes, words.get('open') ? { open: '1' } : {});
  read += 1;
  await hold;
  return {
    status: path === '/nowhere' ? 404 : 200,
    language: 'en',
    head: '',
    body: found.schemes.map((scheme) => scheme.schemeName).join(', '),
    data: { settings, answers: [], failures: [] },
    file: '',
    isPrivate: path === '/own',
  };
};
const findAssets = () => ({ styles: '', scripts: [], preloads: [] });

let site: TestApp;
let app: App;
let server: Server;
let url: string;

async function start(settings: Record<string, string> = {}): Promise<void> {
  site = await testApp({ env: settings });
  const { env, connection } = site;
  const log = pino({ level: 'silent' });
  const web = { render, findAssets, findAdminAssets: findAssets, files: new Map() };
  app = await createApp({ env, connection, log, lexicon: () => [], now: site.app.deps.now, web });
  server = createSiteServer(app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  made = [];
  read = 0;
  hold = Promise.resolve();
}
beforeEach(() => start());
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await app.stop();
  await site.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const text = async (path: string) => (await get(path)).text();
const addScheme = async (name: string, more: object = {}) => {
  await site.api(await site.signIn())(addWholeScheme, { name, category_id: ['4'], ...more });
  await app.deps.catalogue.refresh();
};

describe('a page', () => {
  test('is rendered once for all spellings of its address, and once more for another encoding', async () => {
    for (const path of [
      '/schemes?page=2',
      '/schemes?page=2',
      '/schemes/?page=2',
      '/schemes?page=2&utm_source=a',
      '/schemes?fbclid=b&page=2',
    ])
      expect((await get(path)).status).toBe(200);
    expect(made).toEqual(['/schemes?page=2']);
    await get('/schemes?page=2', { 'Accept-Encoding': 'identity' });
    expect(made).toHaveLength(2);
  });

  test('answers 304 for a matching (also weak) ETag, but not across encodings', async () => {
    const etag = (await get('/', { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    }
    expect((await get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
    expect((await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('that is private or missing is not cached', async () => {
    for (const path of ['/own', '/own', '/nowhere', '/nowhere']) await get(path);
    expect(made).toEqual(['/own', '/own', '/nowhere', '/nowhere']);
    expect((await get('/own')).headers.get('cache-control')).toBe('no-store');
  });

  test('shows a change at once', async () => {
    expect(await text('/schemes')).not.toContain('Seeds for all');
    await addScheme('Seeds for all');
    expect(await text('/schemes')).toContain('Seeds for all');
  });

  test('rendered from content that changed meanwhile is not cached', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const begun = text('/schemes');
    await vi.waitFor(() => expect(read).toBe(1));
    await addScheme('In between');
    resolve();
    expect(await begun).not.toContain('In between');
    expect(await text('/schemes')).toContain('In between');
  });

  test('expires at midnight in India, when a scheme that closed that day is no longer open', async () => {
    const closes = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
    await addScheme('Closing soon', { closesOn: closes });
    expect(await text('/schemes?open=1')).toContain('Closing soon');
    const midnight = Date.parse(`${closes}T18:30:00Z`);
    site.advance(midnight - 60_000 - app.deps.now().getTime());
    // The server checks the date every second.
    await vi.waitFor(async () => {
      expect(await text('/schemes?open=1')).toContain('Closing soon');
      expect(made).toHaveLength(2);
    }, 10_000);
    site.advance(midnight + 60_000 - app.deps.now().getTime());
    await vi.waitFor(async () => expect(await text('/schemes?open=1')).not.toContain('Closing soon'), 10_000);
  });
});

test('answers a cached page between renders, however many are requested at once', async () => {
  await get('/', { 'Accept-Encoding': 'identity' });
  const { port } = server.address() as AddressInfo;
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const clients = Array.from({ length: 10 }, () => net.connect(port, '127.0.0.1').on('error', () => {}));
  for (const [index, client] of clients.entries()) {
    client.resume();
    client.write(Array.from({ length: 30 }, (_, number) => request(`/schemes?q=pension${index}x${number}`)).join(''));
  }
  await vi.waitFor(() => expect(made.length).toBeGreaterThan(5), { interval: 1 });
  const before = made.length;
  await get('/', { 'Accept-Encoding': 'identity' });
  expect(made.length - before).toBeLessThan(30);
  await vi.waitFor(() => expect(made.length).toBe(301), 20_000);
  for (const client of clients) client.destroy();
});

describe('the budget of pages', () => {
  test('answers 429 with Retry-After beyond the budget of one address, except for cached pages', async () => {
    server.close();
    await app.stop();
    await site.close();
    await start({ RATE_LIMITS: 'on' });
    await get('/schemes');
    const answers = [];
    for (let turn = 0; turn < 350; turn++) answers.push(await get(`/schemes?q=pension${turn}`));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(51);
    const words = await refused[0]?.text();
    expect(words).toContain('Please wait a little');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('cache-control')).toBe('no-store');
    const hindi = await get('/hi/schemes?q=pension');
    expect([hindi.status, await hindi.text()]).toEqual([429, expect.stringContaining('कृपया थोड़ा रुकें')]);
    expect((await get('/schemes')).status).toBe(200);
    expect((await get('/schemes?utm_source=letter')).status).toBe(200);
  });
});
