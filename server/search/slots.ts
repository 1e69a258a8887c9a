/**
 * A query as slots. A slot is a word, or a phrase of the lexicon, with the alternatives that satisfy it. A document is
 * worth the best of them, so that five names for one need do not outvote the other words of the query.
 */
import { ACRONYM_MARK } from './acronyms.ts';
import type { CatalogueTerms } from './catalogue-terms.ts';
import { type Entry, type Lexicon, type Meaning, meaningsOf, type Phrase, SCHEME, STATE, WEAK } from './lexicon.ts';
import type { QueryWord } from './query-words.ts';
import type { Strength } from './search-document.ts';
import { type Also, WordReader } from './word-readings.ts';

export type Alternative = {
  /** All of them must stand in the document. */
  terms: number[];
  strength: number;
  /** Counts only where the terms stand in the name. */
  nameOnly: boolean;
  /** The words as typed. */
  typed: boolean;
};

export type Slot = { words: QueryWord[]; alternatives: Alternative[]; weight: number; weak: Entry | null };

export type QueryPlan = {
  slots: Slot[];
  /** Official names of the states named in the query. */
  states: string[];
  /** Terms of the words as typed or corrected, to compare with names. */
  literal: number[];
  /** Names of schemes the query may mean, from the lexicon, with how sure that is. */
  names: { terms: number[]; certainty: number }[];
  corrections: Map<string, string>;
  /** All entries of the lexicon the query speaks of. */
  entries: Set<Entry>;
};

const NAME_KNOWN = 1;
const NAME_HINTED = 0.6;
const SAME = 1.2;
const RELATED = 0.7;
const FROM_RELATED = 0.35;
const FROM_WEAK = 0.35;
const WEAK_SLOT = 0.2;
const LONGER_PHRASE = 0.25;
const BY_SOUND = 0.8;
const NUMBER_SLOT = 0.6;
const ACRONYM_OF_COMMON_WORD = 0.45;
/** A word in more documents than this is a word first and an acronym second. */
const COMMON = 12;

export function planQuery(typed: QueryWord[], terms: CatalogueTerms, lexicon: Lexicon, exact: boolean): QueryPlan {
  const plan: QueryPlan = { slots: [], states: [], literal: [], names: [], corrections: new Map(), entries: new Set() };
  const reader = new WordReader(terms, lexicon, exact);
  const also = new Map<QueryWord, Also[]>();
  const words = typed.flatMap((word) => {
    const reading = reader.read(word);
    if (reading.correction !== null) plan.corrections.set(word.word, reading.correction);
    if (reading.words[0]) also.set(reading.words[0], reading.also);
    return reading.words;
  });
  const spans = segment(words, lexicon);
  const others = spans.filter((span) => !isPlace(span.meanings));
  plan.states = spans
    .filter((span) => isPlace(span.meanings))
    .flatMap(({ meanings }) => meanings.filter((m) => m.entry.kind === STATE).map((m) => m.entry.term));
  for (const span of others.length > 0 ? others : spans) addSlot(plan, slotOf(span, also, terms, lexicon));
  plan.entries = new Set(spans.flatMap(({ meanings }) => meanings.map(({ entry }) => entry)));
  addAcronymPairs(plan.slots, terms);
  addSchemeNames(plan, terms, lexicon);
  plan.literal = [...new Set(words.map((word) => terms.vocabulary.find(word.key)))].filter((term) => term !== undefined);
  return plan;
}

/** Weak words of one meaning (`help`, `money`) make one slot together. */
function addSlot(plan: QueryPlan, slot: Slot): void {
  const twin = slot.weak === null ? undefined : plan.slots.find((other) => other.weak === slot.weak);
  if (twin === undefined) plan.slots.push(slot);
  else for (const alternative of slot.alternatives) addAlternative(twin, alternative);
}

type Span = { words: QueryWord[]; meanings: Meaning[] };

/** From left to right, the longest phrase of the lexicon each time; scheme names do not take part, see addSchemeNames. */
function segment(words: QueryWord[], lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, meanings } = longestPhrase(words, at, lexicon);
    const covered = words.slice(at, at + length);
    const meaningful = covered.filter((word) => !word.filler);
    if (meanings.length > 0 || meaningful.length > 0) spans.push({ words: meaningful.length > 0 ? meaningful : covered, meanings });
    at += length;
  }
  return spans;
}

