/** What every document is worth for the slots of a query. */
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { IN_NAME } from '../index/document-fields.ts';
import { PostingCursor } from '../index/posting-cursor.ts';
import type { Alternative, Slot } from '../reading/slots.ts';
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
const MOST_ALTERNATIVES = 255;
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
    const value = scratch.floats();
    const choice = scratch.bytes();
    const place = scratch.bytes();
    const mentioned = scratch.floats();
    for (const [at, alternative] of slot.alternatives.slice(0, MOST_ALTERNATIVES).entries()) {
      const isTrue = alternative.strength >= TRUE_NAME;
      scoreAlternative(alternative, terms, (document, worth, fields) => {
        if (isTrue) place[document] = (place[document] as number) | fields;
        mentioned[document] = (mentioned[document] as number) + worth;
        if (alternative.typed) typedWords[document] = (typedWords[document] as number) + 1;
        if (worth <= (value[document] as number)) return;
        value[document] = worth;
        choice[document] = at + 1;
      });
    }
    let having = 0;
    for (let document = 0; document < size; document++) if ((choice[document] as number) > 0) having++;
    best.push(choice);
    places.push(place);
    values.push(value);
    mentions.push(mentioned);
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

type Give = (document: number, worth: number, fields: number) => void;

function scoreAlternative(alternative: Alternative, terms: CatalogueTerms, give: Give): void {
  const { strength, nameOnly, terms: wanted } = alternative;
  const worthOf = (weight: number) => strength * (weight / (weight + SATURATION));
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined) {
    terms.forEach(only, (document, weight, fields) => {
      if (!nameOnly) give(document, worthOf(weight), fields);
      else if (fields & IN_NAME) give(document, strength, IN_NAME);
    });
    return;
  }
  scorePhrase(wanted, nameOnly, terms, (document, least, fields) => give(document, nameOnly ? strength : worthOf(least) * PHRASE, fields));
}

/** A phrase is worth its weakest word. Begins with the rarest term, so that the others are only asked about its documents. */
function scorePhrase(wanted: number[], nameOnly: boolean, terms: CatalogueTerms, give: Give): void {
  const [rarest, ...others] = [...wanted].sort((a, b) => terms.frequency(a) - terms.frequency(b));
  const cursors = others.map((term) => new PostingCursor(term, terms.segments));
  terms.forEach(rarest as number, (document, weight, fields) => {
    if (nameOnly && !(fields & IN_NAME)) return;
    let least = weight;
    let common = fields;
    for (const cursor of cursors) {
      if (!cursor.seek(document) || (nameOnly && !(cursor.fields & IN_NAME))) return;
      least = Math.min(least, cursor.weight);
      common &= cursor.fields;
    }
    give(document, least, nameOnly ? IN_NAME : common);
  });
}
