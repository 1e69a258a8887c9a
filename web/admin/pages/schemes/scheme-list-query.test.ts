import { expect, test } from 'vitest';
import { readSchemeListQuery, writeSchemeListQuery } from './scheme-list-query.ts';

test('an address without parameters is the first page of all', () => {
  expect(readSchemeListQuery('')).toEqual({ page: 1, q: '', status: 'all', sort: undefined });
  expect(writeSchemeListQuery(readSchemeListQuery(''))).toBe('');
});

test.each(['?q=farm+loan&status=draft&sort=name-asc&page=3', '?status=published', '?page=2'])(
  '%s is read and written the same',
  (search) => {
    expect(writeSchemeListQuery(readSchemeListQuery(search))).toBe(search);
  },
);

test.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?status=gone', '?sort=colour'])('%s falls back', (search) => {
  expect(writeSchemeListQuery(readSchemeListQuery(search))).toBe('');
});
