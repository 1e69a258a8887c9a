import { expect, test } from 'vitest';
import { countByCategory, countByMonth, countDistinct, type ListedScheme, newestSchemes, requestMonths } from './dashboard-numbers.ts';

const scheme = (id: number, createdOn: string, category_name?: string) =>
  ({ id, name: `S${id}`, createdOn, category_name }) as ListedScheme;

test('counts categories, largest first and schemes without one last', () => {
  const schemes = ['Health', '', 'Women_&_Child', undefined, 'Health', ''].map((name, index) => scheme(index, '', name));
  expect(countByCategory(schemes)).toEqual([
    { label: 'Health', count: 2 },
    { label: 'Women & Child', count: 1 },
    { label: 'Uncategorised', count: 3 },
  ]);
  expect(countByCategory([])).toEqual([]);
});

test('counts equal values once and empty ones not at all', () => {
  expect(countDistinct(['a', 'b', 'a', ''])).toBe(2);
});

test('takes the newest by date, in whatever order they arrive', () => {
  const schemes = [scheme(1, '2026-01-01T00:00:00Z'), scheme(2, 'x'), scheme(3, '2026-03-01T00:00:00Z'), scheme(4, '2026-02-01T00:00:00Z')];
  expect(newestSchemes(schemes, 3).map(({ id }) => id)).toEqual([3, 4, 1]);
});

test('counts the last twelve months in Indian time, across a new year', () => {
  const counts = countByMonth(
    ['2026-01-31T18:29:59Z', '2026-01-31T18:30:00Z', '2025-03-01T00:00:00Z', '2024-02-10T00:00:00Z', 'x'],
    new Date('2026-02-10T00:00:00Z'),
  );
  expect(counts).toHaveLength(12);
  expect(counts[0]).toEqual({ label: 'Mar 2025', count: 1 });
  expect(counts.slice(-2)).toEqual([
    { label: 'Jan 2026', count: 1 },
    { label: 'Feb 2026', count: 1 },
  ]);
});

test("prefers the server's months to those of a truncated list", () => {
  const requests = [{ createdAt: '2026-02-01T00:00:00Z' }] as Parameters<typeof requestMonths>[0]['requests'];
  const now = new Date('2026-02-10T00:00:00Z');
  expect(requestMonths({ requests, months: [{ month: '2026-02', count: 5733 }] }, now)).toEqual([{ label: 'Feb 2026', count: 5733 }]);
  expect(requestMonths({ requests }, now).at(-1)).toEqual({ label: 'Feb 2026', count: 1 });
});
