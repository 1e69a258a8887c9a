/**
 * How often words and terms stand in the living documents of one version of an index. A version has its own counts, made of
 * those before it: what comes is added and what leaves is taken off, so that they are those of an index built anew.
 */
import type { Steps } from '../steps.ts';
import { pairsIn } from './packed-pairs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a document counts: its words each with how often it stands there (see `packed-pairs.ts`), and its terms that are no words. */
export type CountedWords = { words: Uint8Array; others: Int32Array };

export class WordCounts {
  /** By the number of a word: how often it stands in the documents. */
  readonly uses: Int32Array;
  /** By term: how often any of its words does. */
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

  /** The counts after a change; these stay as they are. */
  *changed(vocabulary: Vocabulary, added: Iterable<CountedWords>, gone: Iterable<CountedWords>): Steps<WordCounts> {
    const counts = new WordCounts(
      grown(this.uses, vocabulary.words.length),
      grown(this.usesOfTerm, vocabulary.size),
      grown(this.documents, vocabulary.size),
    );
    /** By term, the last document that was counted for it: a document counts once, however it spells the term. */
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
