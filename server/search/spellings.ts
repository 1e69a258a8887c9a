/** Which spelling of a term to show or to compare with a typed word. */
import { ACRONYM_MARK } from './acronyms.ts';
import type { CatalogueTerms } from './catalogue-terms.ts';
import { editDistance } from './edit-distance.ts';
import type { Lexicon } from './lexicon.ts';
import { plainSpelling } from './phonetic-key.ts';
import type { QueryWord } from './query-words.ts';
import { isNative } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The nearest in the script that was typed, if there is one. */
export function spellingOf(term: number, typed: QueryWord, vocabulary: Vocabulary, lexicon: Lexicon): string {
  const all = spellingsOf(term, vocabulary, lexicon);
  const sameScript = all.filter((spelling) => isNative(spelling) === isNative(typed.word));
  return nearest(typed.word, sameScript) ?? all[0] ?? (vocabulary.keys[term] as string);
}

/** The word that is found for a Latin one that is spelt so nowhere, when it is not just another way to write it. */
export function soundsLike({ word, key }: QueryWord, { vocabulary }: CatalogueTerms, lexicon: Lexicon): string | null {
  const known = vocabulary.isSpelt(word) || lexicon.spellings.has(word) || vocabulary.find(ACRONYM_MARK + word) !== undefined;
  const term = vocabulary.find(key);
  if (known || term === undefined || !/^[a-z]{4,}$/.test(word)) return null;
  const latin = spellingsOf(term, vocabulary, lexicon).filter((other) => !isNative(other));
  if (latin.some((other) => plainSpelling(other) === plainSpelling(word))) return null;
  return nearest(word, latin);
}

/** The one of the lexicon first, then those of the texts. */
function spellingsOf(term: number, vocabulary: Vocabulary, lexicon: Lexicon): string[] {
  const ofLexicon = lexicon.words.get(vocabulary.keys[term] as string);
  const ofTexts = vocabulary.surfaces[term] as string[];
  return ofLexicon === undefined ? ofTexts : [ofLexicon, ...ofTexts];
}

function nearest(word: string, others: string[]): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const distance = editDistance(word, other, word.length);
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}
