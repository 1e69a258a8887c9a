/**
 * A query as slots. A slot is a word, or a phrase of the lexicon, with the alternatives that match it. A document gets the score of the best one, so
 * that five names for one need do not outweigh the other words of the query.
 */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { type Entry, type Lexicon, type Meaning, meaningsOf, type Phrase, SCHEME, STATE, WEAK } from '../lexicon/lexicon.ts';
import type { Strength } from '../types.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { editDistance } from '../words/edit-distance.ts';
import { plainSpelling } from '../words/phonetic-key.ts';
import { isNative } from '../words/tokenise.ts';
import type { Span } from './phrase-spans.ts';
import type { QueryWord } from './query-words.ts';
import type { Also } from './word-readings.ts';

export type Alternative = {
  /** The document must contain all of them. */
  terms: number[];
  strength: number;
  /** Matches only if the name contains the terms. */
  nameOnly: boolean;
  /** The words are as typed. */
  typed: boolean;
};

export type Slot = {
  words: QueryWord[];
  alternatives: Alternative[];
  weight: number;
  weak: Entry | null;
  /** The lexicon has an entry for the words. */
  isKnown: boolean;
};

/** The score of an alternative relative to the word as typed, which is 1; measured with bench/search-bench.ts. */
export const SAME = 1.2;
const BY_SOUND = 0.8;
const SOUND_OF_ACRONYM = 0.4;
const RELATED = 0.7;
const FROM_RELATED = 0.35;
const FROM_WEAK = 0.35;
/** The weight of a slot relative to a plain word, which is 1. */
const WEAK_SLOT = 0.2;
const LONGER_PHRASE = 0.25;
const NUMBER_SLOT = 0.6;
const ACRONYM_OF_COMMON_WORD = 0.45;
/** If less than this share of a word's uses have the typed spelling, it is another word. */
const USUAL = 0.3;
/** A word in more documents than this is primarily a word and only secondarily an acronym. */
const COMMON = 12;

export function slotOf({ words, meanings: found }: Span, also: Map<QueryWord, Also[]>, terms: CatalogueTerms, lexicon: Lexicon): Slot {
  const slot: Slot = { words, alternatives: [], weight: 1 + LONGER_PHRASE * (words.length - 1), weak: null, isKnown: false };
  const short = words.length === 1 && isOnlyShortForm(words[0] as QueryWord, terms, lexicon);
  const meanings = short ? [] : words.length === 1 ? withoutOtherSpellings(words[0] as QueryWord, found, terms) : found;
  const isWeak = ({ entry, strength }: Meaning) => strength === 'weak' || entry.kind === WEAK;
  addPhrase(
    slot,
    words.map((word) => word.key),
    short ? SOUND_OF_ACRONYM : meanings.length > 0 && !isSpeltSo(words, terms) ? BY_SOUND : 1,
    terms,
  );
  for (const alternative of slot.alternatives) alternative.typed = true;
  const others = words.flatMap((word) => (words.length === 1 ? (also.get(word) ?? []) : []));
  for (const { key, strength } of others) addPhrase(slot, [key], strength, terms);
  const [first] = words;
  if (words.length === 1 && first) {
    addAcronym(slot, first.word, terms);
    if (/^\d+$/.test(first.word)) slot.weight = NUMBER_SLOT;
  }
  const ofOthers = others
    .flatMap(({ key }) => meaningsOf([{ word: '', key }], lexicon))
    .filter(({ entry }) => entry.kind !== SCHEME && entry.kind !== STATE);
  const all = [...meanings, ...ofOthers];
  const sure = all.some(({ strength }) => strength === 'same');
  for (const meaning of all) addMeaning(slot, meaning, sure, terms, lexicon);
  slot.isKnown = all.length > 0;
  if (slot.isKnown && all.every(isWeak)) {
    slot.weight *= WEAK_SLOT;
    slot.weak = all[0]?.entry ?? null;
  }
  return slot;
}

/** `midh` is the short form of a scheme, and only happens to sound like a word for the middle of a day. */
export function isOnlyShortForm({ word }: QueryWord, terms: CatalogueTerms, lexicon: Lexicon): boolean {
  const mark = terms.find(ACRONYM_MARK + word);
  return mark !== undefined && terms.frequency(mark) > 0 && terms.shareSpelt(word) < USUAL && !lexicon.spellings.has(word);
}

/** The typed spelling has priority over words that sound alike: `sahara`, which the texts contain, is not `shahar`. */
function withoutOtherSpellings({ word }: QueryWord, meanings: Meaning[], terms: CatalogueTerms): Meaning[] {
  if (!terms.isSpelt(word)) return meanings;
  const isNear = (other: string) => editDistance(plainSpelling(word), plainSpelling(other), 1) <= 1;
  return meanings.filter(({ spelling }) => isNative(spelling) !== isNative(word) || isNear(spelling));
}

