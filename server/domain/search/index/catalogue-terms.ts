/** The words and terms of the living documents of one version of an index, across its segments. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { plainSpelling } from '../words/phonetic-key.ts';
import { isNative } from '../words/tokenise.ts';
import type { IndexedDocument } from './indexed-document.ts';
import type { Segment } from './segment.ts';
import type { Vocabulary, WordList } from './vocabulary.ts';
import type { WordCounts } from './word-counts.ts';

/** Enough to mark a word in a text in all common scripts and spellings. */
const MAX_SURFACES = 8;

type Living = {
  vocabulary: Vocabulary;
  counts: WordCounts;
  segments: readonly Segment[];
  records: readonly (IndexedDocument | null)[];
  lexicon: Lexicon;
  order: { documents: Int32Array };
};

export class CatalogueTerms {
  readonly #vocabulary: Vocabulary;
  readonly segments: readonly Segment[];
  /** One more than the highest document number. */
  readonly size: number;
  readonly documentCount: number;
  readonly #counts: WordCounts;
  readonly #records: readonly (IndexedDocument | null)[];
  readonly #lexicon: Lexicon;
  readonly #surfaces = new Map<number, string[]>();
  readonly #shares = new Map<string, number>();
  /** By frequency; 0 until computed. */
  readonly #worths: Float64Array;

  constructor({ vocabulary, counts, segments, records, lexicon, order }: Living) {
    this.#vocabulary = vocabulary;
    this.segments = segments;
    this.size = records.length;
    this.documentCount = order.documents.length;
    this.#counts = counts;
    this.#records = records;
    this.#lexicon = lexicon;
    this.#worths = new Float64Array(this.documentCount + 1);
  }

  /** The term of a key, if some document or the lexicon has it. */
  find(key: string): number | undefined {
    const term = this.#vocabulary.find(key);
    return term !== undefined && (this.frequency(term) > 0 || this.#lexicon.words.has(key)) ? term : undefined;
  }

  keyOf(term: number): string {
    return this.#vocabulary.keys[term] as string;
  }

  /** The words whose keys have this many letters, including some that no document contains any more. */
  wordsOfLength(length: number): WordList {
    return this.#vocabulary.wordsOfLength(length);
  }

  /** The number of documents that contain a term. */
  frequency(term: number): number {
    return this.#counts.documents[term] ?? 0;
  }

  /** How distinctive a term is: words in many documents are not. */
  worth(term: number): number {
    const frequency = this.frequency(term);
    const known = this.#worths[frequency];
    if (known) return known;
    const worth = Math.log(1 + this.documentCount / (frequency + 1));
    this.#worths[frequency] = worth;
    return worth;
  }

  /** Whether the document has neither been removed nor replaced. */
  isLiving(document: number): boolean {
    return this.#records[document] !== null;
  }

  /** The share, 0 to 1, of the Latin words with this key that are spelt like the name or nearly so; undefined when no Latin word has the key. */
  shareNamed(key: string, name: string): number | undefined {
    const id = `${key} ${name}`;
    let share = this.#shares.get(id);
    if (share === undefined) {
      const term = this.find(key);
      const latin = term === undefined ? [] : this.surfaces(term).filter((word) => !isNative(word));
      const plain = plainSpelling(name);
      const same = latin.filter((word) => plainSpelling(word) === plain);
      share = latin.length === 0 ? Number.NaN : same.reduce((sum, word) => sum + this.shareSpelt(word), 0);
      this.#shares.set(id, share);
    }
    return Number.isNaN(share) ? undefined : share;
  }

  forEach(term: number, visit: (document: number, weight: number, fields: number) => void): void {
    for (const { offsets, documents, weights, fields } of this.segments) {
      const end = offsets[term + 1] ?? 0;
      for (let at = offsets[term] ?? 0; at < end; at++) {
        const document = documents[at] as number;
        if (this.#records[document]) visit(document, weights[at] as number, fields[at] as number);
      }
    }
  }

  /** Whether some document has the term as a single word, not only as two words or an acronym. */
  isWord(term: number): boolean {
    return (this.#counts.usesOfTerm[term] ?? 0) > 0;
  }

  /** Whether some document has the word in exactly this spelling. */
  isSpelt(word: string): boolean {
    return this.#usesOf(this.#vocabulary.numberOf(word)) > 0;
  }

  /** The share, 0 to 1, of the words with the same key that have exactly this spelling. */
  shareSpelt(word: string): number {
    const number = this.#vocabulary.numberOf(word);
    const uses = this.#usesOf(number);
    return number === undefined || uses === 0 ? 0 : uses / (this.#counts.usesOfTerm[this.#vocabulary.termOf(number)] as number);
  }

  /** The spellings of a term in the texts, the most used first. */
  surfaces(term: number): string[] {
    let found = this.#surfaces.get(term);
    if (found === undefined) {
      const living = this.#vocabulary.wordsOf(term).filter((word) => this.#usesOf(word) > 0);
      const spelt = living.map((word) => ({ word: this.#vocabulary.words[word] as string, uses: this.#usesOf(word) }));
      spelt.sort((a, b) => b.uses - a.uses || alphabetical(a.word, b.word));
      found = spelt.slice(0, MAX_SURFACES).map(({ word }) => word);
      this.#surfaces.set(term, found);
    }
    return found;
  }

  /** Terms with a spelling that starts like this, the most frequent first. */
  started(beginning: string): number[] {
    return this.#termsOf(this.#vocabulary.started(beginning));
  }

  /** Words and marks with a key that starts like this, the most frequent first; `beginning` has two letters or more. */
  startedKeys(beginning: string): number[] {
    const isShown = (term: number) => this.isWord(term) || this.keyOf(term).startsWith(ACRONYM_MARK);
    return this.#usedMost(this.#vocabulary.startedKeys(beginning).filter((term) => this.frequency(term) > 0 && isShown(term)));
  }

  /** Terms with a spelling that differs from the word by one inserted, dropped or changed letter or by two swapped ones. */
  oneLetterOff(word: string): number[] {
    return this.#termsOf(this.#vocabulary.oneLetterOff(word));
  }

  #usesOf(word: number | undefined): number {
    return word === undefined ? 0 : (this.#counts.uses[word] ?? 0);
  }

  #termsOf(words: number[]): number[] {
    const living = words.filter((word) => this.#usesOf(word) > 0);
    return this.#usedMost([...new Set(living.map((word) => this.#vocabulary.termOf(word)))]);
  }

  #usedMost(terms: number[]): number[] {
    return terms.sort((a, b) => this.frequency(b) - this.frequency(a) || alphabetical(this.keyOf(a), this.keyOf(b)));
  }
}

function alphabetical(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
