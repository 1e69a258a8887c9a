import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme } from '../../../testing/sample-schemes.ts';
import { buildSearchIndex, type LexiconEntry } from '../search-index.ts';

const index = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);
const texts = (typed: string, limit = 8) => index.suggest(typed, limit).map((suggestion) => suggestion.text);

describe('suggest', () => {
  it('completes the last word', () => {
    expect(index.suggest('old ag', 8)).toEqual([{ text: 'Old Age Pension', id: 4 }]);
  });

  it('offers needs of the lexicon when no scheme has that name', () => {
    expect(index.suggest('schol', 8)[0]).toEqual({ text: 'Scholarship', id: null });
  });

  it('does not offer a need that no scheme mentions', () => {
    const rotavator = { term: 'Rotavator', aliases: [] };
    const of = (name: string) => buildSearchIndex([sampleScheme(1, name)], [...SAMPLE_LEXICON, rotavator]).suggest('rota', 8);
    expect(of('Tractor Help')).toEqual([]);
    expect(of('Help for a Tractor with Rotavator')[0]).toEqual({ text: 'Rotavator', id: null });
  });

  it('answers in the typed script', () => {
    expect(texts('किसा')).toEqual(['प्रधानमंत्री किसान सम्मान निधि']);
    expect(texts('kisa')).toEqual(['Pradhan Mantri Kisan Samman Nidhi']);
  });

  it('answers in the typed script among several, and in the first name where there is none', () => {
    const names = ['किसान सहायता', 'કિસાન સહાય'];
    const both = buildSearchIndex([sampleScheme(31, 'Kisan Sahay', { names }), sampleScheme(32, 'Kisan Store')], SAMPLE_LEXICON);
    const first = (typed: string) => both.suggest(typed, 8).find(({ id }) => id === 31)?.text;
    expect(['kisan', 'किसान', 'કિસાન'].map(first)).toEqual(['Kisan Sahay', 'किसान सहायता', 'કિસાન સહાય']);
    expect(both.suggest('કિસાન', 8).find(({ id }) => id === 32)?.text).toBe('Kisan Store');
  });

  it('finds short forms', () => {
    expect(texts('pmki')).toEqual(['Pradhan Mantri Kisan Samman Nidhi']);
  });

  it('starts with what the search finds when no name contains all words', () => {
    expect(texts('widow samm')[0]).toBe('Widow Pension');
    expect(texts('zzzzqq xxyyzz samm')).toEqual([]);
  });

  it('offers a scheme by the beginning of its popular name', () => {
    const kisan: LexiconEntry = {
      term: 'Pradhan Mantri Kisan Samman Nidhi',
      kind: 'scheme',
      aliases: [{ text: 'pm kisan', strength: 'same' }],
    };
    const named = buildSearchIndex([...SAMPLE_SCHEMES, sampleScheme(31, 'PM Kaushal Yojana')], [...SAMPLE_LEXICON, kisan]);
    expect(named.suggest('pm k', 8)[0]?.text).toBe('Pradhan Mantri Kisan Samman Nidhi');
  });

  it('offers a need by any of its names, in the order of the search', () => {
    const lpg: LexiconEntry = { term: 'LPG connection', aliases: [{ text: 'gas', strength: 'same' }] };
    const schemes = [sampleScheme(31, 'Ujjwala Yojana', { keywords: ['LPG connection'] }), sampleScheme(32, 'Gasifier Plant')];
    expect(buildSearchIndex(schemes, [lpg]).suggest('gas', 8)[0]).toEqual({ text: 'Ujjwala Yojana', id: 31 });
  });

  it('does not offer a need beside the scheme of that name', () => {
    const named = buildSearchIndex([...SAMPLE_SCHEMES], [{ term: 'Old age pension', aliases: [] }]);
    expect(named.suggest('old ag', 8)).toEqual([{ text: 'Old Age Pension', id: 4 }]);
  });

  it('offers a name once, whether it is of a need, a scheme or the schemes of two states', () => {
    const schemes = [
      sampleScheme(21, 'Kisan Credit Card (KCC)'),
      sampleScheme(22, 'Beej Anudan Yojana', { states: ['Goa'] }),
      sampleScheme(23, 'Beej Anudan Yojana', { states: ['Bihar'] }),
    ];
    const named = buildSearchIndex(schemes, [{ term: 'Kisan Credit Card', aliases: [] }]);
    expect(named.suggest('kisan', 8)).toEqual([{ text: 'Kisan Credit Card (KCC)', id: 21 }]);
    expect(named.suggest('beej', 8)).toEqual([{ text: 'Beej Anudan Yojana', id: 23 }]);
  });

  it('respects the limit', () => {
    expect(texts('p', 2)).toHaveLength(2);
    expect(texts('p', 0)).toEqual([]);
  });

  it('offers nothing for empty input', () => {
    expect(texts('')).toEqual([]);
    expect(texts('%')).toEqual([]);
  });
});
