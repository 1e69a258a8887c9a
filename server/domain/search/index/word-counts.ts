/**
 * How often words and terms occur in the living documents of one version of an index. The counts of a version are derived from the previous ones by
 * adding new documents and subtracting removed ones, which gives the same result as a rebuilt index.
 */
import type { Steps } from '../steps.ts';
import { pairsIn } from './packed-pairs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The counts of one document: how often each of its words occurs (see `packed-pairs.ts`), and its terms that are not words. */
export type CountedWords = { words: Uint8Array; others: Int32Array };

export class WordCounts {
  /** By the number of a word: its occurrences in all documents. */
  readonly uses: Int32Array;
  /** By term: the occurrences of all its words. */
  readonly usesOfTerm: Int32Array;
  /** By term: how many documents have it. */
  readonly documents: Int32Array;

  private constructor(uses: Int32Array, usesOfTerm: Int32Array, documents: Int32Array) {
    this.uses = uses;
    this.usesOfTerm = usesOfTerm;
    this.documents = documents;
  }

  static readonly none = new WordCounts(new Int32Array(0), new Int32Array(0), new Int32Array(0));

  static of(uses: Int32Array, usesOfTerm: Int32Array, documents: Int32Array): WordCounts {
    return new WordCounts(uses, usesOfTerm, documents);
  }

  /** The counts after a change; this object is not modified. */
  *changed(vocabulary: Vocabulary, added: Iterable<CountedWords>, gone: Iterable<CountedWords>): Steps<WordCounts> {
    const counts = new WordCounts(
      grown(this.uses, vocabulary.words.length),
      grown(this.usesOfTerm, vocabulary.size),
      grown(this.documents, vocabulary.size),
    );
    /** By term, the last document counted for it, so that a document with several spellings of a term counts once. */
    const counted = new Int32Array(vocabulary.size);
    let document = 0;
    for (const words of added) {
      counts.#count(words, vocabulary, 1, counted, ++document);
      yield;
    }
    for (const words of gone) {
      counts.#count(words, vocabulary, -1, counted, ++document);
      yield;
    }
    return counts;
  }

  #count({ words, others }: CountedWords, vocabulary: Vocabulary, by: 1 | -1, counted: Int32Array, document: number): void {
    for (const [word, often] of pairsIn(words)) {
      const times = by * often;
      const term = vocabulary.termOf(word);
      raise(this.uses, word, times);
      raise(this.usesOfTerm, term, times);
      if (counted[term] !== document) raise(this.documents, term, by);
      counted[term] = document;
    }
    for (const term of others) raise(this.documents, term, by);
  }
}

function grown(counts: Int32Array, size: number): Int32Array {
  const copy = new Int32Array(size);
  copy.set(counts);
  return copy;
}

function raise(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] as number) + by;
}
