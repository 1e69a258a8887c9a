/**
 * The lexicon compiled for searching: every name of every entry under its keys, so that any spelling of it in any script leads to the entry. The
 * kinds of entries are described in content/lexicon/words.yaml.
 */

import { atOnce, type Steps } from '../steps.ts';
import type { LexiconEntry, Strength } from '../types.ts';
import { pairKey, plainSpelling } from '../words/phonetic-key.ts';
import { foldText, isNative, keyOf, tokenise } from '../words/tokenise.ts';
import { COUNTRY, OUTSIDE, type Outside, outsideOf } from './outside.ts';
import { type Phrases, phrasesOf } from './phrases.ts';

/** A name as the keys of its words. */
export type Phrase = string[];

export type Entry = {
  term: string;
  kind: string;
  /** The term itself first. Names of more than two words, and those of schemes, only lead to the entry and are not stored here. */
  same: Phrase[];
  related: Phrase[];
};

/** A name of an entry. `spelling` distinguishes names that only sound alike (sick and sikh). */
export type Meaning = { entry: Entry; strength: Strength; spelling: string };

/** A scheme and what people search for to find it. */
export type KnownScheme = {
  /** Keys of the words of its name. */
  name: Phrase;
  /** Words of its popular names, and of the needs it answers. */
  words: string;
  /** Known by name to the public. */
  isCalled: boolean;
};

export type Lexicon = {
  /** Meanings by the keys of the whole phrase, joined by spaces. */
  meanings: Map<string, Meaning[]>;
  /** Keys of phrases of two words by the key they have when written as one. */
  joined: Map<string, string>;
  /** Schemes by the key of the first word of their names. */
  schemes: Map<string, KnownScheme[]>;
  longestPhrase: number;
  /** Filler words, matched in their exact lower-case form, because their short keys are shared with real words. */
  fillers: Set<string>;
  /** Words of questions people ask about any scheme (last date, status, reject): fillers if the query has another word. */
  questions: Set<string>;
  /** The fillers in Latin letters, without long vowels and doubled letters. */
  plainFillers: Set<string>;
  /** Keys that a name in another script shares with a filler: வீடு, a house, sounds like `with`. */
  fillerKeys: Set<string>;
  /** Every word of every name by its key, with a spelling, to correct typos. */
  words: Map<string, string>;
  /** Every spelling of every word of every name. */
  spellings: Set<string>;
  /** Popular names of schemes, each with the keys of the scheme's official name. */
  calledNames: { spelling: string; name: Phrase }[];
  /** Terms suggested while typing, short ones first. */
  needs: string[];
  /** Official names of the states. */
  states: string[];
  /** Topics that no scheme answers. */
  outside: Outside;
  /** Words for trouble with a benefit or an application: it stopped, was refused, did not arrive. */
  troubles: Phrases;
};

export const FILLER = 'filler';
export const STATE = 'state';
export const SCHEME = 'scheme';
export const WEAK = 'weak';
const TROUBLE = 'trouble';

/** Kinds whose names are not searched in schemes. */
const NOT_SEARCHED: ReadonlySet<string> = new Set([FILLER, OUTSIDE, COUNTRY, TROUBLE]);
/** Kinds whose terms are not suggested as needs. */
const NOT_NEEDS: ReadonlySet<string> = new Set([...NOT_SEARCHED, SCHEME, WEAK]);

const LONGEST_PHRASE = 7;
const SHORTEST_JOINED = 6;
/** Longer names lead to an entry; as words to search for they would match by chance. */
const LONGEST_OTHER_NAME = 2;
/** `ap` is Andhra Pradesh, but अप is up, so short forms of states are matched only as written. */
const LONGEST_SHORT_FORM = 2;

export function compileLexicon(entries: readonly LexiconEntry[]): Lexicon {
  return atOnce(compileSteps(entries));
}

