import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import {
  addLexiconEntry,
  changeLexiconEntry,
  LISTED_KINDS,
  listLexicon,
  removeLexiconEntry,
  switchOffLexiconEntry,
} from '../../../contract/lexicon.endpoints.ts';
import { addWholeScheme, deleteScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { listZeroResultSearches, removeZeroResultSearch } from '../../../contract/searches.endpoints.ts';
import { login } from '../../../contract/session.endpoints.ts';
import { requestFor, type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  const response = await site.fetch(...requestFor(login, { username: 'admin', password: 'correct horse battery' }));
  admin = site.api(String(response.headers.get('set-cookie')).split(';')[0]);
});
afterAll(() => site.close());

/** Id in the seeded catalogue. */
const PM_KISAN = 1;
const find = async (search: string) => (await site.api()(searchSchemes, { search })).schemes.map((scheme) => scheme.id);

/** Makes pending changes take effect at once. */
const taken = () => site.app.deps.catalogue.rebuild();
const entryOf = async (search: string, kind: 'need' | 'scheme') =>
  (await admin(listLexicon, { search, kind, limit: 100 })).entries.find(({ term }) => term === search);

test('search understands an added word soon after, and no longer once it is removed', async () => {
  expect(await find('qwurble')).toEqual([]);
  const { entry } = await admin(addLexiconEntry, { term: 'widow pension', kind: 'need', aliases: [{ text: 'qwurble', strength: 'same' }] });
  expect(entry).toMatchObject({ state: 'own', shipped: null });
  await expect.poll(() => find('qwurble'), { timeout: 60_000 }).not.toEqual([]);
  await admin(changeLexiconEntry, { id: entry.id, term: entry.term, kind: 'need', aliases: [{ text: 'zzyzx', strength: 'same' }] });
  await taken();
  expect(await find('qwurble')).toEqual([]);
  expect(await find('zzyzx')).not.toEqual([]);
  await admin(removeLexiconEntry, { id: entry.id });
  await taken();
  expect(await find('zzyzx')).toEqual([]);
});

test('a word related to a scheme finds it', async () => {
  const { entry } = await admin(addLexiconEntry, {
    term: 'Pradhan Mantri Kisan Samman Nidhi',
    kind: 'scheme',
    aliases: [{ text: 'qwurble', strength: 'related' }],
  });
  await taken();
  expect(await find('qwurble')).toEqual([PM_KISAN]);
  await admin(removeLexiconEntry, { id: entry.id });
  await taken();
  expect(await find('qwurble')).toEqual([]);
});

test('shipped words can be changed, switched off and restored; the database stores only the changes', async () => {
  const stored = () => site.connection.db.selectFrom('lexicon').select(['term', 'shipped', 'is_off']).execute();
  expect(await stored()).toEqual([]);
  const widow = await entryOf('Widow', 'need');
  expect(widow).toMatchObject({ id: null, state: 'shipped', shipped: 'need/Widow', kind: '' });
  const words = { term: 'Widow', kind: '' as const, aliases: [...(widow?.aliases ?? []), { text: 'qwurble', strength: 'same' as const }] };
  const { entry } = await admin(addLexiconEntry, { ...words, shipped: 'need/Widow' });
  expect(entry).toMatchObject({ state: 'changed', shipped: 'need/Widow' });
  expect((await admin(listLexicon, { search: 'qwurble' })).entries).toMatchObject([{ id: entry.id, state: 'changed' }]);
  await taken();
  expect((await find('qwurble'))[0]).toBe((await find('widow'))[0]);

  await admin(switchOffLexiconEntry, { shipped: 'need/Widow' });
  expect(await stored()).toEqual([{ term: 'Widow', shipped: 'need/Widow', is_off: 1 }]);
  expect((await admin(listLexicon, { state: 'off' })).entries).toMatchObject([{ id: entry.id, state: 'off', aliases: widow?.aliases }]);
  await taken();
  expect(await find('qwurble')).toEqual([]);

  await admin(removeLexiconEntry, { id: entry.id });
  expect(await stored()).toEqual([]);
  expect(await entryOf('Widow', 'need')).toEqual(widow);
  const log = await site.connection.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', String(entry.id))
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['update', 'switch off', 'restore']);
  await expect(admin(switchOffLexiconEntry, { shipped: 'need/Nobody' })).rejects.toThrow('404: Word not found');
  await expect(admin(addLexiconEntry, { ...words, shipped: 'need/Nobody' })).rejects.toThrow('404: Word not found');
});

test('applies several changes together, and finds a scheme saved meanwhile at once', async () => {
  await taken();
  let rebuilt = 0;
  site.app.deps.catalogue.onChange(() => {
    rebuilt += 1;
  });
  const added = [];
  for (const text of ['qwurblea', 'qwurbleb', 'qwurblec']) {
    added.push(await admin(addLexiconEntry, { term: text, kind: '', aliases: [{ text: `${text}x`, strength: 'same' }] }));
  }
  const before = rebuilt;
  const rebuilding = taken();
  const { id } = await admin(addWholeScheme, { name: 'Qwurbleb Uplift', category_id: ['1'] });
  expect(await find('uplift')).toContain(id);
  await rebuilding;
  expect(await find('qwurblebx')).toEqual([id]);
  await taken();
  expect(rebuilt - before).toBe(2);
  for (const { entry } of added) await admin(removeLexiconEntry, { id: entry.id });
  await admin(deleteScheme, { id });
});

