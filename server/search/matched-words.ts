/** Which words of a document to mark: the spellings of what was typed and of what matched in it, slot by slot. */
import { ACRONYM_MARK } from './acronyms.ts';
import type { Lexicon } from './lexicon.ts';
import { plainSpelling } from './phonetic-key.ts';
import type { QueryPlan } from './query-plan.ts';
import type { QueryWord } from './query-words.ts';
import type { Scores } from './scoring.ts';
import { isNative } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_WORDS = 24;
/** Keys of up to so many letters are often shared by words that have nothing to do with each other. */
const SHORT_KEY = 4;
/** Above this a number has no room for another choice. */
const EXACT = 2 ** 44;

/** Documents that matched in the same way share one list. */
export function matchedWords(plan: QueryPlan, scores: Scores, vocabulary: Vocabulary, lexicon: Lexicon): (document: number) => string[] {
  const lists = new Map<number | string, string[]>();
  const typed = plan.slots.flatMap(({ alternatives }) =>
    alternatives.filter((alternative) => alternative.typed).flatMap(({ terms }) => terms),
  );
  const words = plan.slots.flatMap((slot) => slot.words);
  const known = new Map<number, string[]>();
  const ofTerm = (term: number) => {
    const telling = known.get(term) ?? tellingSpellings(term, words, vocabulary, lexicon);
    known.set(term, telling);
    return telling;
  };
  return (document) => {
    let key: number | string = 0;
    for (const choice of scores.best) {
      const chosen = choice[document] as number;
      key = typeof key === 'number' && key < EXACT ? key * 256 + chosen : `${key},${chosen}`;
    }
    let list = lists.get(key);
    if (list === undefined) {
      const chosen = scores.best.flatMap((choice, at) => plan.slots[at]?.alternatives[(choice[document] as number) - 1] ?? []);
      const all = [...typed.map((term) => [term]), ...chosen.filter((alternative) => !alternative.typed).map(({ terms }) => terms)];
      list = [...new Set(all.flatMap((terms) => spellingsOf(terms, ofTerm)))].slice(0, MOST_WORDS);
      lists.set(key, list);
    }
    return list;
  };
}

/** A word in all its spellings; a phrase once in each script, since its words alone would mark too much. */
function spellingsOf(terms: number[], ofTerm: (term: number) => string[]): string[] {
  const words = terms.map(ofTerm);
  if (words.length === 1) return words[0] as string[];
  return [false, true].flatMap((native) => {
    const phrase = words.map((alike) => alike.find((word) => isNative(word) === native));
    return phrase.every((word) => word !== undefined) ? [phrase.join(' ')] : [];
  });
}

/** Not the fillers (`she` sounds like `sahay`), and of short words not those that are other words (`soap` for `shop`). */
function tellingSpellings(term: number, typed: QueryWord[], vocabulary: Vocabulary, lexicon: Lexicon): string[] {
  const key = vocabulary.keys[term] as string;
  if (key.startsWith(ACRONYM_MARK)) return [key.slice(ACRONYM_MARK.length)];
  const usual = lexicon.words.get(key) ?? '';
  const all = vocabulary.surfaces[term] as string[];
  const usualFirst = all.includes(usual) ? [usual, ...all.filter((word) => word !== usual)] : all;
  const telling = usualFirst.filter((word) => !lexicon.fillers.has(word) || typed.some((other) => other.word === word));
  if (key.length > SHORT_KEY) return telling;
  const asTyped = typed.filter((word) => word.key === key && !isNative(word.word)).map(({ word }) => word);
  const meant = asTyped.length > 0 || usual === '' || isNative(usual) ? asTyped : [usual];
  const plain = new Set(meant.map(plainSpelling));
  return plain.size === 0 ? telling : telling.filter((word) => isNative(word) || plain.has(plainSpelling(word)));
}
