import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSavedSchemes } from '../../../contract/saved.endpoints.ts';
import {
  listSchemes,
  listSchemesOfCategory,
  readScheme,
  type SchemePage,
  type SchemeSummary,
  schemesOfCategory,
  searchSchemes,
} from '../../../contract/schemes.endpoints.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ seeded: true });
});
afterAll(() => site.close());

describe('lists of schemes', () => {
  test('pages do not overlap and together hold every scheme', async () => {
    const first = await site.api()(listSchemes, { page: 1, limit: 12 });
    const ids = new Set(first.schemes.map((scheme) => scheme.id));
    expect(first.schemes).toHaveLength(12);
    for (let page = 2; page <= Math.ceil(first.total / 12); page++) {
      for (const scheme of (await site.api()(listSchemes, { page, limit: 12 })).schemes) {
        expect(ids.has(scheme.id)).toBe(false);
        ids.add(scheme.id);
      }
    }
    expect(ids.size).toBe(first.total);
  });

  test.each([0, -1, 1.5, 'abc', 1e9, null, [3], '१'])('replaces a page and limit of %s by defaults or caps them', async (value) => {
    const response = await site.fetch('/api/structured/schemes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page: value, limit: value }),
    });
    expect(response.status).toBe(200);
    const { limit } = (await response.json()) as { limit: number };
    expect(limit).toBeLessThanOrEqual(100);
  });

  test.each(['welfare', '6', 'Social_Welfare', 'social welfare'])('a category is found as %s', async (name) => {
    const schemes = (await site.api()(schemesOfCategory, { category: name })) as SchemeSummary[];
    expect(schemes.length).toBeGreaterThan(0);
    expect(schemes.every((scheme) => scheme.categories.includes('welfare'))).toBe(true);
  });

  test('pages a category on request, with its own schemes first, and those of a chosen state before them', async () => {
    const page = async (number: number, state?: string) =>
      (await site.api()(schemesOfCategory, { category: 'agriculture', page: number, ...(state && { state }) })) as SchemePage;
    const [first, second] = [await page(1), await page(2)];
    expect([first.schemes.length, first.total]).toEqual([12, first.facets?.category.agriculture]);
    const both = [...first.schemes, ...second.schemes];
    expect(new Set(both.map(({ id }) => id)).size).toBe(Math.min(24, first.total));
    const filed = both.map(({ categories }) => categories[0] === 'agriculture');
    expect(filed).toEqual([...filed].sort((a, b) => Number(b) - Number(a)));
    const ofState = await page(1, 'Gujarat');
    expect(ofState.total).toBe(first.facets?.state.Gujarat);
    const own = ofState.schemes.map(({ beneficiaryStates }) => beneficiaryStates.includes('Gujarat'));
    expect(own).toEqual([...own].sort((a, b) => Number(b) - Number(a)));
    expect(await site.api()(schemesOfCategory, { category: 'no-such', page: 1 })).toMatchObject({ schemes: [], total: 0 });
  });

  test('a search in a category accepts its id as a number too', async () => {
    const byName = await site.api()(searchSchemes, { search: 'pension', category: 'Social_Welfare' });
    expect(await site.api()(searchSchemes, { search: 'pension', category: 6 })).toEqual(byName);
    expect(byName.total).toBeGreaterThan(0);
  });

  test('an unknown category has no schemes', async () => {
    expect(await site.api()(schemesOfCategory, { category: 'no-such' })).toEqual([]);
    for (const categoryId of [999, 0, -1, "1'", '1.0']) {
      expect((await site.api()(listSchemesOfCategory, { categoryId })).total).toBe(0);
    }
  });

  test.each(['%', '_', "' or 1=1 --", 'x'.repeat(10_000), '"', '\\', '<script>'])('the search %j is answered', async (words) => {
    const response = await site.fetch(`/api/schemes/search?q=${encodeURIComponent(words)}`);
    expect(response.status).toBe(200);
  });

  test('finds nothing for a nonsense word', async () => {
    expect((await site.api()(searchSchemes, { search: 'zzzzqq' })).total).toBe(0);
  });
});

describe('one scheme', () => {
  test('has the specified keys, its description encoded once', async () => {
    const scheme = await site.api()(readScheme, { id: 1 });
    expect(scheme.schemeName).toBe('Pradhan Mantri Kisan Samman Nidhi');
    expect(scheme.schemeDescription).toMatch(/^&lt;p&gt;/);
    expect(scheme.elegiblityCriteria).toContain('<li>');
    expect(scheme.category_name).toBe('Agriculture');
    expect(scheme.url).toMatch(/^https:/);
  });

  test('in Hindi has its translation state', async () => {
    const scheme = await site.api()(readScheme, { id: 1, lang: 'hi' });
    expect(scheme.schemeName).toMatch(/[\u0900-\u097f]/);
    expect(scheme.translation).toMatchObject({ language: 'hi', state: 'draft' });
  });

  test.each(['0', '-1', 'abc', '1e9', '99999999999', '12abc'])('the id %s is not found', async (id) => {
    const response = await site.fetch(`/api/structured/schemes/${id}`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/^[\w ]+$/);
  });
});

describe('the schemes of a saved list', () => {
  test('are answered in the requested order, without duplicates and unpublished schemes', async () => {
    const { schemes } = await site.api()(readSavedSchemes, { ids: [20, 999_999, 1, 20], lang: 'hi' });
    expect(schemes.map(({ id }) => id)).toEqual([20, 1]);
    const whole = await site.api()(readScheme, { id: 20, lang: 'hi' });
    expect(whole).toMatchObject(schemes[0] as object);
    expect(schemes[0]).not.toHaveProperty('conditions');
    expect(await site.api()(readSavedSchemes, { ids: [] })).toEqual({ schemes: [] });
  });

  test.each([
    [{}],
    [{ ids: '1' }],
    [{ ids: ['1'] }],
    [{ ids: [0] }],
    [{ ids: [1.5] }],
    [{ ids: [2 ** 31] }],
    [{ ids: Array.from({ length: 51 }, (_, id) => id + 1) }],
  ])('%j is refused', async (input) => {
    const response = await site.fetch('/api/structured/schemes/saved', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(response.status).toBe(400);
  });

  test('ids are sent in the body, and the answer is not cached', async () => {
    expect((await site.fetch('/api/structured/schemes/saved?ids=1')).status).toBe(405);
    const response = await site.fetch('/api/structured/schemes/saved', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [1] }),
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('ETag')).toBeNull();
  });
});

describe('related searches', () => {
  test('are a few whole phrases in the script of the page, other than the name, and each finds a scheme or a document', async () => {
    const { schemes } = await site.api()(listSchemes, { limit: 100 });
    let count = 0;
    for (const { id } of schemes) {
      for (const lang of ['en', 'hi'] as const) {
        const scheme = await site.api()(readScheme, { id, lang });
        expect(scheme.searches.length).toBeLessThanOrEqual(6);
        for (const words of scheme.searches) {
          count += 1;
          expect(scheme.tags).toContain(words);
          expect(words).toMatch(lang === 'hi' ? /^[\u0900-\u097f\s\d-]+$/ : /^[\x20-\x7e]+$/);
          expect(words.trim()).toMatch(/\s|-/);
          expect(scheme.schemeName.toLowerCase()).not.toContain(words.toLowerCase());
        }
        const [first] = scheme.searches;
        if (first) {
          const { total, papers = [] } = await site.api()(searchSchemes, { search: first, lang });
          expect(total + papers.length, first).toBeGreaterThan(0);
        }
      }
    }
    expect(count).toBeGreaterThan(schemes.length * 2);
  });
});
