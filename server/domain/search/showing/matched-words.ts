/** The words to mark in a text: spellings of the typed words, of their exact names, and of the words matched in the document, slot by slot. */

import type { FirstPass } from '../finding/first-pass.ts';
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import type { QueryWord } from '../reading/query-words.ts';
import { type Alternative, SAME } from '../reading/slots.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { plainSpelling } from '../words/phonetic-key.ts';
import { isNative, tokenise } from '../words/tokenise.ts';

/** Keys of up to this many letters are often shared by unrelated words. */
const SHORT_KEY = 4;

/** Cached spellings of terms that nobody typed, which are the same for every query on a version of an index. */
const known = new WeakMap<CatalogueTerms, Map<number, string[]>>();

/**
 * Words and phrases, in lower case, in a text of a document. Exact names are marked everywhere, because the text may be shown in another language
 * than the one in which the document matched.
 * @returns takes the position of the document among the answers
 */
export function matchedWords(
  plan: QueryPlan,
  choices: Choices,
  terms: CatalogueTerms,
  lexicon: Lexicon,
): (place: number, text: string) => string[] {
  const typedWords = plan.slots.flatMap((slot) => slot.words);
  const typedKeys = new Set(typedWords.map(({ key }) => key));
  const untyped = known.get(terms) ?? new Map<number, string[]>();
  known.set(terms, untyped);
  const typed = new Map<number, string[]>();
  const ofTerm = (term: number) => {
    const ofTerms = typedKeys.has(terms.keyOf(term)) ? typed : untyped;
    const telling = ofTerms.get(term) ?? tellingSpellings(term, typedWords, terms, lexicon);
    ofTerms.set(term, telling);
    return telling;
  };
  const asked = new Set(
    plan.slots.flatMap(({ alternatives, weak }) =>
      alternatives.flatMap(({ terms, strength, typed }) => {
        if (typed) return terms.flatMap(ofTerm);
        return weak === null && strength >= SAME ? spellingsOf(terms, ofTerm) : [];
      }),
    ),
  );
  // By their first word, because a text contains few of them.
  const phrases = Map.groupBy(
    [...asked].filter((phrase) => phrase.includes(' ')),
    (phrase) => phrase.slice(0, phrase.indexOf(' ')),
  );
  // Cached, because the answers matched the same few alternatives.
  const spellings = new Map<Alternative, string[]>();
  return (place, text) => {
    const inText = tokenise(text);
    const words = new Set(inText);
    const whole = ` ${inText.join(' ')} `;
    const isThere = (one: string) => (one.includes(' ') ? whole.includes(` ${one} `) : words.has(one));
    const found = new Set(inText.filter((word) => asked.has(word)));
    for (const word of words) for (const phrase of phrases.get(word) ?? []) if (isThere(phrase)) found.add(phrase);
    for (const [at, { alternatives }] of plan.slots.entries()) {
      const chosen = alternatives[(choices[at]?.[place] ?? 0) - 1];
      if (chosen === undefined || chosen.typed) continue;
      const ofChosen = spellings.get(chosen) ?? spellingsOf(chosen.terms, ofTerm);
      spellings.set(chosen, ofChosen);
      for (const one of ofChosen) if (isThere(one)) found.add(one);
    }
    return [...found];
  };
}

/** For each slot, the alternative (counted from 1) by which each answer matched, in the order of the answers. */
export type Choices = Uint8Array[];

/** Copied, because the numbers of a search are reused by the next. */
export function choicesOf({ documents, scores }: FirstPass): Choices {
  return scores.best.map((best) => {
    const choices = new Uint8Array(documents.length);
    for (let place = 0; place < documents.length; place++) choices[place] = best[documents[place] as number] as number;
    return choices;
  });
}

/** A word in all its spellings; a phrase once in each script, because marking its single words would mark too much. */
function spellingsOf(terms: number[], ofTerm: (term: number) => string[]): string[] {
  const words = terms.map(ofTerm);
  if (words.length === 1) return words[0] as string[];
  return [false, true].flatMap((native) => {
    const phrase = words.map((alike) => alike.find((word) => isNative(word) === native));
    return phrase.every((word) => word !== undefined) ? [phrase.join(' ')] : [];
  });
}

/** Without fillers (`she` sounds like `sahay`), and for short words without other words (`soap` for `shop`). */
function tellingSpellings(term: number, typed: QueryWord[], terms: CatalogueTerms, lexicon: Lexicon): string[] {
  const key = terms.keyOf(term);
  if (key.startsWith(ACRONYM_MARK)) return [key.slice(ACRONYM_MARK.length)];
  const usual = lexicon.words.get(key) ?? '';
  const all = terms.surfaces(term);
  const usualFirst = all.includes(usual) ? [usual, ...all.filter((word) => word !== usual)] : all;
  const telling = usualFirst.filter((word) => !lexicon.fillers.has(word) || typed.some((other) => other.word === word));
  if (key.length > SHORT_KEY) return telling;
  const asTyped = typed.filter((word) => word.key === key && !isNative(word.word)).map(({ word }) => word);
  const meant = asTyped.length > 0 || usual === '' || isNative(usual) ? asTyped : [usual];
  const plain = new Set(meant.map(plainSpelling));
  return plain.size === 0 ? telling : telling.filter((word) => isNative(word) || plain.has(plainSpelling(word)));
}
