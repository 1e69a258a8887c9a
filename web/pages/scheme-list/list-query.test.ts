import { expect, test } from 'vitest';
import { schemesAddress } from '../../components/schemes-address.ts';
import { listCall } from './list-call.ts';
import { readListQuery } from './list-query.ts';

const read = (address: string) => readListQuery(new URLSearchParams(address));

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=99999999999', 1],
])('%j is page %i', (address, page) => {
  expect(read(address).page).toBe(page);
});

test('reads the category under both names, preferring its own', () => {
  expect(read('category=health').category).toBe('health');
  expect(read('category_name=Health&category=education').category).toBe('Health');
});

test('drops unknown levels and truncates long texts', () => {
  const query = read(`level=galaxy&open=yes&q=${'ख'.repeat(10_000)}`);
  expect(query).toMatchObject({ level: '', open: '' });
  expect(query.q).toHaveLength(200);
});

test('turns line breaks and tabs into spaces and removes other control characters', () => {
  expect(read('q=%00kisan%09%07credit%0A').q).toBe('kisan credit');
  expect(read('q=%00').q).toBe('');
});

test('writes only set values to the address', () => {
  expect(schemesAddress({ q: '', category_name: '', page: 1 })).toBe('/schemes');
  expect(schemesAddress({ q: 'a & b', category_name: 'Business_&_Industry', page: 2 })).toBe(
    '/schemes?q=a+%26+b&category_name=Business_%26_Industry&page=2',
  );
});

test.each([
  ['', '/api/structured/schemes', { page: 1, limit: 12 }],
  ['category_name=Social_Welfare&page=2', '/api/schemes/category/:categoryId', { categoryId: 6, page: 2, limit: 12 }],
  ['category=welfare', '/api/schemes/category/:categoryId', { categoryId: 6, page: 1, limit: 12 }],
  ['q=kisan', '/api/structured/schemes/search', { search: 'kisan', page: 1, limit: 12 }],
  ['q=kisan&category=health', '/api/structured/schemes/search', { search: 'kisan', category: 'Health', page: 1, limit: 12 }],
  ['state=Gujarat&open=1', '/api/structured/schemes', { page: 1, limit: 12, state: 'Gujarat', open: '1' }],
])('%j asks %s for %j', (address, path, input) => {
  const call = listCall(read(address), 'en');
  expect(call?.endpoint.path).toBe(path);
  expect(call?.input).toStrictEqual(input);
});

test('makes no call for an unknown category', () => {
  expect(listCall(read('category_name=nosuch'), 'en')).toBeNull();
});

test('uses the fetched id for a category beyond the specified ones', () => {
  const fetched = [{ id: 21, category_name: 'rural_transport', slug: 'rural-transport' }];
  expect(listCall(read('category_name=Rural+Transport'), 'en', fetched)?.input).toMatchObject({ categoryId: 21 });
  expect(listCall(read('category_name=nosuch'), 'en', fetched)).toBeNull();
});

test('sends the language for Hindi', () => {
  expect(listCall(read(''), 'hi')?.input).toStrictEqual({ page: 1, limit: 12, lang: 'hi' });
});
