import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { CATEGORIES } from '../../../contract/categories.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { readLexicon } from '../catalogue/lexicon-entries.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

let site: TestApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

/** What databases of released versions have noted. A line here is never changed; a release adds those of its new migrations. */
const RELEASED = {
  '0001-first-tables': {
    sqlite: 'd60908423f612566f7d1a677036c084b85a73db5d4c716c5f82e32cc3d32eaa3',
    postgres: '7bd8e94cb26a2dc642d24b4eaa1ea1ce915a65cdcfbf9396b9aed7b332321ee2',
  },
  '0002-drafts-and-save-keys': {
    sqlite: '2063050ea4870cc29520335de6305bd607bc19ffacb1cc51f49510c6406cca6e',
    postgres: 'ffcf60549c02367bf6b4b59641da9ecfd0e7e1f9f2d9474d247a303ee4858df7',
  },
  '0003-dates-of-content': {
    sqlite: '91c87a64ff2a7588396dfe52b5992b88b0dab1669c10d94cfe9c84aa246c34f4',
    postgres: 'c65677a978f8a342d6c704cbdcafb1b438cec2d537d2d31783cf331d0a637067',
  },
  '0004-known-devices-and-mailboxes': {
    sqlite: '207a4b6c8dcf574e581be5d6cd5bcac6da093207b37361da7021d3cd3883177b',
    postgres: '92321af534c0397ac4b4f672c29e163b6fa19a77195158d9ae251f7dba32e338',
  },
  '0005-no-stored-guides': {
    sqlite: '62d1313e236c8278d20bd23f0e0cbc3fe4b1b813c2bc2fbdc75676a6c71b13cc',
    postgres: '62d1313e236c8278d20bd23f0e0cbc3fe4b1b813c2bc2fbdc75676a6c71b13cc',
  },
  '0006-kinds-of-vain-searches': {
    sqlite: 'c287a1fe1d6afb99877405f8bbffb246cf8ca9ce65af75c0231425656d988285',
    postgres: 'c287a1fe1d6afb99877405f8bbffb246cf8ca9ce65af75c0231425656d988285',
  },
  '0007-after-applying-and-reviews': {
    sqlite: '40ef07453cb904f0c168f65ce418cbe99f015a47216330c14141c7390e7af113',
    postgres: '40ef07453cb904f0c168f65ce418cbe99f015a47216330c14141c7390e7af113',
  },
  '0008-rules-of-eligibility': {
    sqlite: 'c45a32b27672b19878c82842dc6fe26399071e13433615df1e63713c9c6294f4',
    postgres: 'c45a32b27672b19878c82842dc6fe26399071e13433615df1e63713c9c6294f4',
  },
  '0009-lexicon-of-staff': {
    sqlite: 'f2871887517f2e5ce6563a5d99b214241dce144c22cd491b8afdac10ae94773f',
    postgres: 'f2871887517f2e5ce6563a5d99b214241dce144c22cd491b8afdac10ae94773f',
  },
  '0010-states-of-article-translations': {
    sqlite: 'cff269282efb566a9fdb5e2bdc9042e3267e4cf9cc610255131d7f70ba5da380',
    postgres: 'cff269282efb566a9fdb5e2bdc9042e3267e4cf9cc610255131d7f70ba5da380',
  },
  '0011-library-of-papers': {
    sqlite: '19dbcf0013b4f7bb2127b9fe8b061fe1e4be5c3b2618894ba0e9a5f44dec6d10',
    postgres: '5450bedac040e35009e997894944b480157c6dc5d3e5f6c3b49e551857839a65',
  },
  '0012-caveats-and-successors': {
    sqlite: '3ef658e4cdd1059d31de223d8e324c2d397bc4f1e549755618b6587e37f5bee9',
    postgres: '3ef658e4cdd1059d31de223d8e324c2d397bc4f1e549755618b6587e37f5bee9',
  },
  '0013-second-factors-and-invitations': {
    sqlite: '77b9ad47624d3297c0a74aacfd6d88100e894624ca3176af9f64e3120f6b5b0f',
    postgres: '8a8948024498dff92cb8e17aeaf9672a4376980963325e4944d6920096896018',
  },
  '0014-content-files': {
    sqlite: 'f2ff46c6561486176bb8fa9885fdb50704c8e94b49308c9b9d6dd26fd9d484f4',
    postgres: 'f2ff46c6561486176bb8fa9885fdb50704c8e94b49308c9b9d6dd26fd9d484f4',
  },
  '0015-rejections-and-unfinished-drafts': {
    sqlite: 'ffbbbb14c0d4b835cf644c827a5b12565b02ba5dd8cfdbbce18ec4233e8d61cf',
    postgres: 'ffbbbb14c0d4b835cf644c827a5b12565b02ba5dd8cfdbbce18ec4233e8d61cf',
  },
};

