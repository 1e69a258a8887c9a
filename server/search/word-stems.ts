/** Takes the endings off words, for those that are known only without: છોકરીઓ is છોકરી, kisanon is kisan. */
import { isNative, keyOf } from './tokenise.ts';
import { toDevanagari } from './transliterate.ts';

/** Case endings written together with the word in Gujarati and Hindi, as Devanagari; and romanised plurals. */
const NATIVE_ENDINGS = /(?:ओ|ो)?(?:माटे|मांथी|मां|नी|ने|नो|नुं|ना|थी|को|का|की|के|से|में|ओ|ो|े|ां|ों|ु|ुं)$/;
const LATIN_ENDINGS = /(?:iyon|iyo|iyan|iya|yon|yan|yo|aon|ao|on|en|o|ne|ni|no|na|nu|ma|ing|ed|er|ers|wala|wale|wali)$/;
const SHORTEST_STEM = 3;

/** Keys of the shorter forms, the longest first. */
export function stems(word: string): string[] {
  const plain = isNative(word) ? toDevanagari(word) : word;
  const ending = isNative(word) ? NATIVE_ENDINGS : LATIN_ENDINGS;
  const found: string[] = [];
  for (let rest = plain, round = 0; round < 2; round++) {
    const shorter = rest.replace(ending, '');
    if (shorter === rest || shorter.length < SHORTEST_STEM) break;
    found.push(keyOf(shorter), keyOf(`${shorter}${isNative(word) ? 'ी' : 'i'}`));
    rest = shorter;
  }
  return found;
}
