import { expect, test } from 'vitest';
import { hasNextPage, pagerPages } from './pager-pages.ts';

const shown = (page: number, hasNext: boolean, lastPage: number) =>
  pagerPages(page, hasNext, lastPage)
    .map((part) => (part === 'gap' ? '...' : part))
    .join(' ');

test.each([
  [1, true, Number.POSITIVE_INFINITY, '1 2 3'],
  [2, true, 9, '1 2 3 4'],
  [3, true, 9, '1 2 3 4 5'],
  [4, true, 9, '1 3 4 5 ... 6'],
  [5, true, 9, '1 ... 4 5 6 ... 7'],
  [6, true, 9, '1 ... 5 6 7 ... 8'],
])('page %i, next %s, last %i', (page, hasNext, lastPage, expected) => {
  expect(shown(page, hasNext, lastPage)).toBe(expected);
});

test.each([
  [1, false, 1, '1'],
  [1, true, 2, '1 2'],
  [2, false, 2, '1 2'],
  [3, true, 4, '1 2 3 4'],
  [4, true, 5, '1 3 4 5'],
  [4, false, 4, '1 3 4'],
  [6, false, 6, '1 ... 5 6'],
])('leaves out pages that do not exist: page %i, next %s, last %i', (page, hasNext, lastPage, expected) => {
  expect(shown(page, hasNext, lastPage)).toBe(expected);
});

test.each([
  [12, 1, 25, true],
  [11, 1, 11, false],
  [12, 2, 24, false],
  [12, 2, 25, true],
  [12, 7, undefined, true],
  [3, 7, undefined, false],
])('%i items on page %i of %s in all: next %s', (count, page, total, expected) => {
  expect(hasNextPage(count, page, 12, total)).toBe(expected);
});
