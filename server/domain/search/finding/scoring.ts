/** The score of every document for the slots of a query. */
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
  /** For each slot, which of its alternatives (counted from 1) scored best in the document. */
  best: Uint8Array[];
  /** For each slot, the score of its best alternative in the document. */
  values: Float32Array[];
  /** For each slot, the fields of the document that contain its exact names; bits of document-fields.ts. */
  places: Uint8Array[];
  /** For each slot, the summed scores of all its alternatives in the document. */
  mentions: Float32Array[];
  /** The weight of each slot; 0 when no document has it. */
  weights: number[];
};

/** Beyond this, further occurrences of a word add little. */
const SATURATION = 4;
/** A phrase is stronger evidence than a single word. */
const PHRASE = 1.22;
const MAX_ALTERNATIVES = 255;
/** Weaker alternatives are only related, so their fields do not count as those of the slot itself. */
const TRUE_NAME = 0.6;

/** Valid until the next search starts with the same scratch. */
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

/** The share of the query, by weight, that the catalogue contains. */
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

/** The scores of one slot's alternatives in each document. It loops over thousands of documents, so it avoids callbacks. */
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
      this.#addScore(documents[at] as number, worth, nameOnly ? IN_NAME : (fields[at] as number), alternative, number);
    }
  }

  /**
   * Fast path for a single word anywhere in a document, which is the usual case: the result is the same as for a phrase of one word followed by
   * `#addScore`.
   */
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

  #addScore(document: number, worth: number, fields: number, { strength, typed }: Alternative, number: number): void {
    if (strength >= TRUE_NAME) this.place[document] = (this.place[document] as number) | fields;
    this.mentioned[document] = (this.mentioned[document] as number) + worth;
    if (typed) this.#typedWords[document] = (this.#typedWords[document] as number) + 1;
    if (worth <= (this.value[document] as number)) return;
    if (this.choice[document] === 0) this.having += 1;
    this.value[document] = worth;
    this.choice[document] = number;
  }
}
