import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['pension', 'pension', 0],
  ['pension', 'pensoin', 1],
  ['laptop', 'labtop', 1],
  ['scholarship', 'scholership', 1],
  ['', 'abc', 3],
  ['abc', 'xyz', 3],
])('%s to %s takes %i', (from, to, steps) => {
  expect(editDistance(from, to, 3)).toBe(steps);
});

it('stops beyond the limit', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  expect(editDistance('a', 'abcdef', 2)).toBe(3);
});

it('is symmetric, and 0 only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const steps = editDistance(one, other, 9);
      expect(steps).toBe(editDistance(other, one, 9));
      expect(steps === 0).toBe(one === other);
      expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
