import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSchemes, quickSearchSchemes, SCHEMES_PER_PAGE, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { listZeroResultSearches } from '../../../contract/searches.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true });
});
afterAll(() => site.close());

const search = (words: string, filters: object = {}) => site.api()(searchSchemes, { search: words, ...filters });

test.each(['tarpaulin subsidy', 'lawyer stipend', 'journalist pension', 'rubber plantation subsidy'])(
  'says that the catalogue has nothing, with at most three near schemes: %s',
  async (words) => {
    const { weak, schemes, nearest = [], total } = await search(words);
    expect(weak).toBe(true);
    expect(total).toBe(schemes.length);
    expect(schemes.length + nearest.length).toBeGreaterThan(0);
    expect(schemes.length + nearest.length).toBeLessThanOrEqual(3);
    expect(await site.api()(quickSearchSchemes, { q: words })).toMatchObject({ weak: true, total });
  },
);

test('does not mark an answered search or a list as weak', async () => {
  for (const answer of [await search('widow pension'), await search('pm kisan'), await site.api()(listSchemes, {})]) {
    expect(answer).not.toHaveProperty('weak');
    expect(answer.total).toBeGreaterThan(3);
  }
});

test('finds nothing near an unknown word', async () => {
  expect(await search('zzzzqq')).toMatchObject({ weak: true, schemes: [], nearest: [], total: 0 });
});

test('counts zero-result searches for staff, not answered ones', async () => {
  await search('zzzzqq');
  await search('tarpaulin subsidy', { state: 'Kerala' });
  await search('old age pension');
  const staff = site.api(await site.signIn());
  const listed = () => staff(listZeroResultSearches, {});
  await expect.poll(listed).toContainEqual(expect.objectContaining({ query: 'zzzzqq', kind: 'empty' }));
  await expect.poll(listed).toContainEqual(expect.objectContaining({ query: 'tarpaulin subsidy', kind: 'weak' }));
  expect((await listed()).map(({ query }) => query)).not.toContain('old age pension');
});

test('a state in the words or the filter shows the number of its own and of central schemes', async () => {
  const all = (await site.api()(listSchemes, { level: 'central', state: 'Manipur' })).total;
  expect(all).toBeGreaterThan(50);
  const own = (await site.api()(listSchemes, { level: 'state', state: 'Manipur' })).total;
  expect(own).toBeGreaterThan(0);
  const manipur = [{ state: 'Manipur', own, central: all }];
  expect((await search('manipur')).places).toEqual(manipur);
  expect((await search('मणिपुर योजना')).places).toEqual(manipur);
  expect((await site.api()(listSchemes, { state: 'Manipur' })).places).toEqual(manipur);
  expect(await search('manipur', { state: 'Manipur' })).toMatchObject({ places: manipur, total: own + all });
  const gujarat = await search('widow pension gujarat');
  expect(gujarat.places?.[0]).toMatchObject({ state: 'Gujarat', central: all });
  expect(gujarat.places?.[0]?.own).toBeGreaterThan(20);
  expect(await search('widow pension')).not.toHaveProperty('places');
});

test('a search for a state has pages like any list', async () => {
  const first = await search('manipur');
  expect(first.schemes).toHaveLength(SCHEMES_PER_PAGE);
  const second = await search('manipur', { page: 2 });
  expect(second.schemes[0]?.id).not.toBe(first.schemes[0]?.id);
});
