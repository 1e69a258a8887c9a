import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { CATEGORIES } from '../../../contract/categories.ts';
import { readLexicon } from '../../domain/catalogue/lexicon-entries.ts';
import { checksumsOf, releasedChecksums, releasedVersions } from '../../testing/released-rows.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

let site: TestApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const CURE = 'run `npm run release:rows`, which writes its checksums and the rows of a database of its shape, and commit both files';

const RELEASED = releasedChecksums();

test.each(Object.entries(RELEASED))('the released migration %s still has the checksums that databases have stored', (name, checksums) => {
  const migration = MIGRATIONS.find((one) => one.name === name);
  const changed = `${name} was changed after it had been released, and databases that have it would refuse to start: undo that in migrations.ts, and add a new migration instead`;
  expect(migration && checksumsOf(migration), changed).toEqual(checksums);
});

test('every migration has its checksums in released-checksums.json', () => {
  expect(Object.keys(RELEASED), CURE).toEqual(MIGRATIONS.map(({ name }) => name));
});

test('the newest migration has its rows in released/', () => {
  expect(releasedVersions(), CURE).toContain(MIGRATIONS.at(-1)?.name);
});

test('migrations are listed in the order of their names', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
});

/** Migrations that break an older process still running; docs/running.md says how. */
const NOT_BESIDE_OLDER = ['0003-dates-of-content', '0005-no-stored-guides', '0009-lexicon-of-staff'];

test.each(MIGRATIONS.slice(1).filter(({ name }) => !NOT_BESIDE_OLDER.includes(name)))(
  'an older process keeps working after $name',
  (migration) => {
    const adds = /^(?:create (?:table|(?:unique )?index) |alter table \w+ add column \w+ (?:\w+ not null default |\w+$))/;
    for (const engine of ['sqlite', 'postgres'] as const) {
      expect(migration.statements(engine).filter((statement) => !adds.test(statement))).toEqual([]);
    }
  },
);

test('adds new categories and new names of categories to an existing database at the next start', async () => {
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

test('keeps the search words that staff changed on a running site', async () => {
  site = await testApp();
  const { db } = site.connection;
  // The schema of the release before.
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
