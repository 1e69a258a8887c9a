/**
 * An immutable set of documents with their terms, packed into a few typed arrays: for each term a run of (document, weight, fields). Segments are
 * built from documents or merged from older segments, never edited.
 */

import type { KnownScheme } from '../lexicon/lexicon.ts';
import type { Steps } from '../steps.ts';
import type { SearchDocument } from '../types.ts';
import { ACRONYM_MARK, acronymsOf } from '../words/acronyms.ts';
import { tokenise } from '../words/tokenise.ts';
import {
  ACRONYM_WEIGHT,
  AS_ACRONYM,
  FIELDS,
  IN_BENEFITS,
  IN_DESCRIPTION,
  IN_ELIGIBILITY,
  IN_KEYWORDS,
  IN_SUMMARY,
  occurrenceWeight,
} from './document-fields.ts';
import { packPairs } from './packed-pairs.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { CountedWords } from './word-counts.ts';

export type Segment = {
  /** The run of term t is offsets[t] to offsets[t + 1]; terms added after the segment was built have none. */
  readonly offsets: Int32Array;
  /** Document numbers of the whole index, ascending within a run. */
  readonly documents: Int32Array;
  readonly weights: Float32Array;
  /** Bits of document-fields.ts. */
  readonly fields: Uint8Array;
};

/** Entries and terms processed in one step. */
const AT_A_TIME = 50_000;
const TERMS_AT_A_TIME = 2_000;

/** Collects (term, document, weight, fields) in document order. */
export class SegmentBuilder {
  #terms = new Int32Array(1 << 12);
  #documents = new Int32Array(1 << 12);
  #weights = new Float32Array(1 << 12);
  #fields = new Uint8Array(1 << 12);
  #length = 0;
  /** Of the current document, by term: plain arrays are several times as fast here as a map. */
  #counted = new Float64Array(1 << 12);
  #places = new Uint8Array(1 << 12);
  #met: number[] = [];
  /** Of the current document, by word: how often it occurs. */
  #times = new Int32Array(1 << 12);
  #metWords: number[] = [];

