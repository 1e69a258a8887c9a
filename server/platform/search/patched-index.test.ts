import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme } from '../../testing/sample-schemes.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

const idsFor = (index: SearchIndex, query: string) => index.search(query).hits.map((hit) => hit.id);

describe('patched', () => {
  const before = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);

  it('finds a scheme that was added', () => {
    const after = before.patched([sampleScheme(20, 'Umbrella Grant')], []);
    expect(idsFor(after, 'umbrella')).toEqual([20]);
    expect(after.size).toBe(before.size + 1);
  });

  it('finds a changed scheme by its new words only', () => {
    const after = before.patched([sampleScheme(3, 'Umbrella Grant')], []);
    expect(idsFor(after, 'umbrella')).toEqual([3]);
    expect(idsFor(after, 'widow')).toEqual([]);
    expect(after.size).toBe(before.size);
  });

  it('loses a removed scheme, also when it is changed at the same time', () => {
    expect(idsFor(before.patched([], [3]), 'widow')).toEqual([]);
    expect(idsFor(before.patched([sampleScheme(3, 'Umbrella')], [3]), 'umbrella')).toEqual([]);
    expect(before.patched([], [3, 999]).size).toBe(before.size - 1);
  });

  it('leaves the index it came from as it was', () => {
    before.patched([sampleScheme(3, 'Umbrella Grant')], [1]);
    expect(idsFor(before, 'umbrella')).toEqual([]);
    expect(idsFor(before, 'widow')).toEqual([3]);
    expect(idsFor(before, 'kisan')).toContain(1);
    expect(before.size).toBe(SAMPLE_SCHEMES.length);
  });
});

it('finds what an index built anew finds, after any changes', () => {
  const words = ['loan', 'cow', 'pension', 'widow', 'house', 'pond'];
  const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((chosen) => chosen.join(' '));
  const step = fc.record({ id: fc.integer({ min: 1, max: 12 }), name: fc.option(name) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let index = buildSearchIndex([], SAMPLE_LEXICON);
      const living = new Map<number, string>();
      for (const { id, name: wanted } of steps) {
        if (wanted === null) living.delete(id);
        else living.set(id, wanted);
        index = wanted === null ? index.patched([], [id]) : index.patched([sampleScheme(id, wanted)], []);
      }
      expect(index.size).toBe(living.size);
      for (const word of words) {
        const expected = [...living].filter(([, has]) => has.split(' ').includes(word)).map(([id]) => id);
        const found = index.search(word, {}, { exact: true, flat: true }).hits.map((hit) => hit.id);
        expect(found.sort()).toEqual(expected.sort());
      }
    }),
    { numRuns: 60 },
  );
});
