/** What all API answers have in common, tested with a few calls. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../../../contract/all-endpoints.ts';
import { endpointKey } from '../../../contract/endpoint.ts';
import { createSchemeRequest } from '../../../contract/requests.endpoints.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemes, quickSearchSchemes } from '../../../contract/schemes.endpoints.ts';
import { requestFor, type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: string;
let server: Server;
let url: string;
beforeAll(async () => {
  site = await testApp({ env: { PUBLIC_URL: 'https://yojanapath.example' } });
  admin = await site.signIn();
  for (const name of ['Seeds for all', 'Wells for all', 'Lamps for all'])
    await site.api(admin)(addWholeScheme, { name, category_id: ['4'], schemeDescription: `<p>${'Help for each farmer. '.repeat(30)}</p>` });
  server = createServer(site.app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.close();
});

const LIST = quickSearchSchemes.path;
const get = (path: string, headers: Record<string, string> = {}) => site.fetch(path, { headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('an answer that is the same for everybody', () => {
  test('is compressed as the client accepts, with an ETag for each encoding', async () => {
    const plain = await get(LIST);
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(text.length).toBeGreaterThan(1_000);
    const tags = new Set([plain.headers.get('etag')]);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await get(LIST, { 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(decode(await bytes(answer)).toString()).toBe(text);
      tags.add(answer.headers.get('etag'));
    }
    expect(tags.size).toBe(3);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('answers 304 for a matching (also weak) ETag', async () => {
    const etag = (await get(LIST, { 'Accept-Encoding': 'br' })).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(LIST, { 'Accept-Encoding': 'br', 'If-None-Match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
  });

  test('is compressed for a POST as well, and sent with no-store', async () => {
    const [target, init] = requestFor(listSchemes, {}, { 'Accept-Encoding': 'br' });
    const answer = await site.fetch(target, init);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    expect(JSON.parse(brotliDecompressSync(await bytes(answer)).toString()).total).toBe(3);
  });

  test('is sent as it is when it is short', async () => {
    const answer = await get('/api/schemes/suggest?q=zzz', { 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
  });
});

test('private answers are not compressed (BREACH)', async () => {
  const answer = await get(LIST, { 'Accept-Encoding': 'br', Cookie: admin });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('answers a call that carries a secret with no-store, and caches nothing', async () => {
  const withKey = ENDPOINTS.filter(({ access, input }) => {
    const fields = Object.keys(input instanceof z.ZodMiniObject ? input.shape : {});
    return access === 'public' && (fields.includes('key') || fields.includes('token'));
  });
  expect(withKey.length).toBeGreaterThan(0);
  for (const endpoint of withKey) expect([endpointKey(endpoint), endpoint.isSecret]).toEqual([endpointKey(endpoint), true]);
  const { request, secret } = await site.api()(createSchemeRequest, {
    name: 'Solar pumps',
    email: 'asha@example.org',
    category: '4',
    urgency: 'low',
    description: '',
  });
  const answer = await get(`/api/scheme-requests/${request.id}?key=${secret}`);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([200, 'no-store', null]);
});

test.each(['/api/docs', '/api/openapi.json'])('%s is compressed and sent with nosniff', async (path) => {
  const answer = await get(path, { 'Accept-Encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends Strict-Transport-Security when the site has an https address', async () => {
  for (const path of ['/healthz', LIST, '/nowhere', '/robots.txt', '/robots.txt'])
    expect((await fetch(url + path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const plain = await testApp();
  const other = createServer(plain.app.listener);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/healthz`);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  other.close();
  await plain.close();
});
