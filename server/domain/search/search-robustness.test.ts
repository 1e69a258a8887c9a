import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES } from '../../testing/sample-schemes.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);

describe('unusual input gets an answer', () => {
  it.each([
    ['nothing', ''],
    ['one letter', 'k'],
    ['10,000 letters', 'k'.repeat(10_000)],
    ['10,000 words', 'pension '.repeat(10_000)],
    ['only fillers', 'the for i need ke liye'],
    ['emoji', '👩🏽‍🌾🚜'],
    ['mixed scripts', 'kisanકિસાનकिसान किसaन'],
    ['unbalanced quotes', '"widow \'pension'],
    ['a regular expression', '(.*)+[a-z]{2,}$^\\'],
    ['SQL', "'; DROP TABLE schemes; -- % _"],
    ['right-to-left marks', '\u202ewidow\u202c \u200fpension'],
    ['half a character', '\ud83d widow \udc00'],
    ['signs of a script alone', '\u093f\u094d\u0902'],
    ['property names', '__proto__ constructor toString'],
    ['controls', '\u0000\u0007'],
  ])('to %s', (_what, query) => {
    const { hits, nearestHits } = index.search(query);
    for (const hit of [...hits, ...nearestHits]) expect(Number.isFinite(hit.score)).toBe(true);
    expect(index.suggest(query, 5).length).toBeLessThanOrEqual(5);
  });

  it('reads words through right-to-left marks', () => {
    expect(index.search('\u202ewidow\u202c \u200fpension').hits[0]?.id).toBe(3);
  });

  it('reads the first 200 characters', () => {
    expect(index.search(`${' '.repeat(150)}widow`).hits[0]?.id).toBe(3);
    expect(
      index.search(`widow${' x'.repeat(5000)}`).hits.length + index.search(`widow${' x'.repeat(5000)}`).nearestHits.length,
    ).toBeGreaterThan(0);
  });

  it('accepts a query that has only words of the lexicon', () => {
    expect(() => index.search('help money')).not.toThrow();
  });
});

describe('any input', () => {
  const pieces = fc.constantFrom(
    'widow',
    'pension',
    'किसान',
    'ખેડૂત',
    'ग',
    '्',
    'pm',
    '6000',
    '%',
    '"',
    '\u202e',
    '🙂',
    'gujarat',
    'the',
    ' ',
    '\ud800',
  );
  const query = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.array(pieces).map((parts) => parts.join('')),
  );

  it('never throws, and never gives a scheme twice', () => {
    fc.assert(
      fc.property(query, (text) => {
        const { hits } = index.search(text);
        const ids = hits.flatMap((hit) => [hit.id, ...(hit.family?.members ?? [])]);
        expect(new Set(ids).size).toBe(ids.length);
        index.suggest(text, 3);
      }),
      { numRuns: 400 },
    );
  });

  it('gives the best first', () => {
    fc.assert(
      fc.property(query, (text) => {
        const scores = index.search(text).hits.map((hit) => hit.score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
    );
  });

  it('gives the same result for the same words in another case or normalisation form', () => {
    fc.assert(
      fc.property(query, (text) => {
        const ids = (typed: string) => index.search(typed).hits.map((hit) => hit.id);
        fc.pre(text.length < 150 && text.isWellFormed() && text.toUpperCase().toLowerCase() === text.toLowerCase());
        expect(ids(text.normalize('NFD'))).toEqual(ids(text));
      }),
    );
  });
});
