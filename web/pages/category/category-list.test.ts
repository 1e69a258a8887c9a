import { expect, test } from 'vitest';
import type { SchemeSummary } from '../../../contract/schemes.endpoints.ts';
import { categoryAddress, countByState, readCategoryQuery, shownPage } from './category-list.ts';

const scheme = (id: number, categories: string[], beneficiaryStates: string[] = []) =>
  ({ id, categories, beneficiaryStates }) as SchemeSummary;
const SCHEMES = [
  scheme(1, ['welfare', 'health']),
  scheme(2, ['health']),
  scheme(3, ['welfare', 'health'], ['Gujarat']),
  scheme(4, ['health'], ['Goa', 'Gujarat']),
  scheme(5, ['health'], ['Goa']),
];

test("keeps the order of another server's bare list, and filters it to a state's own and nationwide schemes", () => {
  const ids = (state: string, page = 1) => shownPage(SCHEMES, { state, page }).schemes.map(({ id }) => id);
  expect(ids('')).toEqual([1, 2, 3, 4, 5]);
  expect(ids('Gujarat')).toEqual([1, 2, 3, 4]);
  expect(ids('Kerala')).toEqual([1, 2]);
  expect(ids('', 2)).toEqual([]);
});

test('counts for each state its own and the nationwide schemes', () => {
  expect([...countByState(SCHEMES, ['Goa', 'Gujarat', 'Kerala'])]).toEqual([
    ['Goa', 4],
    ['Gujarat', 4],
    ['Kerala', 2],
  ]);
});

test.each([
  ['', { state: '', page: 1 }],
  ['state=gujarat&page=2', { state: 'Gujarat', page: 2 }],
  ['state=Atlantis&page=-1', { state: '', page: 1 }],
  ['state=Gujarat,Goa&page=1e9', { state: '', page: 1 }],
])('%j asks for %j', (search, query) => {
  expect(readCategoryQuery(new URLSearchParams(search))).toEqual(query);
});

test('puts only chosen filters into the address', () => {
  expect(categoryAddress('foo Bar', {})).toBe('/category/foo%20Bar');
  expect(categoryAddress('health', { state: 'Tamil Nadu', page: 2 })).toBe('/category/health?state=Tamil+Nadu&page=2');
});
