/** Every call of the contract, made by everybody who must not get through. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../contract/all-endpoints.ts';
import { createBlog } from '../contract/blogs.endpoints.ts';
import { type Endpoint, endpointKey, pathParameters } from '../contract/endpoint.ts';
import { sendFeedback } from '../contract/feedback.endpoints.ts';
import { addLexiconEntry } from '../contract/lexicon.endpoints.ts';
import { createSchemeRequest } from '../contract/requests.endpoints.ts';
import { addWholeScheme } from '../contract/scheme-admin.endpoints.ts';
import { subscribe } from '../contract/subscribers.endpoints.ts';
import { addUser } from '../contract/users.endpoints.ts';
import { recordZeroResultSearch } from '../server/features/zero-result-searches/zero-result-searches.store.ts';
import { type TestApp, testApp } from '../server/testing/test-app.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../contract');
const ADMIN = ENDPOINTS.filter((endpoint) => endpoint.access === 'admin').map((endpoint) => [endpointKey(endpoint), endpoint] as const);
const WRITES = ENDPOINTS.filter((endpoint) => endpoint.method !== 'GET').map((endpoint) => [endpointKey(endpoint), endpoint] as const);

const EMPTY = 3;

let site: TestApp;
let admin: string;
let reader: string;
let expired: string;
beforeAll(async () => {
  site = await testApp();
  expired = await site.signIn();
  site.advance(13 * 3_600_000);
  admin = await site.signIn();
  await site.api(admin)(addUser, { username: 'reader', password: 'long enough' });
  reader = await site.signIn('reader', 'long enough');
  await storeSomething();
});
afterAll(() => site.close());

/** Ids that do not exist and an invalid body: a refused caller must not learn even that. */
function send(endpoint: Endpoint, headers: Record<string, string>, body: BodyInit = '{"nonsense":true}'): Promise<Response> {
  let target: string = endpoint.path;
  for (const name of pathParameters(target)) target = target.replace(`:${name}`, 'nonsense');
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const type = body instanceof FormData ? {} : { 'Content-Type': 'application/json' };
  return site.fetch(target, { method: endpoint.method, headers: { ...(hasBody && type), ...headers }, ...(hasBody && { body }) });
}

/** One record of each kind, with id 1, which strangers could change if they could. */
async function storeSomething(): Promise<void> {
  const staff = site.api(admin);
  const hi = { name: 'पतंग', state: 'draft' } as const;
  await staff(addWholeScheme, {
    name: 'Kite help',
    category_id: 4,
    schemeDescription: '<p>Kites</p>',
    status: 'published',
    translations: { hi },
  });
  await staff(createBlog, { seo_title: 'Kites', seo_category: '4', content: '<p>Kites</p>', isActive: '1' });
  await staff(addLexiconEntry, { term: 'kite', kind: '', aliases: [] });
  await site.api()(createSchemeRequest, { name: 'A scheme for kites', email: 'asha@example.org' });
  await site.api()(subscribe, { email: 'asha@example.org' });
  await site.api()(sendFeedback, { reason: 'wrong', text: 'No' });
  await recordZeroResultSearch(site.connection.db, 'balloon', 'en', 'empty', new Date());
}

/** The rows of all tables, except when sessions were last used. */
async function everythingStored(): Promise<string> {
  const tables = ['schemes', 'scheme_translations', 'blogs', 'scheme_requests', 'subscribers', 'outbox', 'feedback'] as const;
  const more = [
    'empty_searches',
    'lexicon',
    'users',
    'login_failures',
    'history',
    'audit_log',
    'changes',
    'drafts',
    'saves',
    'known_devices',
  ] as const;
  const rows = await Promise.all([...tables, ...more].map((table) => site.connection.db.selectFrom(table).selectAll().execute()));
  const sessions = await site.connection.db.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute();
  return JSON.stringify([rows, sessions]);
}

test('stores a row in every table a call could change', async () => {
  const [rows] = JSON.parse(await everythingStored()) as [unknown[][]];
  // A login leaves no failures, and no draft or idempotency key has been stored.
  expect(rows.filter((row) => row.length === 0).length).toBeLessThanOrEqual(EMPTY);
});

describe('the contract', () => {
  test('lists every file of endpoints', async () => {
    const stated: string[] = [];
    for (const file of readdirSync(CONTRACT).filter((name) => name.endsWith('.endpoints.ts'))) {
      const values: Partial<Endpoint>[] = Object.values(await import(path.join(CONTRACT, file)));
      for (const { method, path: address, access } of values)
        if (method && address && access) stated.push(endpointKey({ method, path: address }));
    }
    const cure = 'list each file of contract/*.endpoints.ts, once, in FILES of contract/all-endpoints.ts';
    expect(ENDPOINTS.map(endpointKey).sort(), cure).toEqual(stated.sort());
  });

  test('serves every endpoint, and nothing else', () => {
    const served = site.app.routes.map((route) => endpointKey(route.endpoint));
    const cure = 'answer each endpoint in the routes of its feature, and list those routes in allRoutes of server/app.ts';
    expect(served.sort(), cure).toEqual(ENDPOINTS.map(endpointKey).sort());
  });

  test('is for admins below /api/admin', () => {
    const open = ENDPOINTS.filter((endpoint) => endpoint.path.startsWith('/api/admin/') && endpoint.access !== 'admin');
    expect(open).toEqual([]);
  });
});

describe('a call for admins', () => {
  test.each(ADMIN)('%s refuses strangers, expired sessions and people without the role', async (_, endpoint) => {
    const before = await everythingStored();
    for (const [headers, status, sentence] of [
      [{}, 401, 'Unauthorized'],
      [{ Cookie: `sid=${'A'.repeat(43)}` }, 401, 'Unauthorized'],
      [{ Cookie: expired }, 401, 'Unauthorized'],
      [{ Cookie: reader }, 403, 'Forbidden'],
    ] as const) {
      const response = await send(endpoint, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const text = await response.text();
      expect(text).toBe(endpoint.errors === 'message' ? JSON.stringify({ message: sentence }) : sentence);
    }
    expect(await everythingStored()).toBe(before);
  });

  test.each(ADMIN)('%s admits an admin', async (_, endpoint) => {
    const response = await send(endpoint, { Cookie: admin });
    expect(response.status).not.toBe(401);
    expect(response.status).not.toBe(403);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a call that writes', () => {
  test.each(WRITES)('%s is refused from another site before its input is read', async (_, endpoint) => {
    const before = await everythingStored();
    const form = new FormData();
    form.append('nonsense', 'true');
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect((await send(endpoint, { Cookie: admin, ...headers } as Record<string, string>)).status).toBe(403);
      expect((await send(endpoint, { Cookie: admin, ...headers } as Record<string, string>, form)).status).toBe(403);
    }
    expect(await everythingStored()).toBe(before);
  });

  test.each(WRITES)('%s cannot be sent as a reading method', async (_, endpoint) => {
    const before = await everythingStored();
    let target: string = endpoint.path;
    for (const name of pathParameters(target)) target = target.replace(`:${name}`, '1');
    for (const headers of [{ 'X-HTTP-Method-Override': endpoint.method }, { 'X-Method-Override': endpoint.method }]) {
      await site.fetch(`${target}?_method=${endpoint.method}`, { headers: { Cookie: admin, ...headers } });
    }
    expect(await everythingStored()).toBe(before);
  });
});
