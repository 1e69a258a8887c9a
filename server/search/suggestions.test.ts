import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme } from './sample-schemes.ts';
import { buildSearchIndex } from './search-index.ts';

const index = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);
const texts = (typed: string, limit = 8) => index.suggest(typed, limit).map((suggestion) => suggestion.text);

describe('suggest', () => {
  it('completes the last word', () => {
    expect(index.suggest('old ag', 8)).toEqual([{ text: 'Old Age Pension', id: 4 }]);
  });

  it('offers needs of the lexicon without a scheme', () => {
    expect(index.suggest('schol', 8)[0]).toEqual({ text: 'Scholarship', id: null });
  });

  it('does not offer a need that no scheme speaks of', () => {
    const rotavator = { term: 'Rotavator', aliases: [] };
    const of = (name: string) => buildSearchIndex([sampleScheme(1, name)], [...SAMPLE_LEXICON, rotavator]).suggest('rota', 8);
    expect(of('Tractor Help')).toEqual([]);
    expect(of('Help for a Tractor with Rotavator')[0]).toEqual({ text: 'Rotavator', id: null });
  });

  it('answers in the script that is typed', () => {
    expect(texts('किसा')).toEqual(['प्रधानमंत्री किसान सम्मान निधि']);
    expect(texts('kisa')).toEqual(['Pradhan Mantri Kisan Samman Nidhi']);
  });

  it('finds short forms', () => {
    expect(texts('pmki')).toEqual(['Pradhan Mantri Kisan Samman Nidhi']);
  });

  it('needs all words', () => {
    expect(texts('widow samm')).toEqual([]);
  });

  it('does not offer a need beside the scheme of that name', () => {
    const named = buildSearchIndex([...SAMPLE_SCHEMES], [{ term: 'Old age pension', aliases: [] }]);
    expect(named.suggest('old ag', 8)).toEqual([{ text: 'Old Age Pension', id: 4 }]);
  });

  it('offers a name once, whether it is a need, a scheme or the schemes of two states', () => {
    const schemes = [
      sampleScheme(21, 'Kisan Credit Card (KCC)'),
      sampleScheme(22, 'Beej Anudan Yojana', { states: ['Goa'] }),
      sampleScheme(23, 'Beej Anudan Yojana', { states: ['Bihar'] }),
    ];
    const named = buildSearchIndex(schemes, [{ term: 'Kisan Credit Card', aliases: [] }]);
    expect(named.suggest('kisan', 8)).toEqual([{ text: 'Kisan Credit Card (KCC)', id: 21 }]);
    expect(named.suggest('beej', 8)).toEqual([{ text: 'Beej Anudan Yojana', id: 22 }]);
  });

  it('keeps to the limit', () => {
    expect(texts('p', 2)).toHaveLength(2);
    expect(texts('p', 0)).toEqual([]);
  });

  it('has nothing to say to nothing', () => {
    expect(texts('')).toEqual([]);
    expect(texts('%')).toEqual([]);
  });
});
