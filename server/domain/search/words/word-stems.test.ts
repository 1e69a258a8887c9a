import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, sampleScheme } from '../../../testing/sample-schemes.ts';
import { buildSearchIndex } from '../search-index.ts';
import { stems } from './word-stems.ts';

const wordsOf = (word: string) => stems(word).map((stem) => stem.word);

describe('stems', () => {
  it.each([
    ['kisano', 'kisan'],
    ['khodne', 'khod'],
    ['છોકરીઓ', 'छोकरी'],
    ['ખેડૂતોને', 'खेडूत'],
  ])('removes the endings of %s', (word, stem) => {
    expect(wordsOf(word)).toContain(stem);
  });

  it('does not change short words', () => {
    expect(stems('ne')).toEqual([]);
  });
});

it('does not use a short stem for a word that only sounds like it', () => {
  const leprosy = [{ term: 'Leprosy', aliases: [{ text: 'kodh', strength: 'same' as const }] }];
  const index = buildSearchIndex([sampleScheme(1, 'Leprosy Allowance'), sampleScheme(2, 'Kisan Sahay')], [...SAMPLE_LEXICON, ...leprosy]);
  expect(index.search('khodne').hits).toEqual([]);
  expect(index.search('kodh').hits[0]?.id).toBe(1);
  expect(index.search('kisano').hits[0]?.id).toBe(2);
});
