/** Removes endings of words that are known only without them: છોકરીઓ is છોકરી, kisanon is kisan. */
import { isNative, keyOf } from './tokenise.ts';
import { toDevanagari } from './transliterate.ts';

/** Case endings that Gujarati and Hindi write as part of the word, as Devanagari; and romanised plurals. */
const NATIVE_ENDINGS = /(?:ओ|ो)?(?:माटे|मांथी|मां|नी|ने|नो|नुं|ना|थी|को|का|की|के|से|में|ओ|ो|े|ां|ों|ु|ुं)$/;
const LATIN_ENDINGS = /(?:iyon|iyo|iyan|iya|yon|yan|yo|aon|ao|on|en|o|ne|ni|no|na|nu|ma|ing|ed|er|ers|wala|wale|wali)$/;
const SHORTEST_STEM = 3;

export type Stem = { word: string; key: string };

/** The shorter forms, the longest first; those of native words as Devanagari. */
export function stems(word: string): Stem[] {
  const plain = isNative(word) ? toDevanagari(word) : word;
  const ending = isNative(word) ? NATIVE_ENDINGS : LATIN_ENDINGS;
  const found: Stem[] = [];
  // kisano is kisan with an o, not kisa with the ending of jano
  if (plain.endsWith('o') && plain.length > SHORTEST_STEM) found.push({ word: plain.slice(0, -1), key: keyOf(plain.slice(0, -1)) });
  for (let rest = plain, round = 0; round < 2; round++) {
    const shorter = rest.replace(ending, '');
    if (shorter === rest || shorter.length < SHORTEST_STEM) break;
    for (const stem of [shorter, `${shorter}${isNative(word) ? 'ी' : 'i'}`]) found.push({ word: stem, key: keyOf(stem) });
    rest = shorter;
  }
  return found;
}
