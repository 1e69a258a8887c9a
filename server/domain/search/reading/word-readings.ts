/**
 * How a typed word is read when no document contains it: a word with an ending, a typo, two words written as one, or the start of a word. Words of
 * the catalogue or the lexicon are read as they are.
 */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { COMMON_WORDS } from '../words/common-words.ts';
import { editDistance } from '../words/edit-distance.ts';
import { plainSpelling, UNSPEAKABLE } from '../words/phonetic-key.ts';
import { isNative, keyOf } from '../words/tokenise.ts';
import { type Stem, stems } from '../words/word-stems.ts';
import { phraseSpans } from './phrase-spans.ts';
import type { QueryWord } from './query-words.ts';
import { isOnlyShortForm } from './slots.ts';
import { isOneLetterOff, type SoundAlike, soundsLike, spellingOf } from './spellings.ts';
import { type Guess, guessWords } from './typos.ts';

export type Also = { key: string; strength: number };

/** The words to search for instead of the typed one, and other possible words. */
export type WordReading = {
  words: QueryWord[];
  also: Also[];
  /** The spelling shown to the visitor, if the word was a typo. */
  correction: string | null;
  /** Other words it may be a typo for. */
  guesses: QueryWord[];
};

const START_OF_WORD = 0.7;
const SECOND_GUESS = 0.6;
const MAX_ALSO = 2;
const TYPO_IN_CATALOGUE = 0.9;
const ONE_TYPO = 1.35;
const CLOSE_TYPO = 1.15;
/** Known words this rare may be typos in the catalogue, and so may short words that are known only by sound. */
const RARE = 2;
const SOUND_ALIKE_KEY = 4;
const MORE_USED = 10;
const USUAL_WORD = 50;
/** How often a word that only the lexicon contains is counted as used. */
const USES_OF_LEXICON_WORD = 20;
/** The key of a word that must not be found by sound; no term has it. */
const NO_KEY = '';
const SHORTEST_START = 4;
const SHORTEST_SHORT_FORM = 3;
const SHORTEST_FILLER = 5;
const SHORTEST_PART = 3;
const MAX_STARTED = 6;
const MAX_KNOWN = 3_000;

/** Cached readings of words, by version of the index. */
const known = new WeakMap<CatalogueTerms, Map<string, WordReading>>();

/** The keys of all words it may be. */
function keysOf(reading: WordReading | undefined): string[] {
  return reading === undefined ? [] : [...reading.words, ...reading.guesses].map(({ key }) => key);
}

function asFiller(word: string): WordReading {
  return { words: [{ word, key: keyOf(word), filler: true }], also: [], correction: word, guesses: [] };
}

export class WordReader {
  readonly #terms: CatalogueTerms;
  readonly #lexicon: Lexicon;
  readonly #exact: boolean;

  constructor(terms: CatalogueTerms, lexicon: Lexicon, exact: boolean) {
    this.#terms = terms;
    this.#lexicon = lexicon;
    this.#exact = exact;
  }

  /** One reading for each word; among several corrections, the one that forms a phrase with its neighbours. */
  readAll(typed: QueryWord[]): WordReading[] {
    const readings = this.#withoutLoneParts(typed.map((word, at) => this.#read(word, at === typed.length - 1)));
    return readings.map((reading, at) => {
      if (reading.guesses.length === 0) return reading;
      const before = keysOf(readings[at - 1]);
      const after = keysOf(readings[at + 1]);
      const isPhrase = (first: string, second: string) => this.#lexicon.meanings.has(`${first} ${second}`);
      const fits = ({ key }: QueryWord) => before.some((other) => isPhrase(other, key)) || after.some((other) => isPhrase(key, other));
      const fitting = [...reading.words, ...reading.guesses].find(fits);
      return fitting === undefined || fitting === reading.words[0] ? reading : { ...reading, words: [fitting], correction: fitting.word };
    });
  }

