import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { addLexiconEntry, changeLexiconEntry, LISTED_KINDS, listLexicon, removeLexiconEntry } from '../../../contract/lexicon.endpoints.ts';
import { addWholeScheme, deleteScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { listEmptySearches, removeEmptySearch } from '../../../contract/searches.endpoints.ts';
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

/** Its id in the seeded catalogue. */
const PM_KISAN = 1;
const find = async (search: string) => (await site.api()(searchSchemes, { search })).schemes.map((scheme) => scheme.id);

test('a word that staff add is understood by the next search, and forgotten when it is removed', async () => {
  expect(await find('qwurble')).toEqual([]);
  const { entry } = await admin(addLexiconEntry, { term: 'widow pension', kind: 'need', aliases: [{ text: 'qwurble', strength: 'same' }] });
  expect(await find('qwurble')).not.toEqual([]);
  await admin(changeLexiconEntry, { ...entry, kind: 'need', aliases: [{ text: 'zzyzx', strength: 'same' }] });
  expect(await find('qwurble')).toEqual([]);
  expect(await find('zzyzx')).not.toEqual([]);
  await admin(removeLexiconEntry, { id: entry.id });
  expect(await find('zzyzx')).toEqual([]);
});

test('a word related to a scheme finds it', async () => {
  const { entry } = await admin(addLexiconEntry, {
    term: 'Pradhan Mantri Kisan Samman Nidhi',
    kind: 'scheme',
    aliases: [{ text: 'qwurble', strength: 'related' }],
  });
  expect(await find('qwurble')).toEqual([PM_KISAN]);
  await admin(removeLexiconEntry, { id: entry.id });
  expect(await find('qwurble')).toEqual([]);
});

test('the lexicon is listed by page and searched in terms and words', async () => {
  const { entries, total } = await admin(listLexicon, { limit: 5 });
  expect(entries).toHaveLength(5);
  const terms = entries.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted(new Intl.Collator('en').compare));
  expect(total).toBeGreaterThan(100);
  const found = await admin(listLexicon, { search: 'छात्रवृत्ति' });
  expect(found.total).toBeGreaterThan(0);
});

test('the lexicon is listed by kind', async () => {
  const ofKind = (kind: (typeof LISTED_KINDS)[number]) => admin(listLexicon, { kind, limit: 5 });
  const lists = await Promise.all(LISTED_KINDS.map(ofKind));
  const { total } = await admin(listLexicon, {});
  expect(lists.map(({ entries }) => [...new Set(entries.map(({ kind }) => kind || 'need'))])).toEqual(LISTED_KINDS.map((kind) => [kind]));
  expect(lists.reduce((sum, list) => sum + list.total, 0)).toBe(total);
});

test('an entry for a scheme says which schemes of the site it leads to; those that lead nowhere can be left out', async () => {
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

test('what an entry leads to follows the schemes and the entry', async () => {
  const lead = async () => (await admin(listLexicon, { search: 'Qwurble Uplift Grant' })).entries[0]?.leadsTo;
  const { entry } = await admin(addLexiconEntry, { term: 'Qwurble Uplift Grant', kind: 'scheme', aliases: [] });
  expect(await lead()).toEqual([]);
  const { id } = await admin(addWholeScheme, { name: 'Qwurble Uplift Grant', category_id: ['1'] });
  expect(await lead()).toEqual([{ id, name: 'Qwurble Uplift Grant' }]);
  await admin(deleteScheme, { id });
  expect(await lead()).toEqual([]);
  await admin(removeLexiconEntry, { id: entry.id });
});

test('an unknown strength or an empty word is refused', async () => {
  await expect(admin(addLexiconEntry, { term: ' ', kind: '', aliases: [] })).rejects.toThrow('400: A word is needed');
  await expect(admin(addLexiconEntry, { term: 'x', kind: '', aliases: [{ text: 'y', strength: 'huge' as 'same' }] })).rejects.toThrow(
    '400: Invalid input',
  );
  await expect(admin(removeLexiconEntry, { id: 999_999 })).rejects.toThrow('404: Word not found');
});

test('searches that find nothing are counted by words and language, and can be taken off the list', async () => {
  await find('  Zzzz  QQ nothing ');
  await find('zzzz qq nothing');
  await site.api()(searchSchemes, { search: 'zzzz qq nothing', lang: 'hi' });
  await find('kisan');
  await expect
    .poll(async () => (await admin(listEmptySearches, {})).filter((one) => one.query === 'zzzz qq nothing'))
    .toEqual([expect.objectContaining({ language: 'en', times: 2 }), expect.objectContaining({ language: 'hi', times: 1 })]);
  expect((await admin(listEmptySearches, {})).some((one) => one.query.includes('kisan'))).toBe(false);
  await admin(removeEmptySearch, { query: 'zzzz qq nothing', language: 'en' });
  expect((await admin(listEmptySearches, {})).filter((one) => one.query === 'zzzz qq nothing')).toHaveLength(1);
});
