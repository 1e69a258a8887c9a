import { describe, expect, it } from 'vitest';
import { SAMPLE_LEXICON, SAMPLE_SCHEMES, sampleScheme } from '../../../testing/sample-schemes.ts';
import { buildSearchIndex } from '../search-index.ts';
import { FEATURE_NAMES } from './rank-features.ts';
import { MODEL_FEATURES, rankScores, sumsOfTrees } from './rank-model.ts';

describe('sumsOfTrees', () => {
  /** Above 2 of feature 1: 10; otherwise up to 0.5 of feature 0: 1, above it: 5. */
  const tree = [1, 2, 4, 0, 0.5, 3, -1, 1, 0, -1, 5, 0, -1, 10, 0];

  it.each([
    [[0.5, 2], 1],
    [[0.6, 2], 5],
    [[0, 2.1], 10],
  ])('follows the branches for %j', (values, worth) => {
    expect([...sumsOfTrees([tree])([values])]).toEqual([worth]);
  });

  it('adds up the trees for each scheme, including trees of one leaf', () => {
    const sums = sumsOfTrees([tree, [-1, 0.25, 0], tree])([
      [0, 0],
      [0, 3],
    ]);
    expect([...sums]).toEqual([2.25, 20.25]);
  });
});

describe('the model', () => {
  it('was trained on exactly the current features', () => {
    expect(MODEL_FEATURES).toEqual(FEATURE_NAMES);
  });

  it('gives every candidate a number', () => {
    const index = buildSearchIndex(SAMPLE_SCHEMES, SAMPLE_LEXICON);
    for (const query of ['pension', 'widow pension gujarat', 'ખેડૂત', 'the', '%', 'zzz pension']) {
      for (const { features } of index.candidates(query)) {
        expect([...features].every(Number.isFinite)).toBe(true);
        expect([...rankScores([features])].every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('ranks a scheme about the query before one that mentions it', () => {
    const about = sampleScheme(1, 'Goat Rearing Scheme', {
      summary: 'Help to keep goats.',
      keywords: ['goat'],
      categories: ['agriculture'],
    });
    const mentions = Array.from({ length: 12 }, (_, at) =>
      sampleScheme(at + 2, `Village Fair ${at}`, { description: 'Cattle, goat and sheep are shown.', categories: ['culture'] }),
    );
    expect(buildSearchIndex([...mentions, about], SAMPLE_LEXICON).search('goat').hits[0]?.id).toBe(1);
  });
});