  /** Cached, because the same words recur. */
  #read(typed: QueryWord, isLast: boolean): WordReading {
    const ofTerms = known.get(this.#terms) ?? new Map<string, WordReading>();
    known.set(this.#terms, ofTerms);
    const { word, key: _, ...ways } = typed;
    // All properties of the word are part of the key, because the reading depends on them.
    const asked = JSON.stringify([word, isLast, this.#exact, ways]);
    const before = ofTerms.get(asked);
    if (before) return before;
    if (ofTerms.size >= MAX_KNOWN) ofTerms.clear();
    const reading = this.#readUncached(typed, isLast);
    ofTerms.set(asked, reading);
    return reading;
  }

  #readUncached(typed: QueryWord, isLast: boolean): WordReading {
    const asTyped: WordReading = { words: [typed], also: [], correction: null, guesses: [] };
    if (typed.filler || this.#lexicon.questions.has(typed.word)) return asTyped;
    if (typed.isShortForm || UNSPEAKABLE.test(typed.word)) return { ...asTyped, words: [{ ...typed, isShortForm: true }] };
    if (typed.word.length >= SHORTEST_SHORT_FORM && isOnlyShortForm(typed, this.#terms, this.#lexicon)) return asTyped;
    if (this.#isKnown(typed)) {
      const alike = soundsLike(typed, this.#terms, this.#lexicon);
      if (this.#exact || this.#isEveryday(typed)) return alike === null ? asTyped : { ...asTyped, words: [{ ...typed, key: NO_KEY }] };
      const filler = alike === null ? null : this.#fillerNearerThan(alike.spelling, typed.word);
      if (filler !== null) return asFiller(filler);
      return (
        this.#nearerThan(alike, typed) ?? {
          ...asTyped,
          also: [...this.#stemOfRare(typed), ...this.#typoInCatalogue(typed)],
          correction: alike?.isSpelt ? alike.spelling : null,
        }
      );
    }
    if (this.#isEveryday(typed)) return asTyped;
    const stem = stems(typed.word).find((shorter) => this.#isStem(shorter));
    if (stem !== undefined) return this.#typoRatherThan(stem, typed) ?? { ...asTyped, words: [this.#wordFor(stem.key, typed)] };
    const started = isLast ? this.#startedWords(typed) : [];
    if (started.length > 0) return { ...asTyped, also: started };
    const guesses = this.#exact ? [] : this.#guess(typed, (term) => this.#uses(term));
    const filler = this.#exact ? null : this.#typoOfFiller(typed, guesses[0]);
    if (filler !== null) return asFiller(filler);
    const isOneTypo = guesses[0] !== undefined && guesses[0].distance <= ONE_TYPO;
    const parts = isOneTypo ? null : this.#twoWords(typed);
    if (parts !== null) return { ...asTyped, words: parts };
    return guesses.length === 0 ? asTyped : this.#corrected(typed, guesses);
  }

  /** `yajana` is a typo for the filler yojana, unless an equally close word is in use. */
  #typoOfFiller({ word }: QueryWord, best: Guess | undefined): string | null {
    if (word.length < SHORTEST_FILLER || isNative(word)) return null;
    if (best !== undefined && best.distance <= CLOSE_TYPO && this.#uses(best.term) > USES_OF_LEXICON_WORD) {
      const spelt = this.#terms.surfaces(best.term).find((surface) => this.#lexicon.fillers.has(surface));
      return spelt ?? null;
    }
    const near = (filler: string) => filler.length >= SHORTEST_FILLER && filler[0] === word[0] && editDistance(word, filler, 1) <= 1;
    for (const filler of this.#lexicon.fillers) if (near(filler)) return filler;
    return null;
  }

  #guess(typed: QueryWord, uses: (term: number) => number): Guess[] {
    return guessWords(this.#terms, typed.word, typed.key, {
      spelling: (term) => spellingOf(term, typed, this.#terms, this.#lexicon),
      isOneLetterOff: (term) => isOneLetterOff(term, typed, this.#terms, this.#lexicon),
      uses,
    });
  }

  /** `yojan` sounds like yojana, and `scheem` is closer to scheme than to the Urdu word it sounds like. */
  #fillerNearerThan(alike: string, word: string): string | null {
    const { fillers } = this.#lexicon;
    if (fillers.has(alike)) return alike;
    const filler = this.#typoOfFiller({ word, key: '', filler: false }, undefined);
    return filler !== null && editDistance(word, alike, 1) >= 1 ? filler : null;
  }

  /** A word that only occurs in longer names of the lexicon is read as itself within such a name, and as a typo elsewhere. */
  #withoutLoneParts(readings: WordReading[]): WordReading[] {
    if (this.#exact) return readings;
    const isLone = ({ words: [word, ...others], correction }: WordReading) =>
      word !== undefined && others.length === 0 && correction === null && !word.filler && this.#isPartOnly(word);
    if (!readings.some(isLone)) return readings;
    const spans = phraseSpans(
      readings.flatMap(({ words }) => words),
      this.#lexicon,
    );
    const inPhrases = new Set(spans.filter(({ meanings }) => meanings.length > 0).flatMap(({ words }) => words));
    return readings.map((reading) => {
      const [word] = reading.words;
      return word === undefined || !isLone(reading) || inPhrases.has(word) || this.#isEveryday(word)
        ? reading
        : (this.#stemOfPart(word) ?? this.#typoOfPart(word) ?? reading);
    });
  }

  /** `penson` occurs only in longer names of the lexicon: alone it means nothing, and no document contains it. */
  #isPartOnly({ word, key }: Stem): boolean {
    const found = [this.#terms.find(key), this.#terms.find(ACRONYM_MARK + word)];
    const { meanings, joined } = this.#lexicon;
    return !meanings.has(key) && !joined.has(key) && !found.some((term) => term !== undefined && this.#terms.frequency(term) > 0);
  }

  #stemOfPart(typed: QueryWord): WordReading | null {
    const stem = stems(typed.word).find((shorter) => this.#isStem(shorter) && !this.#isPartOnly(shorter));
    return stem === undefined ? null : { words: [this.#wordFor(stem.key, typed)], also: [], correction: null, guesses: [] };
  }

  #typoOfPart(typed: QueryWord): WordReading | null {
    if (typed.word.length < SHORTEST_FILLER || isNative(typed.word)) return null;
    const own = this.#terms.find(typed.key);
    const guesses = this.#guess(typed, (term) => (term === own ? 0 : this.#uses(term)));
    const [best] = guesses;
    if (best === undefined || best.distance > ONE_TYPO || this.#uses(best.term) < USUAL_WORD) return null;
    const corrected = this.#corrected(typed, guesses);
    if (!this.#lexicon.spellings.has(typed.word)) return corrected;
    // the lexicon has this spelling, so the usual word is searched in addition
    const also = [...corrected.words, ...corrected.guesses].map(({ key }) => ({ key, strength: TYPO_IN_CATALOGUE }));
    return { words: [typed], also: also.slice(0, MAX_ALSO), correction: null, guesses: [] };
  }

  /** `swing` sounds like saving, but `sewing` has closer letters; `bema` is as close to beam, but bima is in use. */
  #nearerThan(alike: SoundAlike | null, typed: QueryWord): WordReading | null {
    if (alike === null) return null;
    const fold = alike.isSpelt ? (word: string) => word : plainSpelling;
    const word = fold(typed.word);
    const letters = editDistance(word, fold(alike.spelling), word.length);
    const own = this.#terms.find(typed.key);
    const ownUses = own === undefined ? 0 : this.#uses(own);
    const nearer = this.#guess(typed, (term) => (term === own ? 0 : this.#uses(term))).filter(({ term }) => {
      const other = this.#wordFor(this.#terms.keyOf(term), typed).word;
      const distance = editDistance(word, fold(other), letters);
      return distance < letters || (distance === letters && this.#uses(term) >= ownUses * MORE_USED);
    });
    if (nearer.length === 0) return null;
    return { ...this.#corrected(typed, nearer), also: [{ key: typed.key, strength: SECOND_GUESS }] };
  }

  #isKnown({ word, key }: QueryWord): boolean {
    const found = [this.#terms.find(key), this.#terms.find(ACRONYM_MARK + word)];
    return this.#lexicon.words.has(key) || found.some((term) => term !== undefined && this.#terms.frequency(term) > 0);
  }

  /** `tracter` is a typo for tractor rather than tract with an ending. */
  #typoRatherThan({ key }: Stem, typed: QueryWord): WordReading | null {
    if (this.#exact || isNative(typed.word)) return null;
    const guesses = this.#guess(typed, (term) => this.#uses(term));
    const [best] = guesses;
    const isTypo = best !== undefined && best.distance <= CLOSE_TYPO && this.#uses(best.term) > this.#usesOf(key);
    return isTypo ? this.#corrected(typed, guesses) : null;
  }

  /** A short Latin stem must have a known spelling: that of `khodne`, to dig, sounds like the Hindi for leprosy. */
  #isStem({ word, key }: Stem): boolean {
    if (this.#usesOf(key) === 0) return false;
    return key.length >= SOUND_ALIKE_KEY || isNative(word) || this.#terms.isSpelt(word) || this.#lexicon.spellings.has(word);
  }

  /** An everyday word, which is never corrected. */
  #isEveryday({ word }: QueryWord): boolean {
    return COMMON_WORDS.has(word) || this.#lexicon.outside.words.has(word);
  }

  #uses(term: number): number {
    const ofLexicon = this.#lexicon.words.has(this.#terms.keyOf(term)) ? USES_OF_LEXICON_WORD : 0;
    return Math.max(this.#terms.isWord(term) ? this.#terms.frequency(term) : 0, ofLexicon);
  }

  #usesOf(key: string): number {
    const term = this.#terms.find(key);
    return term === undefined ? 0 : this.#uses(term);
  }

  #wordFor(key: string, typed: QueryWord): QueryWord {
    const term = this.#terms.find(key);
    return { word: term === undefined ? typed.word : spellingOf(term, typed, this.#terms, this.#lexicon), key, filler: false };
  }

  #corrected(typed: QueryWord, guesses: Guess[]): WordReading {
    const [best = typed, ...others] = guesses.map(({ term }) => this.#wordFor(this.#terms.keyOf(term), typed));
    return {
      words: [best],
      also: others.slice(0, MAX_ALSO).map(({ key }) => ({ key, strength: SECOND_GUESS })),
      correction: best.word,
      guesses: others,
    };
  }

  #twoWords({ word }: QueryWord): QueryWord[] | null {
    let best: { words: QueryWord[]; uses: number } | null = null;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const first = this.#part(word.slice(0, at));
      const second = first === null ? null : this.#part(word.slice(at));
      if (first === null || second === null) continue;
      const uses = Math.min(first.uses, second.uses);
      if (uses > (best?.uses ?? 0)) best = { words: [first.word, second.word], uses };
    }
    return best?.words ?? null;
  }

  #part(word: string): { word: QueryWord; uses: number } | null {
    const key = keyOf(word);
    const uses = key.length < SHORTEST_PART ? 0 : this.#usesOf(key);
    return uses > RARE ? { word: { word, key, filler: false }, uses } : null;
  }

  #startedWords({ word }: QueryWord): Also[] {
    if (word.length < SHORTEST_START) return [];
    const found = this.#terms.started(word).map((term) => ({ key: this.#terms.keyOf(term), uses: this.#uses(term) }));
    found.sort((a, b) => b.uses - a.uses);
    return found.slice(0, MAX_STARTED).map(({ key }) => ({ key, strength: START_OF_WORD }));
  }

  /** A text may contain `betiyon`, but text about a beti is meant too. */
  #stemOfRare({ word, key }: QueryWord): Also[] {
    const { meanings } = this.#lexicon;
    const term = this.#terms.find(key);
    if (term === undefined || meanings.has(key)) return [];
    const usual = this.#terms.frequency(term) * MORE_USED;
    const usable = stems(word).filter((stem) => meanings.has(stem.key) && this.#isStem(stem) && this.#usesOf(stem.key) >= usual);
    usable.sort((first, second) => this.#usesOf(second.key) - this.#usesOf(first.key));
    return usable.slice(0, 1).map((stem) => ({ key: stem.key, strength: 1 }));
  }

  /** `dary` sounds like a rare word of some text, but is a typo for a common one. */
  #typoInCatalogue(typed: QueryWord): Also[] {
    const term = this.#terms.find(typed.key);
    const own = this.#usesOf(typed.key);
    if (term === undefined || own === 0 || this.#lexicon.words.has(typed.key)) return [];
    const spelt = this.#terms.isSpelt(typed.word);
    const isUncertain = own <= RARE || (!spelt && typed.key.length <= SOUND_ALIKE_KEY);
    if (!isUncertain) return [];
    const guesses = this.#guess(typed, (other) => {
      const uses = this.#uses(other);
      return uses >= own * MORE_USED || (!spelt && this.#lexicon.words.has(this.#terms.keyOf(other))) ? uses : 0;
    });
    const near = guesses.find((guess) => guess.distance < ONE_TYPO);
    return near ? [{ key: this.#terms.keyOf(near.term), strength: TYPO_IN_CATALOGUE }] : [];
  }
}