export function* compileSteps(entries: readonly LexiconEntry[]): Steps<Lexicon> {
  const fillers = fillersOf(entries);
  const needs = entries.filter(({ kind }) => !NOT_NEEDS.has(kind ?? '')).map((entry) => entry.term);
  const lexicon: Lexicon = {
    meanings: new Map(),
    joined: new Map(),
    schemes: new Map(),
    longestPhrase: 1,
    fillers,
    questions: questionsOf(entries),
    plainFillers: new Set([...fillers].filter((word) => !isNative(word)).map(plainSpelling)),
    fillerKeys: new Set([...fillers].map(keyOf)),
    words: new Map(),
    spellings: new Set(),
    calledNames: [],
    needs: needs.sort((a, b) => a.length - b.length),
    states: statesOf(entries),
    outside: outsideOf(entries),
    troubles: phrasesOf(entries.filter(({ kind }) => kind === TROUBLE).flatMap(({ aliases }) => aliases.map(({ text }) => text))),
  };
  const keyFor = remembered(keyOf);
  for (const entry of entries) {
    if (!NOT_SEARCHED.has(entry.kind ?? '')) addEntry(lexicon, entry, keyFor);
    yield;
  }
  return lexicon;
}

type KeyFor = (word: string) => string;

/** Caches the keys, because many names share words. */
export function remembered(keyFor: KeyFor): KeyFor {
  const known = new Map<string, string>();
  return (word) => {
    const key = known.get(word) ?? keyFor(word);
    known.set(word, key);
    return key;
  };
}

export function fillersOf(entries: readonly LexiconEntry[]): Set<string> {
  const names = ({ term, aliases }: LexiconEntry) => [
    term,
    ...aliases.filter(({ strength }) => strength !== 'weak').map(({ text }) => text),
  ];
  return new Set(entries.filter(({ kind }) => kind === FILLER).flatMap((entry) => names(entry).flatMap(tokenise)));
}

/** Official names. */
export function statesOf(entries: readonly LexiconEntry[]): string[] {
  return entries.filter(({ kind }) => kind === STATE).map(({ term }) => term);
}

/** The weak names of fillers. */
export function questionsOf(entries: readonly LexiconEntry[]): Set<string> {
  const fillers = fillersOf(entries);
  const weak = entries
    .filter(({ kind }) => kind === FILLER)
    .flatMap(({ aliases }) => aliases.filter(({ strength }) => strength === 'weak'));
  return new Set(weak.flatMap(({ text }) => tokenise(text)).filter((word) => !fillers.has(word)));
}

function addEntry(lexicon: Lexicon, { term, kind = 'need', aliases }: LexiconEntry, keyFor: KeyFor): void {
  const isScheme = kind === SCHEME;
  const names = isScheme ? aliases.filter(({ strength }) => strength === 'same') : aliases;
  if (isScheme) addScheme(lexicon, term, aliases, names.length > 0, keyFor);
  // a scheme is indexed under its own name, so only its popular names are needed here
  if (isScheme && names.length === 0) return;
  const entry: Entry = { term, kind, same: [], related: [] };
  addName(lexicon, entry, term, 'same', keyFor);
  const [name] = entry.same;
  if (isScheme && name) for (const { text } of names) lexicon.calledNames.push({ spelling: tokenise(text).join(' '), name });
  for (const { text, strength } of names) addName(lexicon, entry, text, strength, keyFor);
}

function addScheme(lexicon: Lexicon, term: string, aliases: LexiconEntry['aliases'], isCalled: boolean, keyFor: KeyFor): void {
  const name = meaningfulWords(lexicon.fillers, tokenise(term)).map(keyFor);
  const [first] = name;
  if (first === undefined) return;
  const words = aliases.flatMap(({ text }) => tokenise(text)).filter((word) => !lexicon.fillers.has(word));
  lexicon.schemes.set(first, (lexicon.schemes.get(first) ?? []).concat({ name, words: words.join(' '), isCalled }));
}

function addName(lexicon: Lexicon, entry: Entry, name: string, strength: Strength, keyFor: KeyFor): void {
  const whole = tokenise(name).slice(0, LONGEST_PHRASE);
  const words = meaningfulWords(lexicon.fillers, whole);
  if (words.length === 0) return;
  for (const word of words) {
    lexicon.spellings.add(word);
    if (!lexicon.words.has(keyFor(word))) lexicon.words.set(keyFor(word), word);
  }
  // `no land` without its filler would be `land`, which is the opposite
  const phrase = (words.length === 1 ? whole : words).map(keyFor);
  const isSearched = phrase.length <= LONGEST_OTHER_NAME && entry.kind !== SCHEME;
  if (strength === 'same' && (isSearched || entry.same.length === 0)) entry.same.push(phrase);
  else if (strength === 'related' && isSearched) entry.related.push(phrase);
  addMeaning(lexicon, whole, entry, strength, keyFor);
  // `no job` must not become `job`, but `beti ki shaadi` may become `beti shaadi`
  if (words.length > 1 && words.length < whole.length) addMeaning(lexicon, words, entry, strength, keyFor);
  const [first, second, ...others] = words.map(keyFor);
  if (first !== undefined && second !== undefined && others.length === 0) addJoined(lexicon, first, second);
}