  /** Adds an occurrence of a word in the current document. */
  countWord(word: number, term: number, weight: number, bit: number): void {
    while (word >= this.#times.length) this.#times = widened(this.#times, new Int32Array(this.#times.length * 2));
    if (this.#times[word] === 0) this.#metWords.push(word);
    raise(this.#times, word, 1);
    this.count(term, weight, bit);
  }

  /** Adds an occurrence of a term in the current document. */
  count(term: number, weight: number, bit: number): void {
    while (term >= this.#counted.length) {
      this.#counted = widened(this.#counted, new Float64Array(this.#counted.length * 2));
      this.#places = widened(this.#places, new Uint8Array(this.#places.length * 2));
    }
    if (this.#places[term] === 0) this.#met.push(term);
    this.#counted[term] = (this.#counted[term] as number) + weight;
    this.#places[term] = (this.#places[term] as number) | bit;
  }

  /** Stores the counts of the current document under its number, and returns them. */
  addCounted(document: number, vocabulary: Vocabulary): CountedWords {
    const ofWords = new Set<number>();
    const counted: [number, number][] = [];
    for (const word of this.#metWords) {
      counted.push([word, this.#times[word] as number]);
      ofWords.add(vocabulary.termOf(word));
      this.#times[word] = 0;
    }
    const others = Int32Array.from(this.#met.filter((term) => !ofWords.has(term)));
    this.#metWords = [];
    for (const term of this.#met) {
      this.add(term, document, this.#counted[term] as number, this.#places[term] as number);
      this.#counted[term] = 0;
      this.#places[term] = 0;
    }
    this.#met = [];
    return { words: packPairs(counted), others };
  }

  add(term: number, document: number, weight: number, fields: number): void {
    const at = this.#length++;
    if (at === this.#terms.length) this.#grow();
    this.#terms[at] = term;
    this.#documents[at] = document;
    this.#weights[at] = weight;
    this.#fields[at] = fields;
  }

  *finish(termCount: number): Steps<Segment> {
    const offsets = new Int32Array(termCount + 1);
    for (let at = 0; at < this.#length; at++) {
      raise(offsets, (this.#terms[at] as number) + 1, 1);
      if (at % AT_A_TIME === 0) yield;
    }
    for (let term = 0; term < termCount; term++) raise(offsets, term + 1, offsets[term] as number);
    const next = offsets.slice();
    const documents = new Int32Array(this.#length);
    const weights = new Float32Array(this.#length);
    const fields = new Uint8Array(this.#length);
    for (let at = 0; at < this.#length; at++) {
      const term = this.#terms[at] as number;
      const to = next[term] as number;
      next[term] = to + 1;
      documents[to] = this.#documents[at] as number;
      weights[to] = this.#weights[at] as number;
      fields[to] = this.#fields[at] as number;
      if (at % AT_A_TIME === 0) yield;
    }
    return { offsets, documents, weights, fields };
  }

  #grow(): void {
    const size = this.#terms.length * 2;
    this.#terms = widened(this.#terms, new Int32Array(size));
    this.#documents = widened(this.#documents, new Int32Array(size));
    this.#weights = widened(this.#weights, new Float32Array(size));
    this.#fields = widened(this.#fields, new Uint8Array(size));
  }
}

function raise(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] as number) + by;
}

function widened<A extends Int32Array | Float32Array | Float64Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}

/** The number of words in each part of a document; parts in other languages do not count. */
export type Lengths = { keywords: number; keywordWords: number; summary: number; benefits: number; description: number; all: number };

/** Adds one document to the builder under the given number. */
export function addDocument(
  builder: SegmentBuilder,
  vocabulary: Vocabulary,
  scheme: SearchDocument,
  known: KnownScheme[],
  number: number,
): { lengths: Lengths; counted: CountedWords } {
  const lengths = new Map<number, number>();
  for (const field of FIELDS) {
    for (const text of field.texts(scheme, known)) {
      if (text === '') continue;
      const words = tokenise(text);
      lengths.set(field.bit, (lengths.get(field.bit) ?? 0) + words.length);
      const weight = occurrenceWeight(field, words.length);
      const paired = field.paired === true;
      let previous = -1;
      for (const word of words) {
        const number = vocabulary.add(word);
        const term = vocabulary.termOf(number);
        builder.countWord(number, term, weight, field.bit);
        if (paired && previous >= 0) builder.count(vocabulary.addPair(previous, term), weight, field.bit);
        previous = term;
      }
    }
  }
  for (const [form, certainty] of acronymsOf(scheme.name, scheme.acronym)) {
    builder.count(vocabulary.addMark(ACRONYM_MARK + form), ACRONYM_WEIGHT * certainty, AS_ACRONYM);
  }
  return { counted: builder.addCounted(number, vocabulary), lengths: lengthsOf(scheme, lengths) };
}

function lengthsOf({ keywords }: SearchDocument, words: Map<number, number>): Lengths {
  const of = (bit: number) => words.get(bit) ?? 0;
  return {
    keywords: keywords.length,
    keywordWords: of(IN_KEYWORDS),
    summary: of(IN_SUMMARY),
    benefits: of(IN_BENEFITS),
    description: of(IN_DESCRIPTION),
    all: of(IN_SUMMARY) + of(IN_BENEFITS) + of(IN_ELIGIBILITY) + of(IN_DESCRIPTION),
  };
}

/** Merges segments into one, without the documents that `renumber` maps to -1. */
export function* mergeSegments(segments: Segment[], renumber: Int32Array, termCount: number): Steps<Segment> {
  const builder = new SegmentBuilder();
  for (let term = 0; term < termCount; term++) {
    for (const { offsets, documents, weights, fields } of segments) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at++) {
        const number = renumber[documents[at] as number] as number;
        if (number >= 0) builder.add(term, number, weights[at] as number, fields[at] as number);
      }
    }
    if (term % TERMS_AT_A_TIME === 0) yield;
  }
  return yield* builder.finish(termCount);
}
