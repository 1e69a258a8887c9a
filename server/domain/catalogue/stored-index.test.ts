/** The stored search index: when it is reused, when it is patched, and when it is rebuilt. */
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { insertScheme } from '../schemes/schemes.store.ts';
import type { LexiconEntry } from '../search/types.ts';
import { CatalogueKeeper } from './catalogue-keeper.ts';
import { indexStore, STORED_INDEX_FILE } from './stored-index.ts';

let site: TestApp;
let dataDir: string;
beforeEach(async () => {
  site = await testApp();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-index-'));
  for (const name of ['Lamps for Schools', 'Kites for Schools', 'Seeds for Farmers', 'Boats for Fishers', 'Looms for Weavers'])
    await add(name);
});
afterEach(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const add = (name: string) =>
  site.connection.db
    .transaction()
    .execute((tx) => insertScheme(tx, { name, categories: [4], states: [], status: 'published' }, new Date()));
const rename = (from: string, name: string) =>
  site.connection.db.updateTable('schemes').set({ name }).where('name', '=', from).executeTakeFirstOrThrow();

/** Starts with the stored index. @returns a function that searches names, and whether an index was written */
async function start(lexicon: LexiconEntry[] = [], folder = dataDir) {
  const { read, write } = indexStore(folder);
  let isWrittenAgain = false;
  const watched: typeof write = (...given) => {
    isWrittenAgain = true;
    write(...given);
  };
  const keeper = new CatalogueKeeper(
    { db: site.connection.db },
    { lexicon: () => lexicon, categoryNames: {}, indexStore: { read, write: watched } },
  );
  await keeper.load();
  const find = (words: string) => keeper.current.search(words, {}).hits.map(({ id }) => keeper.current.scheme(id)?.name);
  return { find, isWrittenAgain };
}
const file = () => path.join(dataDir, STORED_INDEX_FILE);

test('is built at the first start and reused at the next', async () => {
  const first = await start();
  expect(first.isWrittenAgain).toBe(true);
  const second = await start();
  expect(second.isWrittenAgain).toBe(false);
  expect(first.find('schools')).toHaveLength(2);
  for (const words of ['schools', 'lamp', 'kites school', 'fishar', 'umbrella']) expect(second.find(words)).toEqual(first.find(words));
});

test('is patched with later changes of any process, and stored again', async () => {
  await start();
  await rename('Kites for Schools', 'Umbrellas for Weavers');
  const renamed = await start();
  expect(renamed.isWrittenAgain).toBe(true);
  expect(renamed.find('umbrellas')).toEqual(['Umbrellas for Weavers']);
  expect(renamed.find('kites')).toEqual([]);
  await add('Umbrellas for Farmers');
  await site.connection.db.deleteFrom('schemes').where('name', '=', 'Umbrellas for Weavers').execute();
  expect((await start()).find('umbrellas')).toEqual(['Umbrellas for Farmers']);
  expect((await start()).isWrittenAgain).toBe(false);
});

test('is rebuilt when most of its schemes are gone', async () => {
  await start();
  await site.connection.db.deleteFrom('schemes').where('name', 'not like', 'Lamps%').execute();
  const { find, isWrittenAgain } = await start();
  expect(isWrittenAgain).toBe(true);
  expect(find('lamps')).toEqual(['Lamps for Schools']);
  expect(readFileSync(file()).includes('looms')).toBe(false);
});

test('is rebuilt when the search words change', async () => {
  await start();
  const { find, isWrittenAgain } = await start([{ term: 'boat', kind: 'need', aliases: [{ text: 'naav', strength: 'same' }] }]);
  expect(isWrittenAgain).toBe(true);
  expect(find('naav')).toEqual(['Boats for Fishers']);
});

test.each([
  ['damaged', () => writeFileSync(file(), readFileSync(file()).fill(7, 3000, 3010))],
  ['cut off', () => truncateSync(file(), 400)],
  ['empty', () => writeFileSync(file(), '')],
  ['something else', () => writeFileSync(file(), 'Once upon a time there was a file that was no index.')],
])('is rebuilt when the file is %s', async (_, spoil) => {
  await start();
  spoil();
  const { find, isWrittenAgain } = await start();
  expect(isWrittenAgain).toBe(true);
  expect(find('boats')).toEqual(['Boats for Fishers']);
});

test('works in a folder that cannot be written', async () => {
  const nowhere = path.join(dataDir, 'nowhere');
  expect((await start([], nowhere)).find('boats')).toEqual(['Boats for Fishers']);
  expect(existsSync(nowhere)).toBe(false);
});
