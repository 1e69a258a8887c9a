/**
 * A query as slots. A slot is a word, or a phrase of the lexicon, with the alternatives that satisfy it. A document is
 * worth the best of them, so that five names for one need do not outvote the other words of the query.
 */
import { ACRONYM_MARK } from './acronyms.ts';
import type { CatalogueTerms } from './catalogue-terms.ts';
import { type Entry, type Lexicon, type Meaning, type Phrase, SCHEME, STATE, WEAK } from './lexicon.ts';
import { pairKey } from './phonetic-key.ts';
import type { QueryWord } from './query-words.ts';
import type { Strength } from './search-document.ts';
import { readUnknownWord, type WordReading } from './unknown-words.ts';

export type Alternative = {
  /** All of them must stand in the document. */
  terms: number[];
  /** The terms written as one word, when some name or keyword has them side by side. */
  pair: number | undefined;
  strength: number;
  /** Counts only where the terms stand in the name. */
  nameOnly: boolean;
};

export type Slot = { words: QueryWord[]; alternatives: Alternative[]; weight: number };

export type QueryPlan = {
  slots: Slot[];
  /** Official names of the states named in the query. */
  states: string[];
  /** Terms of the words as typed or corrected, to compare with names. */
  literal: number[];
  corrections: Map<string, string>;
};

const SAME = 0.92;
const RELATED = 0.5;
const FROM_RELATED = 0.55;
const FROM_WEAK = 0.35;
const WEAK_SLOT = 0.2;
const NUMBER_SLOT = 0.6;
const ACRONYM_OF_COMMON_WORD = 0.45;
/** A word in more documents than this is a word first and an acronym second. */
const COMMON = 12;

export function planQuery(words: QueryWord[], terms: CatalogueTerms, lexicon: Lexicon, exact: boolean): QueryPlan {
  const meaningful = words.filter((word) => !word.filler);
  const plan: QueryPlan = { slots: [], states: [], literal: [], corrections: new Map() };
  const spans = segment(meaningful, lexicon);
  const places = spans.filter((span) => isPlace(span.meanings));
  const others = spans.filter((span) => !isPlace(span.meanings));
  plan.states = places.flatMap((span) => span.meanings.filter((m) => m.entry.kind === STATE).map((m) => m.entry.term));
  for (const span of others.length > 0 ? others : spans) plan.slots.push(slotOf(span, plan, terms, lexicon, exact));
  addAcronymPairs(plan.slots, terms);
  addSchemeNames(plan.slots, terms, lexicon);
  plan.literal = [...new Set([...words.map((word) => terms.vocabulary.find(word.key)), ...plan.literal])].filter(
    (term) => term !== undefined,
  );
  return plan;
}

type Span = { words: QueryWord[]; meanings: Meaning[] };

/** From left to right, the longest phrase of the lexicon each time; scheme names do not take part, see addSchemeNames. */
function segment(words: QueryWord[], lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(lexicon.longestPhrase, words.length - at);
    let meanings: Meaning[] = [];
    for (; length > 0; length--) {
      meanings = meaningsOf(words.slice(at, at + length), lexicon).filter((meaning) => meaning.entry.kind !== SCHEME);
      if (meanings.length > 0) break;
    }
    length = Math.max(length, 1);
    spans.push({ words: words.slice(at, at + length), meanings });
    at += length;
  }
  return spans;
}

function meaningsOf(words: QueryWord[], lexicon: Lexicon): Meaning[] {
  return lexicon.meanings.get(words.map((word) => word.key).join(' ')) ?? [];
}

function isPlace(meanings: Meaning[]): boolean {
  return meanings.some((meaning) => meaning.entry.kind === STATE);
}

function slotOf(span: Span, plan: QueryPlan, terms: CatalogueTerms, lexicon: Lexicon, exact: boolean): Slot {
  const { words } = span;
  let { meanings } = span;
  const slot: Slot = { words, alternatives: [], weight: 1 + 0.25 * (words.length - 1) };
  addPhrase(
    slot,
    words.map((word) => word.key),
    1,
    terms,
  );
  const [first] = words;
  if (words.length === 1 && first) {
    addAcronym(slot, first.word, terms);
    const known = meanings.length > 0 || slot.alternatives.length > 0;
    const reading = readUnknownWord(first, known, terms, lexicon, exact);
    meanings = [...meanings, ...addReading(slot, first, reading, plan, terms, lexicon)];
    if (/^\d+$/.test(first.word)) slot.weight = NUMBER_SLOT;
  }
  for (const meaning of meanings) addMeaning(slot, meaning, terms);
  if (meanings.length > 0 && meanings.every((meaning) => meaning.strength === 'weak' || meaning.entry.kind === WEAK))
    slot.weight *= WEAK_SLOT;
  return slot;
}