test('loads the names of a new scheme with it', async () => {
  const isIdle = async () => (await entryOf('Old Name Of Nowhere', 'scheme'))?.leadsTo?.length === 0;
  const { entry } = await admin(addLexiconEntry, {
    term: 'Old Name Of Nowhere',
    kind: 'scheme',
    aliases: [{ text: 'qwurblenow', strength: 'same' }],
  });
  await taken();
  expect(await isIdle()).toBe(true);
  const { id } = await admin(addWholeScheme, { name: 'Old Name Of Nowhere', category_id: ['1'] });
  await expect.poll(() => find('qwurblenow'), { timeout: 60_000 }).toEqual([id]);
  expect(await isIdle()).toBe(false);
  await admin(deleteScheme, { id });
  await admin(removeLexiconEntry, { id: entry.id });
});

test('lists the lexicon by page and searches terms and words', async () => {
  const { entries, total } = await admin(listLexicon, { limit: 5 });
  expect(entries).toHaveLength(5);
  const terms = entries.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted(new Intl.Collator('en').compare));
  expect(total).toBeGreaterThan(100);
  const found = await admin(listLexicon, { search: 'छात्रवृत्ति' });
  expect(found.total).toBeGreaterThan(0);
});

test('filters the lexicon by kind', async () => {
  const ofKind = (kind: (typeof LISTED_KINDS)[number]) => admin(listLexicon, { kind, limit: 5 });
  const lists = await Promise.all(LISTED_KINDS.map(ofKind));
  const { total } = await admin(listLexicon, {});
  expect(lists.map(({ entries }) => [...new Set(entries.map(({ kind }) => kind || 'need'))])).toEqual(LISTED_KINDS.map((kind) => [kind]));
  expect(lists.reduce((sum, list) => sum + list.total, 0)).toBe(total);
});

test('an entry for a scheme names the schemes it leads to; entries without any can be left out', async () => {
  const [all, live] = await Promise.all([admin(listLexicon, { kind: 'scheme' }), admin(listLexicon, { kind: 'scheme', leading: '1' })]);
  expect(all.idle).toBeGreaterThan(1000);
  expect(live.idle).toBe(all.idle);
  expect(live.total).toBe(all.total - all.idle);
  expect(live.entries.every(({ leadsTo }) => leadsTo && leadsTo.length > 0)).toBe(true);
  const search = 'Pradhan Mantri Kisan Samman Nidhi';
  const { entries } = await admin(listLexicon, { search, kind: 'scheme' });
  expect(entries.find(({ term }) => term === search)?.leadsTo?.map(({ id }) => id)).toContain(PM_KISAN);
  const needs = await admin(listLexicon, { kind: 'need', limit: 5 });
  expect(needs.entries.map(({ leadsTo }) => leadsTo)).toEqual([null, null, null, null, null]);
});

test('updates these schemes when a scheme or the entry changes', async () => {
  const lead = async () => (await admin(listLexicon, { search: 'Qwurble Uplift Grant' })).entries[0]?.leadsTo;
  const { entry } = await admin(addLexiconEntry, { term: 'Qwurble Uplift Grant', kind: 'scheme', aliases: [] });
  expect(await lead()).toEqual([]);
  const { id } = await admin(addWholeScheme, { name: 'Qwurble Uplift Grant', category_id: ['1'] });
  expect(await lead()).toEqual([{ id, name: 'Qwurble Uplift Grant' }]);
  await admin(deleteScheme, { id });
  expect(await lead()).toEqual([]);
  await admin(removeLexiconEntry, { id: entry.id });
});

test('refuses an unknown strength or an empty word', async () => {
  await expect(admin(addLexiconEntry, { term: ' ', kind: '', aliases: [] })).rejects.toThrow('400: A word is needed');
  await expect(admin(addLexiconEntry, { term: 'x', kind: '', aliases: [{ text: 'y', strength: 'huge' as 'same' }] })).rejects.toThrow(
    '400: Invalid input',
  );
  await expect(admin(removeLexiconEntry, { id: 999_999 })).rejects.toThrow('404: Word not found');
});

test('counts zero-result searches by words and language, and lets staff remove them', async () => {
  await find('  Zzzz  QQ nothing ');
  await find('zzzz qq nothing');
  await site.api()(searchSchemes, { search: 'zzzz qq nothing', lang: 'hi' });
  await find('kisan');
  await expect
    .poll(async () => (await admin(listZeroResultSearches, {})).filter((one) => one.query === 'zzzz qq nothing'))
    .toEqual([expect.objectContaining({ language: 'en', times: 2 }), expect.objectContaining({ language: 'hi', times: 1 })]);
  expect((await admin(listZeroResultSearches, {})).some((one) => one.query.includes('kisan'))).toBe(false);
  await admin(removeZeroResultSearch, { query: 'zzzz qq nothing', language: 'en' });
  expect((await admin(listZeroResultSearches, {})).filter((one) => one.query === 'zzzz qq nothing')).toHaveLength(1);
});
