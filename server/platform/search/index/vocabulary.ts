/**
 * All words the catalogue knows, each as a numbered term. Grows and never forgets, so the versions of an index share
 * one: a number means the same word for ever, and an older version just finds nothing under the newer numbers.
 */
import { editDistance } from '../words/edit-distance.ts';
import { pairKey } from '../words/phonetic-key.ts';
import { keyOf } from '../words/tokenise.ts';

/** Enough to mark a word in a text in every script and spelling that matters. */
const MOST_SURFACES = 8;
/** Of all terms that are no words, so that they do not keep an empty list each. */
const NO_SURFACES: string[] = [];
/** Letters that words are kept by; shorter beginnings find nothing. */
const START = 3;
const KEY_START = 2;

export class Vocabulary {
  readonly keys: string[] = [];
  /** The terms that are words of some text or of the lexicon, not only pairs or marks, by the length of their keys. */
  readonly #words: WordList[] = [];
  readonly #isListed: boolean[] = [];
  /** Words and marks by the first letters of their keys. */
  readonly #byKeyStart = new Map<string, number[]>();
  /** The spellings of a term as they stand in the texts. */
  readonly surfaces: string[][] = [];
  readonly #byKey = new Map<string, number>();
  /** The number of each word, by which its term and how often it stands in the texts are kept. */
  readonly #byWord = new Map<string, number>();
  readonly #termOfWord: number[] = [];
  readonly #usesOfWord: number[] = [];
  readonly #usesOfTerm: number[] = [];
  /** Words by their first letters, for words that are only begun. */
  readonly #byStart = new Map<string, string[]>();

  /** Words by their number of letters with the first and with the last of them: one wrong letter spares one of the two. */
  readonly #byEnd = new Map<string, string[]>();

  get size(): number {
    return this.keys.length;
  }

  /** The term of a word of a document, added when new. */
  add(word: string): number {
    const known = this.#byWord.get(word);
    if (known !== undefined) return this.#count(known);
    const own = flat(word);
    const term = this.#term(keyOf(own));
    const surfaces = this.surfaces[term] as string[];
    this.#list(term);
    if (surfaces === NO_SURFACES) this.surfaces[term] = [own];
    else if (surfaces.length < MOST_SURFACES) this.surfaces[term] = surfaces.concat(own); // pushed to, it would keep room for more
    const number = this.#termOfWord.push(term) - 1;
    this.#byWord.set(own, number);
    for (const end of endsOf(own, own.length)) {
      const same = this.#byEnd.get(end);
      if (same) same.push(own);
      else this.#byEnd.set(end, [own]);
    }
    const start = own.slice(0, START);
    const alike = this.#byStart.get(start);
    if (alike) alike.push(own);
    else this.#byStart.set(start, [own]);
    return this.#count(number);
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

  /** Terms with a spelling that begins so. */
  started(beginning: string): number[] {
    const starts = beginning.length < START ? [...this.#byStart.keys()].filter((start) => start.startsWith(beginning)) : [];
    const alike = (starts.length > 0 ? starts : [beginning.slice(0, START)]).flatMap((start) => this.#byStart.get(start) ?? []);
    const found = alike.filter((word) => word.startsWith(beginning));
    return [...new Set(found.map((word) => this.#termOfWord[this.#byWord.get(word) as number] as number))];
  }

  /** Words and marks with a key that begins so; `beginning` has two letters or more. */
  startedKeys(beginning: string): number[] {
    return (this.#byKeyStart.get(beginning.slice(0, KEY_START)) ?? []).filter((term) => this.keys[term]?.startsWith(beginning));
  }

  find(key: string): number | undefined {
    return this.#byKey.get(key);
  }

  /** Terms with a spelling that is one letter more, less or other than the word, or has two letters swapped. */
  oneLetterOff(word: string): number[] {
    const found: number[] = [];
    for (let length = word.length - 1; length <= word.length + 1; length++) {
      for (const end of endsOf(word, length)) {
        for (const other of this.#byEnd.get(end) ?? []) {
          if (editDistance(word, other, 1) <= 1) found.push(this.#termOfWord[this.#byWord.get(other) as number] as number);
        }
      }
    }
    return [...new Set(found)];
  }

  /** Whether some document has the word in just this spelling. */
  isSpelt(word: string): boolean {
    return this.#byWord.has(word);
  }

  /** How much of what stands in the texts under the key of the word is spelt just so: 0 to 1. */
  shareSpelt(word: string): number {
    const number = this.#byWord.get(word);
    return number === undefined
      ? 0
      : (this.#usesOfWord[number] as number) / (this.#usesOfTerm[this.#termOfWord[number] as number] as number);
  }

  /** Whether some document has the term as a word of its own, not only as two words or an acronym. */
  isWord(term: number): boolean {
    return (this.surfaces[term]?.length ?? 0) > 0;
  }

  /** Counts one more occurrence of a word and gives its term. */
  #count(number: number): number {
    const term = this.#termOfWord[number] as number;
    this.#usesOfWord[number] = (this.#usesOfWord[number] ?? 0) + 1;
    this.#usesOfTerm[term] = (this.#usesOfTerm[term] ?? 0) + 1;
    return term;
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
    const start = (this.keys[term] as string).slice(0, KEY_START);
    const alike = this.#byKeyStart.get(start);
    if (alike) alike.push(term);
    else this.#byKeyStart.set(start, [term]);
  }

  #term(key: string): number {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const term = this.keys.length;
    this.#byKey.set(key, term);
    this.keys.push(key);
    this.surfaces.push(NO_SURFACES);
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

function endsOf(word: string, length: number): [string, string] {
  return [`${length}${word.charAt(0)}-`, `${length}-${word.charAt(word.length - 1)}`];
}

/** A copy of its own: a word cut from a long text would keep that whole text in memory. */
function flat(word: string): string {
  return word.length < 13 ? word : String.fromCharCode(...Array.from({ length: word.length }, (_, at) => word.charCodeAt(at)));
}
