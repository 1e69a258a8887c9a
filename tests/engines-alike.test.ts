/**
 * SQLite and PostgreSQL answer alike: the same calls in the same order, to a site on each. Because of this test, most others run on SQLite
 * only. New GET calls are included automatically; add new calls that write to WRITES.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../contract/all-endpoints.ts';
import { type Endpoint, endpointKey, pathParameters } from '../contract/endpoint.ts';
import { COPIED_TABLES } from '../server/platform/backup/copied-tables.ts';
import { requestFor, TEST_ENGINE, TEST_PASSWORD, type TestApp, testApp } from '../server/testing/test-app.ts';

type Input = Record<string, unknown>;
type Write = [key: string, input: Input];

/** States the engine and the size of its files. */
const OF_THE_ENGINE = ['GET /api/admin/condition'];

/** Values for parameters of addresses: what exists from the start, what WRITES creates, and what does not exist. */
const VALUES: Record<string, (string | number)[]> = {
  id: [1, 2, 'kite-help', 999_999],
  schemeId: [1, 999_999],
  categoryId: [1, 4, 99],
  category: ['education', 'agriculture', 'nothing'],
  seo_category: ['education', '4'],
  seo_slug: ['what-is-dbt', 'kites', 'nothing'],
  slug: ['aadhaar-card', 'income-certificate', 'nothing'],
  version: [0, 1, 9],
  part: [0, 1, 99],
};

/** Inputs of lists; each is tried where the call has the parameter. */
const QUERIES: Input[] = [
  {},
  { search: 'PENSION', status: 'all' },
  { search: 'पेंशन', page: 2 },
  { search: "%_'\\" },
  { query: 'kisan', q: 'kisan', page: 2, limit: 5, format: 'json', lang: 'hi', language: 'hi' },
  { format: 'csv', search: 'kite' },
  { kind: 'scheme', key: 'new', id: 1 },
];

const READS: Write[] = [
  ['POST /api/structured/schemes', {}],
  ['POST /api/structured/schemes', { page: 2, limit: 10 }],
  ['POST /api/structured/schemes/:id', { id: 1 }],
  ['POST /api/structured/schemes/search', { search: 'widow pension' }],
  ['POST /api/structured/schemes/saved', { ids: [1, 2, 3, 999_999] }],
  ['POST /api/schemes/category/:categoryId', { categoryId: 1 }],
  ['POST /api/documents/checklist', { ids: [1, 2] }],
  ['POST /api/check', { facts: { age: 30 } }],
];

const KITE = {
  name: 'Kite help',
  category_id: 4,
  schemeDescription: '<p>Kites, पतंग, éà, 🪁</p>',
  status: 'published',
  translations: { hi: { name: 'पतंग', state: 'draft' } },
};
const ARTICLE = { seo_title: 'Kites', seo_category: '4', content: '<p>Kites</p>', isActive: '1' };