/** Two words are often written as one: તીર્થયાત્રા, fasalbima. A single word that is itself a name has priority. */
function addJoined({ joined }: Lexicon, first: string, second: string): void {
  const key = pairKey(first, second);
  if (key.length >= SHORTEST_JOINED && !joined.has(key)) joined.set(key, `${first} ${second}`);
}

/** Lists are concatenated, because each of thousands grown by `push` would reserve memory for a dozen more. */
function addMeaning(lexicon: Lexicon, words: string[], entry: Entry, strength: Strength, keyFor: KeyFor): void {
  lexicon.longestPhrase = Math.max(lexicon.longestPhrase, words.length);
  const keys = words.map(keyFor).join(' ');
  const spelling = words.join(' ');
  const meanings = lexicon.meanings.get(keys) ?? [];
  const ofEntry = meanings.filter((meaning) => meaning.entry === entry);
  if (ofEntry.some((meaning) => meaning.spelling === spelling)) return;
  lexicon.meanings.set(keys, meanings.concat({ entry, strength: ofEntry[0]?.strength ?? SAME_TEXT[strength], spelling }));
}

/** One shared string per strength: parsing a file makes a copy for each of tens of thousands of names. */
const SAME_TEXT: Record<Strength, Strength> = { same: 'same', related: 'related', weak: 'weak' };

/** The meanings of the words as a phrase. If a name has exactly this spelling, names that only sound alike are left out. */
export function meaningsOf(words: { word: string; key: string }[], lexicon: Lexicon): Meaning[] {
  const keys = words.map(({ key }) => key).join(' ');
  const found = lexicon.meanings.get(keys) ?? lexicon.meanings.get(lexicon.joined.get(keys) ?? '');
  if (found === undefined) return []; // as for most phrases of a query
  const spelling = words.map(({ word }) => word).join(' ');
  const isSpeltSo = (meaning: Meaning) => meaning.spelling === spelling;
  const meanings = keys.length > LONGEST_SHORT_FORM ? found : found.filter((meaning) => meaning.entry.kind !== STATE || isSpeltSo(meaning));
  const isScheme = (meaning: Meaning) => meaning.entry.kind === SCHEME;
  return [meanings.filter(isScheme), meanings.filter((meaning) => !isScheme(meaning))].flatMap((alike) => {
    const exact = alike.filter(isSpeltSo);
    return exact.length > 0 ? exact : onceEach(alike);
  });
}

function onceEach(meanings: Meaning[]): Meaning[] {
  return meanings.filter(({ entry }, at) => meanings.findIndex((other) => other.entry === entry) === at);
}

/** The meanings of the words when each is replaced by the term of its entry: ગાય વીમો is `cow insurance`. */
export function meaningsByTerms(words: { word: string; key: string }[], lexicon: Lexicon): Meaning[] {
  const keys = words.map((word) => termKeyOf(word, lexicon));
  return keys.every((key, at) => key === words[at]?.key) ? [] : onceEach(lexicon.meanings.get(keys.join(' ')) ?? []);
}

const NAMELESS = new Set([STATE, SCHEME, WEAK]);

/** The key of the one-word term that a single word means: that of `cow` for गाय. */
function termKeyOf(word: { word: string; key: string }, lexicon: Lexicon): string {
  for (const { entry, strength } of meaningsOf([word], lexicon)) {
    const [[termKey, ...more] = []] = entry.same;
    if (strength === 'same' && termKey !== undefined && more.length === 0 && !NAMELESS.has(entry.kind)) return termKey;
  }
  return word.key;
}

/** The words without the fillers, or all of them when there are only fillers. */
export function meaningfulWords(fillers: Set<string>, words: string[]): string[] {
  const meaningful = words.filter((word) => !fillers.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** One form for the name of a state: `Jammu & Kashmir` and `jammu and kashmir` become the same. */
export function foldPlace(name: string): string {
  return foldText(name)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
