import { expect, test } from 'vitest';
import { hasNextPage, pagerPages } from './pager-pages.ts';

const shown = (page: number, hasNext: boolean) =>
  pagerPages(page, hasNext)
    .map((part) => (part === 'gap' ? '...' : part))
    .join(' ');

test.each([
  [1, true, '1 2 3'],
  [1, false, '1 2 3'],
  [2, true, '1 2 3 4'],
  [3, true, '1 2 3 4 5'],
  [4, true, '1 3 4 5 ... 6'],
  [4, false, '1 3 4 5'],
  [5, true, '1 ... 4 5 6 ... 7'],
  [6, true, '1 ... 5 6 7 ... 8'],
  [6, false, '1 ... 5 6 7'],
])('page %i, next %s', (page, hasNext, expected) => {
  expect(shown(page, hasNext)).toBe(expected);
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