/** In this order. Both engines refuse incomplete inputs alike. */
const WRITES: Write[] = [
  ['POST /api/structured/addschemes', KITE],
  ['POST /api/structured/addschemes', KITE],
  ['POST /api/structured/addschemes', { ...KITE, name: 'kite help 2', category_id: 999 }],
  ['PATCH /api/admin/schemes/:id', { id: 1, version: 0, fee: 'Free' }],
  ['PATCH /api/admin/schemes/:id', { id: 1, version: 0, fee: 'Of an old version' }],
  ['POST /api/admin/schemes/:id/checked', { id: 2 }],
  ['POST /api/admin/schemes/:id/history/:version/restore', { id: 1, version: 0 }],
  ['POST /api/admin/schemes/bulk', { action: 'categorise', ids: [1, 2, 999_999], category: 4 }],
  ['POST /api/admin/schemes/bulk', { action: 'unpublish', search: 'KITE', status: 'all' }],
  ['POST /api/admin/schemes/bulk/chosen', { action: 'delete', ids: [1, 2, 999_999] }],
  ['POST /api/admin/schemes/bulk/undo', { action: 'categorise', done: [{ id: 1, version: 1 }] }],
  ['POST /api/admin/schemes/import', { rows: [{ name: 'Imported', slug: 'imported' }, { name: '' }], publish: true }],
  ['DELETE /api/admin/schemes/:id', { id: 3 }],
  ['DELETE /api/admin/schemes/:id', { id: 4 }],
  ['POST /api/admin/schemes/:id/restore', { id: 3 }],
  [
    'POST /api/admin/bin/restore',
    {
      entries: [
        { entity: 'scheme', id: 4 },
        { entity: 'blog', id: 999_999 },
      ],
    },
  ],
  ['POST /api/blogs', ARTICLE],
  ['POST /api/blogs', ARTICLE],
  ['PUT /api/blogs/:id', { id: 1, ...ARTICLE, seo_title: 'Kites again' }],
  ['DELETE /api/blogs/:id', { id: 2 }],
  ['POST /api/admin/blogs/:id/restore', { id: 2 }],
  ['DELETE /api/admin/documents/:id', { id: 1 }],
  ['POST /api/admin/documents/:id/restore', { id: 1 }],
  ['POST /api/admin/documents/import', { rows: [{ name: 'Kite licence', slug: 'kite-licence' }] }],
  ['POST /api/admin/lexicon', { term: 'kite', kind: '', aliases: [{ text: 'patang', strength: 'same' }] }],
  ['POST /api/admin/lexicon', { term: 'KITE', kind: '', aliases: [] }],
  ['POST /api/admin/lexicon/off', { term: 'Widow' }],
  ['PUT /api/admin/lexicon/:id', { id: 1, term: 'kite', kind: '', aliases: [{ text: 'पतंग', strength: 'related' }] }],
  ['DELETE /api/admin/lexicon/:id', { id: 1 }],
  ['POST /api/scheme-requests', { name: 'A scheme for kites', email: 'asha@example.org' }],
  ['PATCH /api/admin/scheme-requests/:id/status', { id: 1, status: 'approved' }],
  ['POST /api/admin/scheme-requests/:id/link', { id: 1, scheme_id: 1 }],
  ['POST /api/subscribe', { email: 'asha@example.org' }],
  ['POST /api/subscribe', { email: 'ASHA@example.org' }],
  ['POST /api/unsubscribe', { token: 'nobody' }],
  ['POST /api/subscribe/confirm', { token: 'nobody' }],
  ['POST /api/feedback', { reason: 'wrong', text: 'No' }],
  ['PATCH /api/admin/feedback/:id', { id: 1, status: 'done', done: true }],
  ['PUT /api/admin/drafts', { kind: 'scheme', key: 'new', content: { name: 'Unfinished' } }],
  ['DELETE /api/admin/drafts', { kind: 'scheme', key: 'new' }],
  ['DELETE /api/admin/empty-searches', { query: 'balloon' }],
  ['POST /api/admin/users', { username: 'Reader', password: 'long enough' }],
  ['PATCH /api/admin/users/:id', { id: 2, isAdmin: true }],
  ['PATCH /api/admin/users/:id', { id: 1, isAdmin: false }],
  ['POST /api/admin/users/:id/invitation', { id: 2 }],
  ['POST /api/admin/invitations', { username: 'Invited' }],
  ['DELETE /api/admin/users/:id', { id: 2 }],
  ['POST /api/login', { username: 'nobody', password: 'wrong password' }],
  ['POST /api/login', { username: 'ADMIN', password: TEST_PASSWORD }],
  ['POST /api/account/password', { current: 'wrong', password: 'another horse entirely' }],
  ['DELETE /api/admin/mails/:id', { id: 1 }],
  ['POST /api/admin/content/update', { dryRun: true }],
  // Last: on PostgreSQL only, a duplicate name uses up an id, so the ids of later users would differ.
  ['POST /api/admin/users', { username: 'ADMIN', password: 'long enough' }],
];

const byKey = new Map(ENDPOINTS.map((endpoint) => [endpointKey(endpoint), endpoint as Endpoint]));