/** As typed, or without the fillers between: `beti ki shaadi` is `beti shaadi`. */
function longestPhrase(words: QueryWord[], at: number, lexicon: Lexicon): { length: number; meanings: Meaning[] } {
  for (let length = Math.min(lexicon.longestPhrase, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const meaningful = window.filter((word) => !word.filler);
    const ends = !window[0]?.filler && !window.at(-1)?.filler;
    const meanings = [window, ...(ends && meaningful.length < length ? [meaningful] : [])].flatMap((phrase) =>
      meaningsOf(phrase, lexicon).filter((meaning) => meaning.entry.kind !== SCHEME),
    );
    const fillerAlone = length === 1 && window[0]?.filler;
    if (meanings.length > 0 && !fillerAlone) return { length, meanings };
  }
  return { length: 1, meanings: [] };
}

function isPlace(meanings: Meaning[]): boolean {
  return meanings.some((meaning) => meaning.entry.kind === STATE);
}

function slotOf({ words, meanings }: Span, also: Map<QueryWord, Also[]>, terms: CatalogueTerms, lexicon: Lexicon): Slot {
  const slot: Slot = { words, alternatives: [], weight: 1 + LONGER_PHRASE * (words.length - 1), weak: null };
  const isWeak = ({ entry, strength }: Meaning) => strength === 'weak' || entry.kind === WEAK;
  addPhrase(
    slot,
    words.map((word) => word.key),
    meanings.length > 0 && !isSpeltSo(words, terms) ? BY_SOUND : 1,
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
  if (all.length > 0 && all.every(isWeak)) {
    slot.weight *= WEAK_SLOT;
    slot.weak = all[0]?.entry ?? null;
  }
  return slot;
}

/** Whether some document has the words in this spelling, not only words that sound alike. */
function isSpeltSo(words: QueryWord[], { vocabulary }: CatalogueTerms): boolean {
  return words.every(({ word, key }) => {
    const term = vocabulary.find(key);
    return term !== undefined && vocabulary.surfaces[term]?.includes(word);
  });
}

/** Of a meaning that is only near, when the word has another that is meant for sure. */
const BESIDE_SURE: [number, number] = [0.3, 0];
const STRENGTHS: Record<Strength, [ofSame: number, ofRelated: number]> = {
  same: [SAME, RELATED],
  related: [FROM_RELATED, 0],
  weak: [FROM_WEAK, 0],
};

function addMeaning(slot: Slot, { entry, strength }: Meaning, sure: boolean, terms: CatalogueTerms, lexicon: Lexicon): void {
  const [ofSame, ofRelated] = sure && strength !== 'same' ? BESIDE_SURE : STRENGTHS[strength];
  const telling = (phrase: Phrase) => phrase.length > 1 || !lexicon.fillerKeys.has(phrase[0] as string);
  for (const phrase of entry.same.filter(telling)) addPhrase(slot, phrase, ofSame, terms);
  if (ofRelated > 0) for (const phrase of entry.related.filter(telling)) addPhrase(slot, phrase, ofRelated, terms);
}

function addPhrase(slot: Slot, phrase: Phrase, strength: number, terms: CatalogueTerms, nameOnly = false): void {
  const found = phrase.map((key) => terms.vocabulary.find(key));
  const usable = found.every((term) => term !== undefined && terms.frequency(term) > 0);
  if (usable) addAlternative(slot, { terms: found as number[], strength, nameOnly, typed: false });
}

function addAlternative(slot: Slot, added: Alternative): void {
  const same = slot.alternatives.find((other) => other.nameOnly === added.nameOnly && other.terms.join() === added.terms.join());
  if (same) same.strength = Math.max(same.strength, added.strength);
  else slot.alternatives.push(added);
}

function addAcronym(slot: Slot, word: string, terms: CatalogueTerms): void {
  const mark = terms.vocabulary.find(ACRONYM_MARK + word);
  if (mark === undefined || terms.frequency(mark) === 0) return;
  const asWord = slot.alternatives[0]?.terms[0];
  const common = asWord !== undefined && terms.frequency(asWord) > COMMON;
  addAlternative(slot, { terms: [mark], strength: common ? ACRONYM_OF_COMMON_WORD : 1, nameOnly: false, typed: false });
}

/** `pm sym` is PM-SYM: the joined letters satisfy both words. */
function addAcronymPairs(slots: Slot[], terms: CatalogueTerms): void {
  for (const [at, slot] of slots.entries()) {
    const next = slots[at + 1];
    if (!next) continue;
    const joined = [...slot.words, ...next.words].map((word) => word.word).join('');
    const mark = joined.length <= 14 ? terms.vocabulary.find(ACRONYM_MARK + joined) : undefined;
    if (mark === undefined || terms.frequency(mark) === 0) continue;
    for (const touched of [slot, next]) addAlternative(touched, { terms: [mark], strength: 1, nameOnly: false, typed: false });
  }
}

/** What people call a scheme leads to its name, in every slot the words touch; the words stay slots of their own. */
function addSchemeNames(plan: QueryPlan, terms: CatalogueTerms, lexicon: Lexicon): void {
  const { slots } = plan;
  const whole = slots.reduce((sum, slot) => sum + slot.weight, 0);
  for (let from = 0; from < slots.length; from++) {
    for (let to = from + 1; to <= slots.length; to++) {
      const touched = slots.slice(from, to);
      const words = touched.flatMap((slot) => slot.words);
      if (words.length > lexicon.longestPhrase) break;
      const share = touched.reduce((sum, slot) => sum + slot.weight, 0) / whole;
      for (const { entry, strength } of meaningsOf(words, lexicon)) {
        if (entry.kind === SCHEME) addSchemeName(plan, touched, entry, strength === 'same' ? NAME_KNOWN : NAME_HINTED, share, terms);
      }
    }
  }
}

function addSchemeName(plan: QueryPlan, touched: Slot[], entry: Entry, strength: number, share: number, terms: CatalogueTerms): void {
  const phrase = entry.same[0] ?? [];
  const name = phrase.map((key) => terms.vocabulary.find(key));
  if (!name.every((term) => term !== undefined)) return;
  for (const slot of touched) addPhrase(slot, phrase, strength, terms, true);
  plan.names.push({ terms: name, certainty: strength * share });
}