test.each(Object.entries(RELEASED))('the released migration %s is what databases have noted', (name, checksums) => {
  const migration = MIGRATIONS.find((one) => one.name === name);
  for (const engine of ['sqlite', 'postgres'] as const) {
    const text = migration?.statements(engine).join('\n') ?? '';
    expect(createHash('sha256').update(text).digest('hex')).toBe(checksums[engine]);
  }
});

test('every migration has been released, or is pinned with the release that brings it', () => {
  expect(Object.keys(RELEASED)).toEqual(MIGRATIONS.map(({ name }) => name));
});

test('migrations are listed in the order of their names', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

/** Those that an older process cannot work beside; docs/running.md says of each what happens. */
const NOT_BESIDE_OLDER = ['0003-dates-of-content', '0005-no-stored-guides', '0009-lexicon-of-staff'];

test.each(MIGRATIONS.slice(1).filter(({ name }) => !NOT_BESIDE_OLDER.includes(name)))(
  'an older process can run on beside $name',
  (migration) => {
    const adds = /^(?:create (?:table|(?:unique )?index) |alter table \w+ add column \w+ (?:\w+ not null default |\w+$))/;
    for (const engine of ['sqlite', 'postgres'] as const) {
      expect(migration.statements(engine).filter((statement) => !adds.test(statement))).toEqual([]);
    }
  },
);

test('a category that is new, or has another name, is in an existing database after the next start', async () => {
  site = await testApp();
  const categories = CATEGORIES as unknown as { id: number; slug: string; name: string }[];
  const [first] = categories.splice(0, 1, { id: 1, slug: 'education', name: 'Learning' });
  categories.push({ id: 99, slug: 'sport', name: 'Sport' });
  try {
    await migrate(site.connection);
    const rows = await site.connection.db.selectFrom('categories').selectAll().where('id', 'in', [1, 99]).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 1, slug: 'education', name: 'Learning' },
      { id: 99, slug: 'sport', name: 'Sport' },
    ]);
  } finally {
    categories.pop();
    if (first) categories[0] = first;
  }
});

test('a changed migration stops the start with a clear sentence', async () => {
  site = await testApp();
  await site.connection.db
    .updateTable('migrations' as never)
    .set({ checksum: 'other' } as never)
    .execute();
  await expect(migrate(site.connection)).rejects.toThrow(/0001-first-tables was changed/);
});

test('of the words of a site that runs already stays what staff made of them', async () => {
  site = await testApp();
  const { db } = site.connection;
  // as the release before had it
  for (const column of ['shipped', 'is_off']) await sql.raw(`alter table lexicon drop column ${column}`).execute(db);
  await sql`delete from migrations where name = '0009-lexicon-of-staff'`.execute(db);
  const words = [
    { term: 'Never touched', kind: '' },
    { term: 'Widow', kind: 'group' },
    { term: 'Own word', kind: '' },
    { term: 'Kisan Credit Card', kind: 'scheme' },
  ];
  for (const { term, kind } of words) await sql`insert into lexicon (term, kind, aliases) values (${term}, ${kind}, '[]')`.execute(db);
  const noted = [
    { action: 'update', id: 2, term: 'Widow' },
    { action: 'create', id: 3, term: 'Own word' },
    { action: 'update', id: 3, term: 'Own word' },
    { action: 'update', id: 4, term: 'Kisan Credit Card' },
    { action: 'delete', id: 5, term: 'Pension' },
    { action: 'create', id: 6, term: 'Own and gone' },
    { action: 'delete', id: 6, term: 'Own and gone' },
  ];
  for (const { action, id, term } of noted) {
    await writeAudit(db, { actor: 'admin', action, entity: 'lexicon', entity_id: id, detail: term });
  }
  await migrate(site.connection);
  const shipped = [
    { term: 'Widow', kind: '', aliases: [{ text: 'vidhwa', strength: 'same' as const }] },
    { term: 'Pension', kind: '', aliases: [] },
    { term: 'Never touched', kind: '', aliases: [{ text: 'new in this release', strength: 'same' as const }] },
    { term: 'Kisan Credit Card', kind: 'scheme', aliases: [] },
  ];
  const found = await readLexicon(db, shipped);
  expect(found.map(({ term, kind, state, id }) => [term, kind, state, id !== null])).toEqual([
    ['Widow', '', 'changed', true],
    ['Pension', '', 'off', true],
    ['Never touched', '', 'shipped', false],
    ['Kisan Credit Card', 'scheme', 'changed', true],
    ['Own word', '', 'own', true],
  ]);
});
