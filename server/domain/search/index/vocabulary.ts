/**
 * All words the catalogue knows or knew, and the terms they are spellings of, each by a number. Grows and never forgets, so
 * the versions of an index share one: a number means the same word for ever. Which of them stand in the documents of a
 * version, and how often, is told by its catalogue-terms.ts; nothing may depend on the order in which words were met.
 */
import { editDistance } from '../words/edit-distance.ts';
import { pairKey } from '../words/phonetic-key.ts';
import { keyOf } from '../words/tokenise.ts';
import type { PackedParts } from './packed-parts.ts';

/** In place of the number of a word. */
const NONE = -1;
/** Letters that words are kept by; shorter beginnings find nothing. */
const START = 3;
const KEY_START = 2;
/** How a term is listed in what is kept of a vocabulary. */
const BY_START = 1;
const AS_WORD = 2;

export class Vocabulary {
  readonly keys: string[] = [];
  /** The terms that are words of some text or of the lexicon, not only pairs or marks, by the length of their keys. */
  readonly #words: WordList[] = [];
  readonly #isListed: boolean[] = [];
  /** Words and marks by the first letters of their keys. */
  readonly #byKeyStart = new Map<string, number[]>();
  readonly #byKey = new Map<string, number>();
  /** Every spelling that stood in a text, by its number. */
  readonly words: string[] = [];
  readonly #byWord = new Map<string, number>();
  readonly #termOfWord: number[] = [];
  /** Of a term the word met last that is spelt for it, and of each word the one before it: lists of their own would take more than the words. */
  readonly #lastWord: number[] = [];
  readonly #wordBefore: number[] = [];
  /** Words by their first letters, for words that are only begun. */
  readonly #byStart = new Map<string, number[]>();
  /** Words by their number of letters with the first and with the last of them: one wrong letter spares one of the two. */
  readonly #byEnd = new Map<string, number[]>();

  /** To be kept; the lists by letters and lengths follow from the words and keys. */
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

  /** The number of a word of a document, added when new. */
  add(word: string): number {
    const known = this.#byWord.get(word);
    if (known !== undefined) return known;
    const own = flat(word);
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

  /** The numbers of the words a term is spelt as. */
  wordsOf(term: number): number[] {
    const words: number[] = [];
    for (let word = this.#lastWord[term] ?? NONE; word !== NONE; word = this.#wordBefore[word] as number) words.push(word);
    return words.reverse();
  }

  /** The key of a word, remembered for those of the texts. */
  keyOf(word: string): string {
    const number = this.#byWord.get(word);
    return number === undefined ? keyOf(word) : (this.keys[this.#termOfWord[number] as number] as string);
  }

  /** The term of a word that perhaps no document has. */
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

  /** A term that no text spells: an acronym, with its own first character to keep it apart. */
  addMark(mark: string): number {
    const term = this.#term(mark);
    if (!this.#isListed[term]) this.#listByStart(term);
    return term;
  }

  /** Words that begin so. */
  started(beginning: string): number[] {
    const starts = beginning.length < START ? [...this.#byStart.keys()].filter((start) => start.startsWith(beginning)) : [];
    const alike = (starts.length > 0 ? starts : [beginning.slice(0, START)]).flatMap((start) => this.#byStart.get(start) ?? []);
    return alike.filter((word) => this.words[word]?.startsWith(beginning));
  }

  /** Words and marks with a key that begins so; `beginning` has two letters or more. */
  startedKeys(beginning: string): number[] {
    return (this.#byKeyStart.get(beginning.slice(0, KEY_START)) ?? []).filter((term) => this.keys[term]?.startsWith(beginning));
  }

  find(key: string): number | undefined {
    return this.#byKey.get(key);
  }

  /** Words that are one letter more, less or other than the word, or have two letters swapped. */
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

/** `masks`: bit n is set when the key has letter n, a cheap test before comparing letters. */
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

/** A copy of its own: a word cut from a long text would keep that whole text in memory. */
function flat(word: string): string {
  return word.length < 13 ? word : String.fromCharCode(...Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)));
}