/** Whether some document has the words in this spelling, not only words that sound alike. */
function isSpeltSo(words: QueryWord[], terms: CatalogueTerms): boolean {
  return words.every(({ word }) => terms.isSpelt(word));
}

/** For a related meaning, when the word also has an exact one. */
const BESIDE_SURE: [number, number] = [0.3, 0];
const SHORT_KEY = 4;
/** A name is left out if only this share of the words with its key mean it; the term of an entry only if none do. */
const OTHER_WORD = 0.1;
const STRENGTHS: Record<Strength, [ofSame: number, ofRelated: number]> = {
  same: [SAME, RELATED],
  related: [FROM_RELATED, 0],
  weak: [FROM_WEAK, 0],
};

function addMeaning(slot: Slot, { entry, strength }: Meaning, sure: boolean, terms: CatalogueTerms, lexicon: Lexicon): void {
  const [ofSame, ofRelated] = sure && strength !== 'same' ? BESIDE_SURE : STRENGTHS[strength];
  const { same, related } = tellingNames(entry, terms, lexicon);
  for (const name of same) addAlternative(slot, { terms: name, strength: ofSame, nameOnly: false, typed: false });
  if (ofRelated > 0) for (const name of related) addAlternative(slot, { terms: name, strength: ofRelated, nameOnly: false, typed: false });
}

type TellingNames = { same: number[][]; related: number[][] };

/** By version of the index and by entry. */
const known = new WeakMap<CatalogueTerms, Map<Entry, TellingNames>>();

/** The names of an entry that occur in documents with this meaning, as terms. Cached, because they are many and the same for every query. */
function tellingNames(entry: Entry, terms: CatalogueTerms, lexicon: Lexicon): TellingNames {
  const ofTerms = known.get(terms) ?? new Map<Entry, TellingNames>();
  known.set(terms, ofTerms);
  let names = ofTerms.get(entry);
  if (names === undefined) {
    const isTelling = ([key, ...others]: Phrase, at: number) =>
      key === undefined || others.length > 0 || !isOtherWord(key, terms, lexicon, at === 0 ? 0 : OTHER_WORD);
    const termsOf = (phrases: Phrase[]) => phrases.filter(isTelling).flatMap((phrase) => usableTerms(phrase, terms) ?? []);
    names = { same: termsOf(entry.same), related: termsOf(entry.related) };
    ofTerms.set(entry, names);
  }
  return names;
}

/** `makan`, a house, has the key of makhana, a nut: a short key, or one shared with a filler, may stand for another word in the texts. */
function isOtherWord(key: string, terms: CatalogueTerms, lexicon: Lexicon, usual: number): boolean {
  const ofFiller = lexicon.fillerKeys.has(key);
  const name = lexicon.words.get(key);
  if ((key.length > SHORT_KEY && !ofFiller) || name === undefined) return false;
  if (isNative(name)) return ofFiller;
  const share = terms.shareNamed(key, name);
  return share !== undefined && share <= usual;
}

export function addPhrase(slot: Slot, phrase: Phrase, strength: number, terms: CatalogueTerms, nameOnly = false): void {
  const found = usableTerms(phrase, terms);
  if (found) addAlternative(slot, { terms: found[0], strength, nameOnly, typed: false });
}

/** Wrapped in a list, since a phrase is a list of terms itself; undefined when no document contains one of them. */
function usableTerms(phrase: Phrase, terms: CatalogueTerms): [number[]] | undefined {
  const found = phrase.map((key) => terms.find(key));
  return found.every((term) => term !== undefined && terms.frequency(term) > 0) ? [found as number[]] : undefined;
}

export function addAlternative({ alternatives }: Slot, added: Alternative): void {
  for (const other of alternatives) {
    if (other.nameOnly !== added.nameOnly || !areSame(other.terms, added.terms)) continue;
    other.strength = Math.max(other.strength, added.strength);
    return;
  }
  alternatives.push(added);
}

/** A plain loop, because it compares thousands of names in every search. */
function areSame(terms: readonly number[], others: readonly number[]): boolean {
  if (terms.length !== others.length) return false;
  for (let at = 0; at < terms.length; at++) if (terms[at] !== others[at]) return false;
  return true;
}

function addAcronym(slot: Slot, word: string, terms: CatalogueTerms): void {
  const mark = terms.find(ACRONYM_MARK + word);
  if (mark === undefined || terms.frequency(mark) === 0) return;
  const asWord = slot.alternatives[0]?.terms[0];
  const common = asWord !== undefined && terms.shareSpelt(word) >= USUAL && terms.frequency(asWord) > COMMON;
  addAlternative(slot, { terms: [mark], strength: common ? ACRONYM_OF_COMMON_WORD : 1, nameOnly: false, typed: false });
}