/** Times, tokens and their hashes differ by site. */
function withoutOwn(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'TOKEN')
    .replace(/\b[0-9a-f]{16,64}\b/g, 'HASH')
    .replace(/\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, 'SECRET')
    .replace(/\$argon2id\$[^"]+/g, 'PASSWORD')
    .replace(/"(?:rowid|milliseconds|ms)":[\d.]+/g, '');
}

/** Background jobs of the site that runs longer reserve numbers of changes without using them, so only the order is compared. */
function inOrder(table: string, rows: Record<string, unknown>[]): Record<string, unknown>[] {
  if (table !== 'changes') return rows;
  return rows.toSorted((a, b) => Number(a.seq) - Number(b.seq)).map((row, place) => ({ ...row, seq: place }));
}

/** Whole answers are too long to read in a failure. */
function firstDifference(postgres: string, sqlite: string) {
  const at = [...sqlite].findIndex((_, index) => sqlite[index] !== postgres[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
  return { call: sqlite.slice(0, 150), sqlite: around(sqlite), postgres: around(postgres) };
}

// About two thousand sequential calls.
describe.runIf(TEST_ENGINE === 'postgres')('SQLite and PostgreSQL', { timeout: 600_000 }, () => {
  const sites: { site: TestApp; cookie: string }[] = [];
  beforeAll(async () => {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const site = await testApp({ seeded: true, engine });
      sites.push({ site, cookie: await site.signIn() });
    }
  });
  afterAll(() => Promise.all(sites.map(({ site }) => site.close())));

  /** The answers of both sites to one call by staff. */
  async function answers([key, input]: Write): Promise<string[]> {
    const endpoint = byKey.get(key);
    if (!endpoint) throw new Error(`There is no call ${key}: correct WRITES or READS in tests/engines-alike.test.ts`);
    const found: string[] = [];
    for (const { site, cookie } of sites) {
      const response = await site.fetch(...requestFor(endpoint, input, { Cookie: cookie }));
      found.push(withoutOwn(`${key} ${JSON.stringify(input)}: ${response.status} ${await response.text()}`));
    }
    return found;
  }

  async function expectAlike(call: Write): Promise<number> {
    const [sqlite = '', postgres] = await answers(call);
    if (postgres !== sqlite) expect(firstDifference(postgres ?? '', sqlite)).toEqual({});
    return Number(/: (\d{3}) /.exec(sqlite)?.[1]);
  }

  /** Every GET with its possible inputs. */
  async function readAll(): Promise<void> {
    for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
      const key = endpointKey(endpoint);
      if (OF_THE_ENGINE.includes(key)) continue;
      const places = pathParameters(endpoint.path).reduce<Input[]>(
        (inputs, name) => inputs.flatMap((input) => (VALUES[name] ?? [1]).map((value) => ({ ...input, [name]: value }))),
        [{}],
      );
      const inputs = places.length > 1 ? places : QUERIES.map((query) => ({ ...query, ...places[0] }));
      for (const input of inputs) await expectAlike([key, input]);
    }
    for (const call of READS) await expectAlike(call);
  }

  test('answer alike at first', readAll);

  test('accept and refuse the same writes', async () => {
    const statuses = new Map<number, number>();
    for (const call of WRITES) {
      const status = await expectAlike(call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // Enough writes succeed for the next tests to be meaningful.
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0), JSON.stringify([...statuses])).toBeGreaterThan(25);
  });

  test('answer alike after the writes', async () => {
    // New search words are otherwise indexed a moment later, at different times on the two sites.
    for (const { site } of sites) await site.app.deps.catalogue.rebuild();
    await readAll();
  });

  test('store the same rows', async () => {
    for (const table of COPIED_TABLES) {
      const [sqlite, postgres] = await Promise.all(
        sites.map(async ({ site }) => {
          const rows = await site.connection.db
            .selectFrom(table as 'schemes')
            .selectAll()
            .execute();
          // Columns are in the order of the migrations; rows have no order.
          return inOrder(table, rows)
            .map((row) => withoutOwn(JSON.stringify(Object.entries(row).sort())))
            .sort();
        }),
      );
      expect(postgres?.length, table).toBe(sqlite?.length);
      const different = sqlite?.flatMap((row, index) => (row === postgres?.[index] ? [] : [firstDifference(postgres?.[index] ?? '', row)]));
      expect(different, `rows of ${table}`).toEqual([]);
    }
  });

  test('includes every call that writes', () => {
    const compared = new Set([...WRITES, ...READS].map(([key]) => key));
    const writes = ENDPOINTS.filter(({ method }) => method !== 'GET').map(endpointKey);
    const missing = writes.filter((key) => !compared.has(key) && !ELSEWHERE.includes(key));
    expect(missing, 'add a line to WRITES in tests/engines-alike.test.ts').toEqual([]);
  });
});

/** Calls whose state only one test file can create; those files run on PostgreSQL too, or the call does the same as another here. */
const ELSEWHERE = [
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/second-factor/end',
  'DELETE /api/account/sessions/:session',
  'POST /api/admin/blogs/:id/history/:version/restore',
  'POST /api/schemes',
  'PUT /api/structured/schemes/:id',
  'POST /api/logout',
  'POST /api/invitation',
  'POST /api/admin/mails/:id/retry',
  'POST /api/admin/documents',
  'PUT /api/admin/documents/:id',
  'POST /api/admin/documents/:id/history/:version/restore',
];
