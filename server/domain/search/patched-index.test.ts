import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GradedQuery, readLines } from '../../../bench/relevance.ts';
import { shippedLexicon, shippedSchemes } from '../../../content/shipped-content.ts';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme, shippedScheme } from '../../testing/sample-schemes.ts';
import { compileLexicon } from './lexicon/lexicon.ts';
import { buildSearchIndex, type SearchDocument, type SearchIndex, unpackedIndex } from './search-index.ts';
import { atOnce } from './steps.ts';

const patched = (index: SearchIndex, changed: SearchDocument[], removed: number[]) => atOnce(index.patched(changed, removed));
const idsFor = (index: SearchIndex, query: string) => index.search(query).hits.map((hit) => hit.id);

describe('patched', () => {
  const before = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);

  it('finds a scheme that was added', () => {
    const after = patched(before, [sampleScheme(20, 'Umbrella Grant')], []);
    expect(idsFor(after, 'umbrella')).toEqual([20]);
    expect(after.size).toBe(before.size + 1);
  });

  it('finds a changed scheme by its new words only', () => {
    const after = patched(before, [sampleScheme(3, 'Umbrella Grant')], []);
    expect(idsFor(after, 'umbrella')).toEqual([3]);
    expect(idsFor(after, 'widow')).toEqual([]);
    expect(after.size).toBe(before.size);
  });

  it('drops a removed scheme, also when it is changed at the same time', () => {
    expect(idsFor(patched(before, [], [3]), 'widow')).toEqual([]);
    expect(idsFor(patched(before, [sampleScheme(3, 'Umbrella')], [3]), 'umbrella')).toEqual([]);
    expect(patched(before, [], [3, 999]).size).toBe(before.size - 1);
  });

  it('does not modify the index it is derived from', () => {
    patched(before, [sampleScheme(3, 'Umbrella Grant')], [1]);
    expect(idsFor(before, 'umbrella')).toEqual([]);
    expect(idsFor(before, 'widow')).toEqual([3]);
    expect(idsFor(before, 'kisan')).toContain(1);
    expect(before.size).toBe(SAMPLE_SCHEMES.length);
  });
});

const QUERIES = [
  'penshan',
  'widow pension',
  'vidhva',
  'विधवा पेंशन',
  'hous',
  'house for goa',
  'pon',
  'lone',
  'gramin awas',
  'ga',
  'cow gujarat',
  'qqq',
  'all',
];

it('answers exactly like a rebuilt index, after any changes', () => {
  const words = ['loan', 'lone', 'cow', 'pension', 'pensions', 'widow', 'vidhwa', 'विधवा', 'house', 'hause', 'gramin', 'awas', 'pond'];
  const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(' '));
  const scheme = fc.record({
    name: phrase,
    summary: phrase,
    keywords: fc.array(phrase, { maxLength: 2 }),
    states: fc.subarray(['Goa', 'Gujarat'], { maxLength: 1 }),
    updatedOn: fc.constantFrom('2025-01-01', '2025-02-01', '2025-03-01'),
  });
  const step = fc.record({ id: fc.integer({ min: 1, max: 12 }), scheme: fc.option(scheme, { freq: 3 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let index = buildSearchIndex([], SAMPLE_LEXICON);
      const living = new Map<number, SearchDocument>();
      for (const { id, scheme: saved } of steps) {
        if (saved === null) living.delete(id);
        else living.set(id, sampleScheme(id, saved.name, saved));
        index = saved === null ? patched(index, [], [id]) : patched(index, [living.get(id) as SearchDocument], []);
      }
      const rebuilt = buildSearchIndex(living.values(), SAMPLE_LEXICON);
      expect(index.size).toBe(rebuilt.size);
      expect(index.browse({ state: 'Goa' })).toEqual(rebuilt.browse({ state: 'Goa' }));
      const unpacked = unpackedIndex(structuredClone(index.packed()), compileLexicon(SAMPLE_LEXICON));
      for (const query of ['', ...words, ...QUERIES]) {
        expect(answersOf(index, query)).toEqual(answersOf(rebuilt, query));
        expect(answersOf(unpacked, query)).toEqual(answersOf(rebuilt, query));
      }
      // Patching it gives the same result as patching the original.
      const more = sampleScheme(13, 'Umbrella Pension', { summary: 'pond loan' });
      expect(answersOf(patched(unpacked, [more], [1]), 'pension')).toEqual(answersOf(patched(rebuilt, [more], [1]), 'pension'));
    }),
    { numRuns: 60 },
  );
});

it('answers on the shipped schemes exactly like a rebuilt index, after 150 saves', () => {
  const lexicon = shippedLexicon();
  const living = new Map(shippedSchemes().map((scheme) => [scheme.id, shippedScheme(scheme)]));
  const ids = [...living.keys()];
  let index = buildSearchIndex(living.values(), lexicon);
  // More than a quarter of the schemes, so that small segments are merged repeatedly, and all segments at least once.
  for (let save = 0; save < 150; save++) {
    const scheme = living.get(ids[(save * 7) % ids.length] as number) as SearchDocument;
    const isChanged = save % 3 === 0;
    const saved = isChanged ? { ...scheme, name: `${scheme.name} ${save}`, summary: `${scheme.benefits} qurble${save % 5}` } : scheme;
    living.set(saved.id, saved);
    index = patched(index, [saved], []);
  }
  const rebuilt = buildSearchIndex(living.values(), lexicon);
  const queries = readLines<GradedQuery>(new URL('../../../bench/queries/known.jsonl', import.meta.url)).filter((_, at) => at % 12 === 0);
  const unpacked = unpackedIndex(index.packed(), compileLexicon(lexicon));
  for (const { query } of queries) {
    expect(answersOf(index, query)).toEqual(answersOf(rebuilt, query));
    expect(answersOf(unpacked, query)).toEqual(answersOf(rebuilt, query));
  }
});

/** Everything a visitor can see of the index. */
function answersOf(index: SearchIndex, query: string) {
  const { matched, ...result } = index.search(query);
  const marks = result.hits.slice(0, 3).map((hit) => matched(hit, 'A loan for the house of a widow: pension, विधवा, awas, kisan, bima'));
  return { ...result, marks, suggestions: index.suggest(query, 8) };
}