/** Adds what an unknown word may stand for, and gives back what the lexicon says of that. */
function addReading(
  slot: Slot,
  typed: QueryWord,
  reading: WordReading,
  plan: QueryPlan,
  terms: CatalogueTerms,
  lexicon: Lexicon,
): Meaning[] {
  for (const { keys, strength } of reading.alternatives) addPhrase(slot, keys, strength, terms);
  const [best] = reading.alternatives;
  if (best && reading.replaces) {
    plan.literal.push(...best.keys.flatMap((key) => terms.vocabulary.find(key) ?? []));
    if (reading.correction !== null) plan.corrections.set(typed.word, reading.correction);
  }
  const found = reading.alternatives.flatMap(({ keys }) => keys.flatMap((key) => lexicon.meanings.get(key) ?? []));
  return found.filter((meaning) => meaning.entry.kind !== SCHEME && meaning.entry.kind !== STATE);
}

const STRENGTHS: Record<Strength, [ofSame: number, ofRelated: number]> = {
  same: [SAME, RELATED],
  related: [FROM_RELATED, 0],
  weak: [FROM_WEAK, 0],
};

function addMeaning(slot: Slot, { entry, strength }: Meaning, terms: CatalogueTerms): void {
  const [ofSame, ofRelated] = STRENGTHS[strength];
  for (const phrase of entry.same) addPhrase(slot, phrase, ofSame, terms);
  if (ofRelated > 0) for (const phrase of entry.related) addPhrase(slot, phrase, ofRelated, terms);
}

function addPhrase(slot: Slot, phrase: Phrase, strength: number, terms: CatalogueTerms, nameOnly = false): void {
  const found = phrase.map((key) => terms.vocabulary.find(key));
  const usable = found.every((term) => term !== undefined && terms.frequency(term) > 0);
  const pair = phrase.length === 2 ? terms.vocabulary.find(pairKey(phrase[0] as string, phrase[1] as string)) : undefined;
  if (!usable) return;
  addAlternative(slot, { terms: found as number[], pair, strength, nameOnly });
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
  addAlternative(slot, { terms: [mark], pair: undefined, strength: common ? ACRONYM_OF_COMMON_WORD : 1, nameOnly: false });
}

/** `pm sym` is PM-SYM: the joined letters satisfy both words. */
function addAcronymPairs(slots: Slot[], terms: CatalogueTerms): void {
  for (const [at, slot] of slots.entries()) {
    const next = slots[at + 1];
    if (!next) continue;
    const joined = [...slot.words, ...next.words].map((word) => word.word).join('');
    const mark = joined.length <= 14 ? terms.vocabulary.find(ACRONYM_MARK + joined) : undefined;
    if (mark === undefined || terms.frequency(mark) === 0) continue;
    for (const touched of [slot, next]) addAlternative(touched, { terms: [mark], pair: undefined, strength: 1, nameOnly: false });
  }
}

/** What people call a scheme leads to its name, in every slot the words touch; the words stay slots of their own. */
function addSchemeNames(slots: Slot[], terms: CatalogueTerms, lexicon: Lexicon): void {
  for (let from = 0; from < slots.length; from++) {
    for (let to = from + 1; to <= slots.length; to++) {
      const touched = slots.slice(from, to);
      const words = touched.flatMap((slot) => slot.words);
      if (words.length > lexicon.longestPhrase) break;
      for (const { entry, strength } of meaningsOf(words, lexicon)) {
        if (entry.kind === SCHEME)
          for (const slot of touched) addPhrase(slot, nameOf(entry), strength === 'same' ? 1.15 : 0.75, terms, true);
      }
    }
  }
}

function nameOf(entry: Entry): Phrase {
  return entry.same[0] ?? [];
}
