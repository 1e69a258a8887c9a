/**
 * Starts today's software on a database of every released version. `released/<newest migration>.jsonl` holds its rows, written once
 * for the release (`npm run release:rows`) and never changed.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreScheme } from '../../../contract/bin.endpoints.ts';
import { readBlog } from '../../../contract/blogs.endpoints.ts';
import { readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { listSchemeHistory, readSchemeVersion, restoreSchemeVersion } from '../../../contract/scheme-history.endpoints.ts';
import { readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { confirmSubscription, readSubscription } from '../../../contract/subscribers.endpoints.ts';
import { listUsers } from '../../../contract/users.endpoints.ts';
import { seed } from '../../content/seed.ts';
import { asReleased, releasedVersions, rowsOf } from '../../testing/released-rows.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { Connection } from './connect.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const VERSIONS = releasedVersions();

/** Tables, columns and indexes. */
async function shapeOf({ db, engine }: Connection): Promise<unknown[]> {
  const question =
    engine === 'sqlite'
      ? sql`select m.name as "table", c.name, c.type, c."notnull", c.dflt_value, c.pk from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' union all select tbl_name, name, sql, 0, null, 0 from sqlite_master where type = 'index' order by 1, 2`
      : sql`select table_name as "table", column_name as name, data_type, is_nullable, column_default from information_schema.columns
          where table_schema = current_schema() union all select tablename, indexname, replace(indexdef, current_schema() || '.', ''), '', ''
          from pg_indexes where schemaname = current_schema() order by 1, 2`;
  return (await question.execute(db)).rows;
}

test('every file belongs to a migration, and the first and the newest migration have one', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(VERSIONS.filter((version) => !names.includes(version))).toEqual([]);
  expect(VERSIONS).toContain(names[0]);
  expect(VERSIONS, 'run `npm run release:rows`').toContain(names.at(-1));
});

let fresh: unknown[];
beforeAll(async () => {
  const site = await testApp();
  fresh = await shapeOf(site.connection);
  await site.close();
});

describe.each(VERSIONS)('a database of %s', (version) => {
  const rows = rowsOf(version);
  const stored = (table: string, index = 0) => rows.get(table)?.[index] ?? expect.fail(`no row of ${table}`);
  const schemeId = (slug: string) => Number(rows.get('schemes')?.find((scheme) => scheme.slug === slug)?.id);
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({
      foundDatabase: async (connection) => {
        await asReleased(connection, version, rows);
        await migrate(connection);
        // Content added since that version; for one version only, because reading all files takes most of the time.
        if (version === VERSIONS[0]) await seed(connection);
      },
    });
  });
  afterAll(() => site.close());

  test('has the schema of a new database after the start', async () => {
    expect(await shapeOf(site.connection)).toEqual(fresh);
  });

  test('loses no row that people have written', async () => {
    for (const table of ['schemes', 'users', 'scheme_requests', 'subscribers', 'outbox', 'feedback', 'history', 'blogs']) {
      const count = await sql<{ rows: number }>`select cast(count(*) as integer) as rows from ${sql.table(table)}`.execute(
        site.connection.db,
      );
      expect([table, count.rows[0]?.rows]).toEqual([table, rows.get(table)?.length]);
    }
  });

  test('serves its schemes, translations and articles', async () => {
    const visitor = site.api();
    const pension = { id: schemeId('ganga-swarupa') };
    expect(await visitor(readScheme, pension)).toMatchObject({
      schemeName: 'Ganga Swarupa Pension Scheme',
      beneficiaryStates: ['Gujarat'],
    });
    expect((await visitor(readScheme, { ...pension, lang: 'hi' })).schemeName).toBe('गंगा स्वरूपा पेंशन योजना');
    const library = schemeId('village-library');
    expect((await visitor(searchSchemes, { search: 'village library' })).schemes[0]?.id).toBe(library);
    const article = await visitor(readBlog, { seo_slug: 'how-to-ask-for-a-library' });
    expect(article.schemes).toEqual([{ id: library, schemeName: 'Village Library Scheme' }]);
  });

  test('lets its users in, and visitors to their requests and subscriptions', async () => {
    const staff = site.api(await site.signIn('Meera', 'lamp river seven'));
    expect((await staff(listUsers, {})).map(({ username }) => username)).toEqual(
      expect.arrayContaining(rows.get('users')?.map(({ username }) => username) ?? []),
    );
    const { id, secret } = stored('scheme_requests');
    const { request } = await site.api()(readRequestStatus, { id: Number(id), key: String(secret) });
    expect(request).toMatchObject({ name: 'Solar pump for farmers', status: 'approved', description: 'For two acres\nin Kutch' });
    const token = String(stored('subscribers').token);
    expect(await site.api()(readSubscription, { token })).toEqual({ status: 'confirmed', category: 4, state: 'Gujarat' });
    const pending = String(stored('subscribers', 1).token);
    await site.api()(confirmSubscription, { token: pending });
    expect((await site.api()(readSubscription, { token: pending })).status).toBe('confirmed');
  });

  test('still restores versions from its history and records from its bin', async () => {
    const staff = site.api(await site.signIn());
    const id = schemeId('village-library');
    expect((await staff(listSchemeHistory, { id })).map((entry) => entry.version)).toEqual([3, 2, 1]);
    await staff(readSchemeVersion, { id, version: 1 });
    expect((await staff(restoreSchemeVersion, { id, version: 1 })).version).toBe(4);
    expect((await site.api()(readScheme, { id })).schemeName).toBe('Village Library');
    await staff(restoreScheme, { id: schemeId('seeds-on-loan') });
  });
});
