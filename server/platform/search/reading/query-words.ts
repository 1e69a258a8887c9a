/** Reads what was typed into words, with letter names in native script read as letters. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import { lettersOf } from '../words/letter-names.ts';
import { plainSpelling } from '../words/phonetic-key.ts';
import { foldText, isNative, keyOf, tokenise } from '../words/tokenise.ts';

export type QueryWord = { word: string; key: string; filler: boolean };

/** Longer queries are cut: nobody needs more, and the cost of a search stays bounded. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 16;
const SHORTEST_PLAIN = 5;

/** @param text as folded below */
export function queryWords(text: string, lexicon: Lexicon, isKnown: (key: string) => boolean): QueryWord[] {
  const words = [...new Set(tokenise(readLetters(tokenise(text), isKnown).join(' ')))].slice(0, MOST_WORDS);
  const fillers = words.map((word) => isFiller(word, lexicon));
  const onlyFillers = fillers.every((filler) => filler);
  return words.map((word, at) => ({ word, key: keyOf(word), filler: !onlyFillers && fillers[at] === true }));
}

/** `yojanaa` and `sarkaari` too; of short words the spelling tells them apart: `aam` is a mango, `am` is nothing. */
function isFiller(word: string, { fillers, plainFillers }: Lexicon): boolean {
  return fillers.has(word) || (word.length >= SHORTEST_PLAIN && plainFillers.has(plainSpelling(word)));
}

/** पीएम becomes pm; single letter names (पी एम) become letters only beside another one, since के and जी are words. */
function readLetters(words: string[], isKnown: (key: string) => boolean): string[] {
  const single = words.map((word) => (isNative(word) ? singleLetter(word) : null));
  return words.map((word, at) => {
    if (!isNative(word)) return word;
    const letter = single[at];
    if (letter) return single[at - 1] || single[at + 1] ? letter : word;
    const letters = lettersOf(word);
    return letters !== null && !isKnown(keyOf(word)) ? letters : word;
  });
}

function singleLetter(word: string): string | null {
  const twice = lettersOf(word + word);
  return twice !== null && twice.length === 2 ? twice.charAt(0) : null;
}

/** A query as it is read: cut here and nowhere else in the search, and in the form in which texts are compared. */
export function foldedQuery(query: string): string {
  return foldText([...query].slice(0, LONGEST_QUERY).join('')).trim();
}
