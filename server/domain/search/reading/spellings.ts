/** Chooses the spelling of a term to display or to compare with a typed word. */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { editDistance } from '../words/edit-distance.ts';
import { plainSpelling } from '../words/phonetic-key.ts';
import { isNative } from '../words/tokenise.ts';
import { toLatin } from '../words/transliterate.ts';
import type { QueryWord } from './query-words.ts';

/** The closest spelling, in the typed script if possible. */
export function spellingOf(term: number, typed: QueryWord, terms: CatalogueTerms, lexicon: Lexicon): string {
  const all = spellingsOf(term, terms, lexicon);
  const sameScript = all.filter((spelling) => isNative(spelling) === isNative(typed.word));
  return nearest(typed.word, sameScript) ?? all[0] ?? terms.keyOf(term);
}

/** Whether some spelling differs from the typed word by one letter. */
export function isOneLetterOff(term: number, { word }: QueryWord, terms: CatalogueTerms, lexicon: Lexicon): boolean {
  return spellingsOf(term, terms, lexicon).some((other) => editDistance(word, other, 1) === 1);
}

/** `isSpelt`: a text or name has it in Latin letters; a word known only in another script has no definite Latin spelling. */
export type SoundAlike = { spelling: string; isSpelt: boolean };

/** The word that a Latin word of unknown spelling sounds like, unless that is only a variant spelling. */
export function soundsLike({ word, key }: QueryWord, terms: CatalogueTerms, lexicon: Lexicon): SoundAlike | null {
  const known = terms.isSpelt(word) || lexicon.spellings.has(word) || terms.find(ACRONYM_MARK + word) !== undefined;
  const term = terms.find(key);
  if (known || term === undefined || !/^[a-z]{3,}$/.test(word)) return null;
  const all = spellingsOf(term, terms, lexicon);
  const latin = all.filter((other) => !isNative(other));
  const isSpelt = latin.length > 0;
  const others = isSpelt ? latin : all.map(toLatin);
  const spelling = others.some((other) => plainSpelling(other) === plainSpelling(word)) ? null : nearest(word, others);
  return spelling === null ? null : { spelling, isSpelt };
}

/** The spelling in the lexicon first, then those in the texts. */
function spellingsOf(term: number, terms: CatalogueTerms, lexicon: Lexicon): string[] {
  const ofLexicon = lexicon.words.get(terms.keyOf(term));
  const ofTexts = terms.surfaces(term);
  return ofLexicon === undefined ? ofTexts : [ofLexicon, ...ofTexts];
}

function nearest(word: string, others: string[]): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const limit = Math.min(word.length, least - 1);
    const distance = editDistance(word, other, limit);
    if (distance <= limit || best === null) [best, least] = [other, distance];
    if (least === 0) break;
  }
  return best;
}
