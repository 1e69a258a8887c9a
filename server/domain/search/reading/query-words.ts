/** Splits the typed text into words, and reads letter names in native script as letters. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import { lettersOf } from '../words/letter-names.ts';
import { plainSpelling } from '../words/phonetic-key.ts';
import { foldText, isNative, keyOf, tokenise } from '../words/tokenise.ts';

export type QueryWord = {
  word: string;
  key: string;
  filler: boolean;
  /** Typed in capitals in a query that is not all capitals. */
  isShortForm?: true;
  /** From a sentence before the one that asks: it describes the person rather than the need. */
  isCircumstance?: true;
};

/** Longer queries are cut, which limits the cost of a search. */
export const LONGEST_QUERY = 200;
const MAX_WORDS = 16;
/** Including fillers. */
const MAX_OF_ALL = 40;
const SHORTEST_PLAIN = 5;

/** @param text as folded below @param capitals its words that were typed in capitals */
export function queryWords(
  text: string,
  lexicon: Lexicon,
  isKnown: (key: string) => boolean,
  capitals: ReadonlySet<string> = new Set(),
): QueryWord[] {
  const all = [...new Set(tokenise(readLetters(tokenise(text), isKnown).join(' ')))].slice(0, MAX_OF_ALL);
  const isCarrying = (word: string) => capitals.has(word) || !isFiller(word, lexicon);
  // the topic of a long sentence may be at its end
  const last = all.filter(isCarrying)[MAX_WORDS - 1];
  const words = last === undefined ? all : all.slice(0, all.indexOf(last) + 1);
  const fillers = words.map((word) => !isCarrying(word));
  const onlyFillers = fillers.every((filler) => filler);
  const circumstances = circumstancesIn(text, isCarrying);
  return words.map((word, at) => ({
    word,
    key: keyOf(word),
    filler: !onlyFillers && fillers[at] === true,
    ...(capitals.has(word) && { isShortForm: true }),
    ...(circumstances.has(word) && { isCircumstance: true }),
  }));
}

const SENTENCE_END = /[.?!।]\s+(?=\S)/gu;
const LEAST_ASKED = 2;

/** The words before the sentence that asks, because people first say who they are. None if the last sentence asks for nothing. */
function circumstancesIn(text: string, isCarrying: (word: string) => boolean): ReadonlySet<string> {
  const last = [...text.matchAll(SENTENCE_END)].at(-1);
  if (!last) return new Set();
  const asked = tokenise(text.slice(last.index));
  if (asked.filter(isCarrying).length < LEAST_ASKED) return new Set();
  return new Set(tokenise(text.slice(0, last.index))).difference(new Set(asked));
}

/** Also matches `yojanaa` and `sarkaari`; short words must have the exact spelling: `aam` is a mango, `am` a filler. */
function isFiller(word: string, { fillers, plainFillers }: Lexicon): boolean {
  return fillers.has(word) || (word.length >= SHORTEST_PLAIN && plainFillers.has(plainSpelling(word)));
}

/** पीएम becomes pm; single letter names (पी एम) become letters only next to another one, since के and जी are words. */
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

/** Words in capitals are short forms, unless everything is in capitals. */
export function capitalsIn(query: string): Set<string> {
  const capitals = query.match(/(?<![\p{L}\p{N}])[A-Z][A-Z0-9-]*[A-Z0-9](?![\p{L}\p{N}])/gu) ?? [];
  const others = query.replace(/[A-Z0-9-]/g, '');
  return capitals.length > 1 && !/\p{L}/u.test(others) ? new Set() : new Set(capitals.flatMap(tokenise));
}

/** The query cut to its maximum length, the only place where the search cuts it, and folded like the texts it is compared with. */
export function foldedQuery(query: string): string {
  return foldText([...query].slice(0, LONGEST_QUERY).join('')).trim();
}
