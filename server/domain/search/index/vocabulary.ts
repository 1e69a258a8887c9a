/**
 * All words the catalogue has or had, and the terms they are spellings of, each by a number. It only grows, so the versions of an index share one: a
 * number always means the same word. Which of them occur in a version, and how often, is known to its catalogue-terms.ts; nothing may depend on the
 * order in which words were added.
 */
import { editDistance } from '../words/edit-distance.ts';
import { pairKey } from '../words/phonetic-key.ts';
import { keyOf } from '../words/tokenise.ts';
import type { PackedParts } from './packed-parts.ts';

/** In place of the number of a word. */
const NONE = -1;
/** Number of first letters in the index of words; shorter beginnings find nothing. */
const START = 3;
const KEY_START = 2;
/** How a term is listed in a packed vocabulary. */
const BY_START = 1;
const AS_WORD = 2;

export class Vocabulary {
  readonly keys: string[] = [];
  /** The terms that are words of a text or of the lexicon, not only pairs or marks, by the length of their keys. */
  readonly #words: WordList[] = [];
  readonly #isListed: boolean[] = [];
  /** Words and marks by the first letters of their keys. */
  readonly #byKeyStart = new Map<string, number[]>();
  readonly #byKey = new Map<string, number>();
  /** Every spelling found in a text, by its number. */
  readonly words: string[] = [];
  readonly #byWord = new Map<string, number>();
  readonly #termOfWord: number[] = [];
  /** Linked lists of the spellings of each term: its latest word, and for each word the one before. Arrays would take more memory than the words. */
  readonly #lastWord: number[] = [];
  readonly #wordBefore: number[] = [];
  /** Words by their first letters, for incomplete words. */
  readonly #byStart = new Map<string, number[]>();
  /** Words by length with their first letter, and by length with their last: one wrong letter changes at most one of the two. */
  readonly #byEnd = new Map<string, number[]>();

