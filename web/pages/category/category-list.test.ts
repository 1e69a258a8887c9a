import { expect, test } from 'vitest';
import type { SchemeSummary } from '../../../contract/schemes.endpoints.ts';
import { categoryAddress, countByState, readCategoryQuery, schemesShown } from './category-list.ts';

const scheme = (id: number, categories: string[], beneficiaryStates: string[] = []) =>
  ({ id, categories, beneficiaryStates }) as SchemeSummary;
const SCHEMES = [
  scheme(1, ['welfare', 'health']),
  scheme(2, ['health']),
  scheme(3, ['welfare', 'health'], ['Gujarat']),
  scheme(4, ['health'], ['Goa', 'Gujarat']),
  scheme(5, ['health'], ['Goa']),
];
const ids = (state: string) => schemesShown(SCHEMES, 'health', state).map(({ id }) => id);

test('schemes filed under the category first come before the others', () => {
  expect(ids('')).toEqual([2, 4, 5, 1, 3]);
});

test('of a state its own come first, then those that hold everywhere', () => {
  expect(ids('Gujarat')).toEqual([4, 3, 2, 1]);
  expect(ids('Kerala')).toEqual([2, 1]);
});

test('each state counts its own schemes and those that hold everywhere', () => {
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

test('the address says only what is chosen', () => {
  expect(categoryAddress('foo Bar', {})).toBe('/category/foo%20Bar');
  expect(categoryAddress('health', { state: 'Tamil Nadu', page: 2 })).toBe('/category/health?state=Tamil+Nadu&page=2');
});
