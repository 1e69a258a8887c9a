/** Other work waits at most one slice and one step (`runInSlices`), so a step must be short however large the catalogue is. */
import { expect, test } from 'vitest';
import { SAMPLE_LEXICON, sampleScheme } from '../../testing/sample-schemes.ts';
import { compileLexicon, compileSteps } from './lexicon/lexicon.ts';
import { buildSearchIndex, indexSteps } from './search-index.ts';
import type { Steps } from './steps.ts';
import type { LexiconEntry } from './types.ts';

const WORDS = ['pension', 'scholarship', 'house', 'farmer', 'widow', 'loan', 'bus', 'solar'];
const schemes = Array.from({ length: 300 }, (_, at) =>
  sampleScheme(at + 1, `Help ${at} for a ${WORDS[at % WORDS.length]}`, { summary: `Word${at} and word${at * 7} for who needs it.` }),
);

/** The most items read between two yields, and the number of yields. */
function watch<T>(steps: Steps<T>, taken: () => number): { most: number; turns: number; result: T } {
  let most = 0;
  for (let turns = 1; ; turns++) {
    const before = taken();
    const { done, value } = steps.next();
    most = Math.max(most, taken() - before);
    if (done) return { most, turns, result: value };
  }
}

test('building an index reads one scheme per step, and yields before counting the next', () => {
  let taken = 0;
  function* documents() {
    for (const scheme of schemes) {
      taken += 1;
      yield scheme;
    }
  }
  const { most, turns } = watch(indexSteps(documents(), compileLexicon(SAMPLE_LEXICON)), () => taken);
  expect(taken).toBe(schemes.length);
  expect(most).toBe(1);
  expect(turns).toBeGreaterThan(2 * schemes.length);
});

test('changing an index yields after each removed scheme', () => {
  const index = buildSearchIndex(schemes, SAMPLE_LEXICON);
  const half = schemes.slice(0, schemes.length / 2).map(({ id }) => id);
  const { turns, result } = watch(index.patched([], half), () => 0);
  expect(result.size).toBe(schemes.length - half.length);
  expect(turns).toBeGreaterThan(half.length);
});

test('compiling the lexicon reads one entry per step', () => {
  let taken = 0;
  const entries = Array.from({ length: 200 }, (_, at): LexiconEntry => {
    const aliases: LexiconEntry['aliases'] = [{ text: `other name ${at}`, strength: 'same' }];
    return {
      term: `need ${at}`,
      get aliases() {
        taken += 1;
        return aliases;
      },
    };
  });
  const { most } = watch(compileSteps(entries), () => taken);
  expect(taken).toBe(entries.length);
  expect(most).toBe(1);
});
