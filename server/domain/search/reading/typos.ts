/** Finds the words that an unknown word may be a typo for. */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { letterMask } from '../index/vocabulary.ts';
import { editDistance } from '../words/edit-distance.ts';
import { skeleton } from '../words/phonetic-key.ts';
import { isNative } from '../words/tokenise.ts';
import { toLatin } from '../words/transliterate.ts';

export type Guess = { term: number; distance: number };

/** Shorter keys are not corrected, because every two-letter word is close to every other. */
const SHORTEST_KEY = 3;
const MAX_GUESSES = 10;
/** Guesses further than this from the best one are dropped. */
const AS_NEAR = 0.25;
const FIRST_LETTER_WRONG = 0.5;
/** Distance of loan words in native script with the same consonants: slightly less than one wrong letter. */
const SAME_SKELETON = 0.9;
const SHORTEST_SKELETON = 3;
/** `ccle` is one letter from cycle but sounds different: guessed only when nothing else is close. */
const UNLIKE_IN_SOUND = 1.1;
const CONSONANTS = ~letterMask('aeiouy');

/** How a term is spelt and how often it is used; 0 excludes it from the guesses. */
export type Candidates = { spelling: (term: number) => string; isOneLetterOff: (term: number) => boolean; uses: (term: number) => number };

/** Closest first, then the more used, then the more similar in length. */
export function guessWords(terms: CatalogueTerms, word: string, key: string, { spelling, isOneLetterOff, uses }: Candidates): Guess[] {
  if (key.length < SHORTEST_KEY || /\d/.test(key)) return [];
  const keyOf = ({ term }: Guess) => terms.keyOf(term);
  const longer = ({ term }: Guess) => Math.abs(spelling(term).length - word.length);
  const limit = key.length <= 5 ? 1 : 2;
  const latin = toLatin(word);
  const mostLetters = latin.length <= 4 ? 1 : latin.length <= 7 ? 2 : 3;
  const ownSkeleton = skeleton(key);
  const comparesSkeletons = isNative(word) && ownSkeleton.length >= SHORTEST_SKELETON;
  const mask = letterMask(key);
  const differing = 2 * limit + (comparesSkeletons ? 4 : 0);
  const guesses: Guess[] = [];
  for (let length = Math.max(SHORTEST_KEY, key.length - differing); length <= key.length + differing; length++) {
    const { terms: known, masks } = terms.wordsOfLength(length);
    for (let at = 0; at < known.length; at++) {
      const difference = (masks[at] as number) ^ mask;
      const mayHaveSameSkeleton = comparesSkeletons && (difference & CONSONANTS) === 0;
      if (!mayHaveSameSkeleton && bitCount(difference) > 2 * limit) continue;
      const term = known[at] as number;
      const other = terms.keyOf(term);
      const reach = key.length > SHORTEST_KEY && key[0] === other[0] ? limit + 1 : limit;
      const hasSameSkeleton = mayHaveSameSkeleton && skeleton(other) === ownSkeleton;
      const ofKeys = hasSameSkeleton ? 0 : editDistance(key, other, reach);
      // `cancar` sounds unlike cancer but is only one letter away
      if (ofKeys > reach || uses(term) === 0 || (ofKeys > limit && !isOneLetterOff(term))) continue;
      const distance = hasSameSkeleton ? SAME_SKELETON : distanceTo(other, ofKeys, spelling(term));
      if (distance <= limit + FIRST_LETTER_WRONG) guesses.push({ term, distance });
    }
  }
  if (guesses.length === 0 && !isNative(word) && word.length > SHORTEST_KEY) {
    for (const term of terms.oneLetterOff(word)) if (uses(term) > 0) guesses.push({ term, distance: UNLIKE_IN_SOUND });
  }
  guesses.sort((a, b) => a.distance - b.distance || uses(b.term) - uses(a.term) || longer(a) - longer(b) || (keyOf(a) < keyOf(b) ? -1 : 1));
  const nearest = guesses[0]?.distance ?? 0;
  return guesses.filter((guess) => guess.distance <= nearest + AS_NEAR).slice(0, MAX_GUESSES);

  function distanceTo(other: string, ofKeys: number, spelt: string): number {
    const ofLetters = editDistance(latin, toLatin(spelt), mostLetters);
    if (ofLetters > mostLetters) return Number.POSITIVE_INFINITY;
    const isOneLetter = ofLetters === 1 && key.length > SHORTEST_KEY;
    return (isOneLetter ? Math.min(ofKeys, 1) : ofKeys) + ofLetters / 10 + (key[0] === other[0] ? 0 : FIRST_LETTER_WRONG);
  }
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
