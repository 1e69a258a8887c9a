import { expect, test } from 'vitest';
import { schemeListQuery } from './scheme-list-query.ts';

test('reads an address without parameters as the first page of all schemes', () => {
  expect(schemeListQuery.read('')).toEqual({ page: 1, q: '', status: 'all', sort: undefined });
  expect(schemeListQuery.write(schemeListQuery.read(''))).toBe('/admin/schemes');
});

test.each(['?q=farm+loan&status=draft&sort=name-asc&page=3', '?status=published', '?page=2'])(
  '%s is read and written the same',
  (search) => {
    expect(schemeListQuery.write(schemeListQuery.read(search))).toBe(`/admin/schemes${search}`);
  },
);

test.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?status=gone', '?sort=colour'])('%s falls back', (search) => {
  expect(schemeListQuery.write(schemeListQuery.read(search))).toBe('/admin/schemes');
});
