/** What every document is worth for the slots of a query. */
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { IN_NAME } from '../index/document-fields.ts';
import type { Alternative, Slot } from '../reading/slots.ts';
import { phrasePostings } from './phrase-postings.ts';
import type { Scratch } from './scratch.ts';

export type Scores = {
  /** By document number. */
  totals: Float32Array;
  /** Share of the weight of the slots a document satisfies, 0 to 1. */
  coverage: Float32Array;
  /** How many slots a document satisfies with the words as typed. */
  typedWords: Uint8Array;
  /** For each slot, which of its alternatives (counted from 1) was best for the document. */
  best: Uint8Array[];
  /** For each slot, what its best alternative is worth in the document. */
  values: Float32Array[];
  /** For each slot, where in the document its true names stand; bits of document-fields.ts. */
  places: Uint8Array[];
  /** For each slot, what all its alternatives together are worth in the document. */
  mentions: Float32Array[];
  /** What each slot weighs; 0 when no document has it. */
  weights: number[];
};

/** Where another occurrence of a word stops adding much. */
const SATURATION = 4;
/** A phrase says more than a single word. */
const PHRASE = 1.22;
const MAX_ALTERNATIVES = 255;
/** Alternatives that are only near do not say where the thing itself stands. */
const TRUE_NAME = 0.6;

/** Good until the next search begins with the same scratch. */
export function scoreSlots(slots: Slot[], terms: CatalogueTerms, scratch: Scratch): Scores {
  const { size, documentCount } = terms;
  const totals = scratch.floats();
  const coverage = scratch.floats();
  const typedWords = scratch.bytes();
  const best: Uint8Array[] = [];
  const places: Uint8Array[] = [];
  const weights: number[] = [];
  const values: Float32Array[] = [];
  const mentions: Float32Array[] = [];
  for (const slot of slots) {
    const scores = new SlotScores(scratch, typedWords);
    for (const [at, alternative] of slot.alternatives.slice(0, MAX_ALTERNATIVES).entries()) scores.add(alternative, at + 1, terms);
    const { having } = scores;
    best.push(scores.choice);
    places.push(scores.place);
    values.push(scores.value);
    mentions.push(scores.mentioned);
    weights.push(having === 0 ? 0 : slot.weight * rarity(having, documentCount));
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, value] of values.entries()) {
    const weight = weights[at] as number;
    if (weight === 0) continue;
    for (let document = 0; document < size; document++) {
      const worth = value[document] as number;
      if (worth === 0) continue;
      totals[document] = (totals[document] as number) + (weight / whole) * worth;
      coverage[document] = (coverage[document] as number) + weight / whole;
    }
  }
  return { totals, coverage, typedWords, best, values, places, mentions, weights };
}

/** How much of the query, by weight, is in the catalogue at all. */
export function knownShare(slots: Slot[], weights: number[]): number {
  let known = 0;
  let whole = 0;
  for (const [at, slot] of slots.entries()) {
    whole += slot.weight;
    if ((weights[at] as number) > 0) known += slot.weight;
  }
  return whole === 0 ? 0 : known / whole;
}

/** Slots that few documents satisfy weigh more. */
export function rarity(having: number, size: number): number {
  return Math.log(1 + size / (having + 0.5)) ** 0.7;
}

/** What the alternatives of one slot are worth in each document. Runs through thousands of documents, so it calls nothing it is given. */
class SlotScores {
  readonly value: Float32Array;
  readonly choice: Uint8Array;
  readonly place: Uint8Array;
  readonly mentioned: Float32Array;
  /** How many documents have any of the alternatives. */
  having = 0;
  readonly #typedWords: Uint8Array;

  constructor(scratch: Scratch, typedWords: Uint8Array) {
    this.value = scratch.floats();
    this.choice = scratch.bytes();
    this.place = scratch.bytes();
    this.mentioned = scratch.floats();
    this.#typedWords = typedWords;
  }

  add(alternative: Alternative, number: number, terms: CatalogueTerms): void {
    const { nameOnly, strength } = alternative;
    const [first, ...others] = alternative.terms;
    if (others.length === 0 && !nameOnly) {
      this.#addWord(first as number, alternative, number, terms);
      return;
    }
    const { documents, weights, fields } = phrasePostings(alternative.terms, nameOnly, terms);
    for (let at = 0; at < documents.length; at++) {
      const weight = weights[at] as number;
      const worth = nameOnly ? strength : strength * (weight / (weight + SATURATION)) * PHRASE;
      this.#give(documents[at] as number, worth, nameOnly ? IN_NAME : (fields[at] as number), alternative, number);
    }
  }

  /** A single word, as nearly all are, anywhere in a document: the same as a phrase of one word and `#give`, without a step aside. */
  #addWord(term: number, { strength, typed }: Alternative, number: number, terms: CatalogueTerms): void {
    const { value, choice, place, mentioned } = this;
    const typedWords = this.#typedWords;
    const hasGone = terms.documentCount < terms.size;
    const isTrueName = strength >= TRUE_NAME;
    let met = 0;
    for (const { offsets, documents, weights, fields } of terms.segments) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at++) {
        const document = documents[at] as number;
        if (hasGone && !terms.isLiving(document)) continue;
        const weight = weights[at] as number;
        const worth = strength * (weight / (weight + SATURATION));
        if (isTrueName) place[document] = (place[document] as number) | (fields[at] as number);
        mentioned[document] = (mentioned[document] as number) + worth;
        if (typed) typedWords[document] = (typedWords[document] as number) + 1;
        if (worth <= (value[document] as number)) continue;
        if (choice[document] === 0) met += 1;
        value[document] = worth;
        choice[document] = number;
      }
    }
    this.having += met;
  }

  #give(document: number, worth: number, fields: number, { strength, typed }: Alternative, number: number): void {
    if (strength >= TRUE_NAME) this.place[document] = (this.place[document] as number) | fields;
    this.mentioned[document] = (this.mentioned[document] as number) + worth;
    if (typed) this.#typedWords[document] = (this.#typedWords[document] as number) + 1;
    if (worth <= (this.value[document] as number)) return;
    if (this.choice[document] === 0) this.having += 1;
    this.value[document] = worth;
    this.choice[document] = number;
  }
}
