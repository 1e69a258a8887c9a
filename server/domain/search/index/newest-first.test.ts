import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedDocument } from './indexed-document.ts';
import { byScore, newestFirst, reordered } from './newest-first.ts';

const record = (id: number, day: number) => ({ id, updatedOn: `2025-01-${String(day).padStart(2, '0')}` }) as IndexedDocument;
const days = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 20 });

describe('newestFirst', () => {
  it('puts the newest first, and of the same day the last added', () => {
    expect([...newestFirst([record(1, 3), record(2, 9), null, record(4, 3)]).documents]).toEqual([1, 3, 0]);
  });

  it('gives the same order when updated step by step', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 19 }), (old, young, gone) => {
        const before = old.map((day, at) => record(at, day));
        const after = [...before.map((known, at) => (at === gone ? null : known)), ...young.map((day, at) => record(old.length + at, day))];
        const added = young.map((_, at) => old.length + at);
        expect(reordered(newestFirst(before), after, added)).toEqual(newestFirst(after));
      }),
    );
  });
});

describe('byScore', () => {
  it('sorts by score, then newest first', () => {
    const order = newestFirst([record(1, 1), record(2, 2), record(3, 3), record(4, 4)]);
    const scores = Float32Array.from([0.5, 1.5, 0.5, 0]);
    expect([...byScore(Int32Array.from([0, 1, 2, 3]), scores, order)]).toEqual([1, 2, 0, 3]);
  });
});
