import { expect, test } from 'vitest';
import { wholePage } from './use-scheme-page.ts';

const one = { id: 1, schemeName: 'Seeds' };

test.each([
  [{ schemes: [one], total: 11, page: 2, limit: 5 }, 11],
  [{ items: [one], total: 11 }, 11],
  [{ data: [one] }, 6],
  [[one], 6],
])('the page in %j', (answer, total) => {
  expect(wholePage(answer, 2, 5)).toMatchObject({ schemes: [one], total, page: 2, limit: 5 });
});

test('reads every shape of an empty list', () => {
  expect(wholePage([], 1, 5)).toMatchObject({ schemes: [], total: 0 });
  expect(wholePage({}, 1, 5)).toMatchObject({ schemes: [], total: 0 });
});
