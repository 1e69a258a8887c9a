import { afterEach, beforeEach, expect, test } from 'vitest';
import { listZeroResultSearches } from '../../../contract/searches.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { forgetOldSearches, recordZeroResultSearch } from './zero-result-searches.store.ts';

const DAY = 86_400_000;

let site: TestApp;
beforeEach(async () => {
  site = await testApp();
});
afterEach(() => site.close());

/** Based on the real date, because a background job deletes old searches meanwhile. */
const START = Date.now();
const at = (days: number) => new Date(START + days * DAY);
const stored = () => site.connection.db.selectFrom('empty_searches').select(['query', 'times']).orderBy('query').execute();

async function fill(count: number, times: number, day: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    query: `flood ${times} ${number}`,
    language: 'en' as const,
    times,
    last_at: at(day).toISOString(),
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await site.connection.db
      .insertInto('empty_searches')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}

test('a full list stores new searches and does not drop frequent ones', async () => {
  await recordZeroResultSearch(site.connection.db, 'solar pump', 'en', 'empty', at(0));
  await recordZeroResultSearch(site.connection.db, 'Solar  Pump', 'en', 'empty', at(1));
  await fill(4999, 1, 2);
  for (let number = 0; number < 700; number++) await recordZeroResultSearch(site.connection.db, `new ${number}`, 'en', 'empty', at(3));
  await recordZeroResultSearch(site.connection.db, 'gobar gas', 'hi', 'empty', at(3));
  const rows = await stored();
  expect(rows.length).toBeLessThanOrEqual(5000);
  expect(rows).toContainEqual({ query: 'solar pump', times: 2 });
  expect(rows).toContainEqual({ query: 'gobar gas', times: 1 });
  // The oldest of those used once were dropped.
  expect(rows.filter(({ query }) => query.startsWith('new'))).toHaveLength(700);
});

test('a list full of repeated searches still stores a new one', async () => {
  await fill(5000, 2, 2);
  await recordZeroResultSearch(site.connection.db, 'gobar gas', 'en', 'empty', at(3));
  expect(await stored()).toContainEqual({ query: 'gobar gas', times: 1 });
});

test('deletes a search used once after a month, a frequent one after a year', async () => {
  const { db } = site.connection;
  await fill(1, 1, 0);
  await fill(1, 3, 0);
  await fill(1, 500, 0);
  await forgetOldSearches(db, at(29));
  expect(await stored()).toHaveLength(3);
  await forgetOldSearches(db, at(31));
  expect((await stored()).map(({ times }) => times).sort()).toEqual([3, 500]);
  await forgetOldSearches(db, at(91));
  expect((await stored()).map(({ times }) => times)).toEqual([500]);
  await forgetOldSearches(db, at(361));
  expect(await stored()).toEqual([]);
});

test('staff see the most frequent first', async () => {
  await recordZeroResultSearch(site.connection.db, 'rare', 'en', 'empty', at(1));
  for (let times = 0; times < 3; times++) await recordZeroResultSearch(site.connection.db, 'frequent', 'en', 'empty', at(0));
  const listed = await site.api(await site.signIn())(listZeroResultSearches, {});
  expect(listed.map(({ query, times }) => [query, times])).toEqual([
    ['frequent', 3],
    ['rare', 1],
  ]);
});
