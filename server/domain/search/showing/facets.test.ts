import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES } from '../../../testing/sample-schemes.ts';
import { buildSearchIndex, type SearchFilters } from '../search-index.ts';

const index = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);
const today = '2025-04-15';
const search = (filters: SearchFilters, query = '') => {
  const { hits, facets } = index.search(query, { today, ...filters });
  return { ids: hits.map((hit) => hit.id).sort(), facets };
};

describe('filters', () => {
  it('filter by category, level and open period', () => {
    expect(search({ category: 'welfare' }).ids).toEqual([3, 4]);
    expect(search({ level: 'state' }).ids).toEqual([3, 4, 5, 6, 7]);
    expect(search({ open: true }).ids).toEqual([1, 3, 5, 6, 7, 8]);
    expect(search({ audience: 'sc' }).ids).toEqual([2]);
  });

  it('treat the first and the last day as open', () => {
    expect(search({ open: true, today: '2025-03-31' }).ids).toContain(2);
    expect(search({ open: true, today: '2025-06-01' }).ids).toContain(4);
  });

  it('include schemes for all India when a state is chosen', () => {
    expect(search({ state: 'Gujarat' }).ids).toEqual([1, 2, 3, 8]);
    expect(search({ state: 'gujarat' }).ids).toEqual([1, 2, 3, 8]);
  });

  it('work together with a query', () => {
    expect(search({ state: 'Gujarat' }, 'pension').ids).toEqual([3]);
  });
});

describe('facets', () => {
  it('count all schemes when nothing is chosen', () => {
    const { facets } = search({});
    expect(facets.category).toEqual({ agriculture: 1, education: 1, welfare: 2 });
    expect(facets.level).toEqual({ central: 3, state: 5 });
    expect(facets.state).toEqual({ Gujarat: 4, Rajasthan: 4, Goa: 6 });
    expect(facets.audience).toEqual({ student: 1, sc: 1 });
    expect(facets.open).toBe(6);
  });

  it('ignore their own filter and apply the others', () => {
    const { facets } = search({ category: 'welfare', level: 'central' });
    expect(facets.category).toEqual({ agriculture: 1, education: 1 });
    expect(facets.level).toEqual({ state: 2 });
    expect(facets.state).toEqual({});
    expect(facets.open).toBe(0);
    expect(search({ audience: 'sc' }).facets.audience).toEqual({ student: 1, sc: 1 });
    expect(search({ audience: 'sc' }).facets.category).toEqual({ education: 1 });
  });

  it('count only what the query finds', () => {
    const { facets } = search({}, 'widow');
    expect(facets.category).toEqual({ welfare: 1 });
    expect(facets.state).toEqual({ Gujarat: 1 });
  });
});