  /** For storage; the lists by letters and lengths are derived from the words and keys. */
  packed(): PackedParts {
    const isWord = new Set(this.#words.flatMap((list) => list?.terms ?? []));
    return {
      keys: this.keys,
      listings: Uint8Array.from(this.keys, (_, term) => (isWord.has(term) ? AS_WORD : this.#isListed[term] ? BY_START : 0)),
      spellings: this.words,
      termsOfWords: Int32Array.from(this.#termOfWord),
    };
  }

  static unpacked({ keys, listings, spellings, termsOfWords }: PackedParts): Vocabulary {
    const vocabulary = new Vocabulary();
    for (const [term, key] of (keys as string[]).entries()) {
      vocabulary.#term(key);
      const listing = (listings as Uint8Array)[term];
      if (listing === AS_WORD) vocabulary.#list(term);
      else if (listing === BY_START) vocabulary.#listByStart(term);
    }
    for (const [number, word] of (spellings as string[]).entries())
      vocabulary.#addSpelling(word, (termsOfWords as Int32Array)[number] as number);
    return vocabulary;
  }

  /** The number of terms. */
  get size(): number {
    return this.keys.length;
  }

  /** The number of a document's word, which is added if it is new. */
  add(word: string): number {
    const known = this.#byWord.get(word);
    if (known !== undefined) return known;
    const own = copyOf(word);
    const term = this.#term(keyOf(own));
    this.#list(term);
    return this.#addSpelling(own, term);
  }

  numberOf(word: string): number | undefined {
    return this.#byWord.get(word);
  }

  /** The term of a word by its number. */
  termOf(word: number): number {
    return this.#termOfWord[word] as number;
  }

  /** The numbers of the words that are spellings of a term. */
  wordsOf(term: number): number[] {
    const words: number[] = [];
    for (let word = this.#lastWord[term] ?? NONE; word !== NONE; word = this.#wordBefore[word] as number) words.push(word);
    return words.reverse();
  }

  /** The key of a word, cached for words of the texts. */
  keyOf(word: string): string {
    const number = this.#byWord.get(word);
    return number === undefined ? keyOf(word) : (this.keys[this.#termOfWord[number] as number] as string);
  }

  /** The term of a word that may be in no document. */
  addKey(key: string): number {
    const term = this.#term(key);
    this.#list(term);
    return term;
  }

  /** The words whose keys have this many letters. */
  wordsOfLength(length: number): WordList {
    return this.#words[length] ?? NO_WORDS;
  }

  /** The term of two neighbouring words written as one: finds `pmkisan` by `pm kisan` and rewards set phrases. */
  addPair(first: number, second: number): number {
    return this.#term(pairKey(this.keys[first] as string, this.keys[second] as string));
  }

  /** A term that no text spells: an acronym, with its own first character to distinguish it from words. */
  addMark(mark: string): number {
    const term = this.#term(mark);
    if (!this.#isListed[term]) this.#listByStart(term);
    return term;
  }

  /** Words that start like this. */
  started(beginning: string): number[] {
    const starts = beginning.length < START ? [...this.#byStart.keys()].filter((start) => start.startsWith(beginning)) : [];
    const alike = (starts.length > 0 ? starts : [beginning.slice(0, START)]).flatMap((start) => this.#byStart.get(start) ?? []);
    return alike.filter((word) => this.words[word]?.startsWith(beginning));
  }

  /** Words and marks with a key that starts like this; `beginning` has two letters or more. */
  startedKeys(beginning: string): number[] {
    return (this.#byKeyStart.get(beginning.slice(0, KEY_START)) ?? []).filter((term) => this.keys[term]?.startsWith(beginning));
  }

  find(key: string): number | undefined {
    return this.#byKey.get(key);
  }

  /** Words that differ from the word by one inserted, dropped or changed letter or by two swapped ones. */
  oneLetterOff(word: string): number[] {
    const found: number[] = [];
    for (let length = word.length - 1; length <= word.length + 1; length++) {
      for (const end of endsOf(word, length)) {
        for (const other of this.#byEnd.get(end) ?? []) if (editDistance(word, this.words[other] as string, 1) <= 1) found.push(other);
      }
    }
    return found;
  }

  #addSpelling(word: string, term: number): number {
    const number = this.words.push(word) - 1;
    this.#wordBefore.push(this.#lastWord[term] as number);
    this.#lastWord[term] = number;
    this.#termOfWord.push(term);
    this.#byWord.set(word, number);
    for (const end of endsOf(word, word.length)) append(this.#byEnd, end, number);
    append(this.#byStart, word.slice(0, START), number);
    return number;
  }

  #list(term: number): void {
    if (this.#isListed[term]) return;
    this.#listByStart(term);
    const key = this.keys[term] as string;
    this.#words[key.length] ??= { terms: [], masks: [] };
    const { terms, masks } = this.#words[key.length] as WordList;
    terms.push(term);
    masks.push(letterMask(key));
  }

  #listByStart(term: number): void {
    this.#isListed[term] = true;
    append(this.#byKeyStart, (this.keys[term] as string).slice(0, KEY_START), term);
  }

  #term(key: string): number {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const term = this.keys.length;
    this.#byKey.set(key, term);
    this.keys.push(key);
    this.#lastWord.push(NONE);
    return term;
  }
}

/** `masks`: bit n is set when the key contains letter n, a cheap test before comparing letters. */
export type WordList = { terms: number[]; masks: number[] };

const NO_WORDS: WordList = { terms: [], masks: [] };

export function letterMask(key: string): number {
  let mask = 0;
  for (let at = 0; at < key.length; at++) {
    const letter = key.charCodeAt(at) - 97;
    mask |= letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
  }
  return mask;
}

function append(lists: Map<string, number[]>, at: string, number: number): void {
  const list = lists.get(at);
  if (list) list.push(number);
  else lists.set(at, [number]);
}

function endsOf(word: string, length: number): [string, string] {
  return [`${length}${word.charAt(0)}-`, `${length}-${word.charAt(word.length - 1)}`];
}

/** Copies the word, because a slice of a long text would keep the whole text in memory. */
function copyOf(word: string): string {
  return word.length < 13 ? word : String.fromCharCode(...Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)));
}
