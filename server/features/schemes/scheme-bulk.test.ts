import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { bulkSchemes, listChosenSchemes, undoBulk } from '../../../contract/scheme-bulk.endpoints.ts';
import { listSchemes, readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Api;
let ids: number[];
let run = 0;
beforeAll(async () => {
  site = await testApp();
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());
beforeEach(async () => {
  run += 1;
  ids = [];
  for (const word of ['Alpha', 'Beta', 'Gamma']) {
    ids.push((await admin(addWholeScheme, { name: `${word} Run${run}`, category_id: ['1', '3'], status: 'draft' })).id);
  }
});

test('publishes many, with a result for each', async () => {
  const answer = await admin(bulkSchemes, { action: 'publish', ids: [...ids, 999_999] });
  expect(answer).toMatchObject({ done: 3, failed: 1 });
  expect(answer.results.at(-1)).toEqual({ id: 999_999, name: '', ok: false, message: 'Scheme not found' });
  expect((await site.api()(searchSchemes, { search: `Run${run}` })).total).toBe(3);
  const again = await admin(bulkSchemes, { action: 'publish', ids });
  expect(again.results.map((result) => result.message)).toEqual(['Nothing to change', 'Nothing to change', 'Nothing to change']);
  await admin(bulkSchemes, { action: 'unpublish', ids: ids.slice(0, 1) });
  expect((await site.api()(searchSchemes, { search: `Run${run}` })).total).toBe(2);
});

test('acts on all schemes that match a search, and on no others', async () => {
  const answer = await admin(bulkSchemes, { action: 'delete', search: `run${run}`, status: 'all' });
  expect(answer.results.map((result) => result.id).sort()).toEqual([...ids].sort());
  const left = await admin(listSchemes, { status: 'all', limit: 100 });
  expect(left.schemes.some((scheme) => ids.includes(scheme.id))).toBe(false);
});

test('replaces the first category and leaves the second', async () => {
  await admin(bulkSchemes, { action: 'categorise', ids, category: 'housing' });
  expect((await admin(readScheme, { id: ids[0] as number })).categories).toEqual(['housing', 'health']);
  await expect(admin(bulkSchemes, { action: 'categorise', ids })).rejects.toThrow('400: Please choose a category');
  await expect(admin(bulkSchemes, { action: 'explode' as 'delete', ids })).rejects.toThrow('400: Invalid input');
});

test('handles more than one transaction', async () => {
  const { db } = site.connection;
  const now = new Date().toISOString();
  const rows = Array.from({ length: 130 }, (_, index) => ({ slug: `many-${index}`, name: `Many ${index}`, updated_on: now }));
  await db
    .insertInto('schemes')
    .values(rows as never)
    .execute();
  const answer = await admin(bulkSchemes, { action: 'delete', search: 'many', status: 'draft' });
  expect(answer).toMatchObject({ done: 130, failed: 0 });
});

test('lists what would change, published schemes first with their number', async () => {
  await admin(bulkSchemes, { action: 'publish', ids: ids.slice(1, 2) });
  const chosen = await admin(listChosenSchemes, { search: `run${run}`, status: 'all' });
  expect(chosen.published).toBe(1);
  expect(chosen.schemes).toEqual([
    { id: ids[1], name: `Beta Run${run}`, status: 'published' },
    { id: ids[0], name: `Alpha Run${run}`, status: 'draft' },
    { id: ids[2], name: `Gamma Run${run}`, status: 'draft' },
  ]);
  expect(await admin(listChosenSchemes, { ids: ids.slice(2) })).toMatchObject({ published: 0, schemes: [{ id: ids[2] }] });
});

test('changes nothing when the number of published schemes differs from the confirmed one', async () => {
  await admin(bulkSchemes, { action: 'publish', ids: ids.slice(0, 1) });
  await expect(admin(bulkSchemes, { action: 'delete', ids, published: 0 })).rejects.toMatchObject({ status: 409 });
  expect((await admin(listChosenSchemes, { ids })).schemes).toHaveLength(3);
  expect(await admin(bulkSchemes, { action: 'delete', ids, published: 1 })).toMatchObject({ done: 3 });
});

test('deletes public schemes only when their number is named', async () => {
  await admin(bulkSchemes, { action: 'publish', ids: ids.slice(0, 1) });
  await expect(admin(bulkSchemes, { action: 'delete', ids })).rejects.toMatchObject({ status: 409 });
  expect((await admin(listChosenSchemes, { ids })).schemes).toHaveLength(3);
});

test.each(['publish', 'unpublish', 'categorise', 'delete'] as const)(
  'undoes %s for all, except for schemes changed since',
  async (action) => {
    await admin(bulkSchemes, { action: 'publish', ids: ids.slice(0, 1) });
    const state = async () => {
      const { schemes } = await admin(listChosenSchemes, { ids });
      return Promise.all(schemes.map(async (one) => ({ ...one, categories: (await admin(readScheme, { id: one.id })).categories })));
    };
    const before = await state();
    const answer = await admin(bulkSchemes, { action, ids, published: 1, ...(action === 'categorise' && { category: 'housing' }) });
    const done = answer.results.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, version }]));
    expect(done).toHaveLength({ publish: 2, unpublish: 1, categorise: 3, delete: 3 }[action]);
    const undone = await admin(undoBulk, { action, done });
    expect(undone).toMatchObject({ done: done.length, failed: 0 });
    expect(await state()).toEqual(before);
    // There is nothing left to undo.
    expect(await admin(undoBulk, { action, done })).toMatchObject({ done: 0, failed: done.length });
  },
);
