import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIENCES } from '../../../contract/audiences.ts';
import { listSchemes, listSchemesOfCategory, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true });
});
afterAll(() => site.close());

test('filters schemes by audience, and finds as many as the facet count', async () => {
  const { facets, total } = await site.api()(listSchemes, { limit: 100 });
  expect(Object.keys(facets?.audience ?? {}).sort()).toEqual([...AUDIENCES].sort());
  for (const audience of AUDIENCES) {
    const found = await site.api()(listSchemes, { audience });
    expect(found.total).toBe(facets?.audience[audience]);
    expect(found.total).toBeLessThan(total);
  }
  const { schemes } = await site.api()(listSchemes, { audience: 'minority', limit: 100 });
  const slugs = schemes.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['manav-garima', 'kerala-margadeepam-scholarship', 'delhi-school-scholarship']));
  expect(slugs).not.toContain('pm-kisan');
});

test('combines an audience with a category and a search, and ignores an unknown one', async () => {
  const farmers = await site.api()(listSchemesOfCategory, { categoryId: 9, audience: 'farmer' });
  expect(farmers.schemes.map(({ slug }) => slug)).toEqual(['gujarat-fishing-diesel-vat']);
  const pensions = await site.api()(searchSchemes, { search: 'pension', audience: 'farmer' });
  const found = pensions.schemes.map(({ slug }) => slug);
  expect(found).toContain('pm-kisan-maandhan');
  expect(found).not.toContain('ignoaps');
  const all = await site.api()(listSchemes, {});
  expect((await site.api()(listSchemes, { audience: 'astronaut' as 'women' })).total).toBe(all.total);
});

test('lists the schemes of a chosen state before central ones', async () => {
  for (const state of ['Gujarat', 'gujarat', 'West Bengal']) {
    const { schemes } = await site.api()(listSchemes, { state, limit: 100 });
    const isOwn = schemes.map(({ beneficiaryStates }) => beneficiaryStates.length > 0);
    expect(isOwn[0]).toBe(true);
    expect(isOwn.lastIndexOf(true)).toBe(isOwn.indexOf(false) - 1);
  }
});
