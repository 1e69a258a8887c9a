/** Input that no form sends: each answer blames the client by its status and is never a 500. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/all-endpoints.ts';
import { type Endpoint, pathParameters } from '../../contract/endpoint.ts';
import { sendFeedback } from '../../contract/feedback.endpoints.ts';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { listSchemes, quickSearchSchemes, readScheme } from '../../contract/schemes.endpoints.ts';
import { subscribe } from '../../contract/subscribers.endpoints.ts';
import { addUser } from '../../contract/users.endpoints.ts';
import { requestFor, type TestApp, testApp } from '../../server/testing/test-app.ts';

let site: TestApp;
let admin: string;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  admin = await site.signIn();
}, 120_000);
afterAll(() => site.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  site.fetch(path, { method: 'POST', body, headers });
const countOf = async (table: 'feedback' | 'scheme_requests' | 'subscribers' | 'users') =>
  (await site.connection.db.selectFrom(table).select('id').execute()).length;

describe('an invalid body', () => {
  const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  test.each([
    ['broken', '{"reason":', 400],
    ['empty', '', 400],
    ['an array', '[]', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['a text', '"link"', 400],
    ['nested without end', nested, 400],
    ['not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400],
    ['with a NUL in a text', '{"reason":"link","text":"a\\u0000b"}', 400],
    ['with half a sign', '{"reason":"link","text":"a\\ud800b"}', 201],
    ['with a byte order mark', '\ufeff{"reason":"link"}', 201],
    ['with a number beyond all', '{"reason":1e999}', 400],
    ['larger than any form', `{"reason":"link","text":"${'x'.repeat(200_000)}"}`, 413],
  ] as const)('%s', async (_case, body, status) => {
    const response = await post(sendFeedback.path, body);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/node_modules|\bat .*:\d+:\d+|SQLITE|syntax error at or near/);
  });

  test.each([
    'application/xml',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'multipart/form-data',
    '',
  ])('sent as %j', async (type) => {
    const before = await countOf('feedback');
    const response = await post(sendFeedback.path, new Uint8Array(Buffer.from('{"reason":"link"}')), type ? { 'Content-Type': type } : {});
    expect(response.status).toBe(415);
    expect(await countOf('feedback')).toBe(before);
  });
});

describe('forbidden keys', () => {
  test.each([
    '{"__proto__":{"isAdmin":true},"username":"x","password":"long enough"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"username":"x","password":"long enough"}',
  ])('%s changes no account', async (body) => {
    const before = await countOf('users');
    const response = await post(addUser.path, body, { ...JSON_TYPE, Cookie: admin });
    expect(response.status).toBe(400);
    expect(await countOf('users')).toBe(before);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('of a request or a subscription are not stored', async () => {
    const own = { id: 4711, status: 'approved', createdAt: '2000-01-01T00:00:00Z', secret: 'mine', isAdmin: true };
    await site.fetch(...requestFor(createSchemeRequest, { name: 'Kites for all', email: 'asha@example.org', ...own }));
    const stored = await site.connection.db
      .selectFrom('scheme_requests')
      .selectAll()
      .where('name', '=', 'Kites for all')
      .executeTakeFirst();
    expect(stored).toMatchObject({ status: 'pending' });
    expect(stored?.id).not.toBe(4711);
    expect(stored?.secret).not.toBe('mine');
    await site.fetch(
      ...requestFor(subscribe, { email: 'ravi@example.org', token: 'mine', confirmed_at: '2000-01-01', status: 'confirmed' }),
    );
    const subscribed = await site.connection.db
      .selectFrom('subscribers')
      .selectAll()
      .where('email', '=', 'ravi@example.org')
      .executeTakeFirst();
    expect(subscribed).toMatchObject({ status: 'pending', confirmed_at: null });
  });
});

describe('invalid numbers', () => {
  const ODD = ['0', '-1', 'NaN', '1.5', '1e9', '99999999999999999999', '2147483648', '0x10', '१', '1,2', ' 1', '', 'null', '%00', '../1'];

  test.each(ODD)('the id %j is not found', async (id) => {
    for (const endpoint of ENDPOINTS.filter(
      ({ path, body }) => pathParameters(path).join() === 'id' && path.endsWith(':id') && body !== 'multipart',
    )) {
      const response = await site.fetch(endpoint.path.replace(':id', encodeURIComponent(id)), {
        method: endpoint.method,
        headers: { Cookie: admin, ...JSON_TYPE },
        ...(endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && { body: '{}' }),
      });
      // An empty part gives another address.
      expect([404, 405, ...(id === '' ? [200, 400] : [])]).toContain(response.status);
    }
  });

  test.each(ODD)('the page and the size %j get a 200', async (page) => {
    const response = await post(listSchemes.path, JSON.stringify({ page, limit: page }));
    expect(response.status).toBe(200);
    expect(((await response.json()) as { schemes: unknown[] }).schemes.length).toBeLessThanOrEqual(100);
  });

  test('no page is larger than a hundred, and a deep one is as fast as the first', async () => {
    const answer = (await (await post(listSchemes.path, JSON.stringify({ limit: 100_000 }))).json()) as { schemes: unknown[] };
    expect(answer.schemes).toHaveLength(100);
    const begun = performance.now();
    expect((await post(listSchemes.path, JSON.stringify({ page: 1_000_000 }))).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('words with a meaning elsewhere', () => {
  const WORDS = [
    "' OR 1=1--",
    '%',
    '_',
    '\\',
    '$1',
    ';--',
    '{{7*7}}',
    '#{7*7}',
    '../../etc/passwd',
    'constructor',
    '__proto__',
    'toString',
    '\u202e',
  ];

  test.each(WORDS)('%j is searched literally', async (words) => {
    const response = await site.fetch(...requestFor(quickSearchSchemes, { q: words, category: words }));
    expect(response.status).toBe(200);
    const { facets: _counts, ...answer } = await response.json();
    expect(JSON.stringify(answer)).not.toMatch(/SQLITE|syntax error|49/);
  });

  test.each(WORDS)('%j is not a category, slug, order or status', async (words) => {
    const asked = await post(listSchemes.path, JSON.stringify({ category: words }));
    expect(asked.status).toBe(200);
    for (const key of ['sort', 'status']) {
      expect((await post(listSchemes.path, JSON.stringify({ [key]: words }), { ...JSON_TYPE, Cookie: admin })).status).toBe(400);
    }
    const found = await site.fetch(`/api/blogs/${encodeURIComponent(words)}`);
    expect(found.status).toBeLessThan(500);
  });
});

describe('random input', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '१',
      '-1',
      '1e309',
      '[]',
      '{}',
      'true',
      '<script>',
      "'",
      '"',
      '\\',
      '%',
      '\ud800',
      'x'.repeat(5_000),
    ),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 3 }),
    fc.object({ maxDepth: 2, maxKeys: 4 }),
  );
  const namesOf = ({ input }: Endpoint) => Object.keys((input as { _zod?: { def?: { shape?: object } } })._zod?.def?.shape ?? {});
  const CALLS = ENDPOINTS.filter(({ body, path }) => body !== 'multipart' && !path.includes('/logout'));
  const anyCall = fc.constantFrom(...CALLS).chain((endpoint) => {
    const names = namesOf(endpoint).filter((name) => !pathParameters(endpoint.path).includes(name));
    const parameters = Object.fromEntries(
      pathParameters(endpoint.path).map((name) => [name, fc.oneof(fc.constantFrom('1', '2', 'x'), fc.string())]),
    );
    const fields = Object.fromEntries(names.map((name) => [name, fc.option(strange, { nil: undefined })]));
    return fc.record({
      endpoint: fc.constant(endpoint),
      parameters: fc.record(parameters),
      fields: fc.record(fields),
      asAdmin: fc.boolean(),
    });
  });

  test('every call answers without a 500', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, async ({ endpoint, parameters, fields, asAdmin }) => {
        const headers: Record<string, string> = asAdmin ? { Cookie: admin } : {};
        const filled = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value).toWellFormed() || 'x']));
        const sent = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? wellFormed(fields) : fields;
        const response = await site.fetch(...requestFor(endpoint, { ...sent, ...filled }, headers));
        await response.arrayBuffer();
        expect(response.status, `${endpoint.method} ${endpoint.path}`).toSatisfy((status: number) => status < 500 || status === 503);
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 600) },
    );
  }, 300_000);

  test('a token with NUL is refused', async () => {
    expect((await site.fetch('/api/subscription?token=%00')).status).toBe(400);
  });

  /** Addresses contain no lone surrogates. Random objects may have an invalid `toString`. */
  const wellFormed = (fields: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value === undefined ? undefined : asText(value).toWellFormed()]),
    );
  const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

  test('the site is unchanged afterwards', async () => {
    expect((await site.fetch('/readyz')).status).toBe(200);
    expect((await site.fetch(...requestFor(readScheme, { id: 2 }))).status).toBeLessThan(500);
  });
});
