/**
 * The lexicon made ready for searching: every name of every entry under its keys, so that any spelling of it in any
 * script leads to the entry. What the kinds of entries do is told in content/lexicon/words.yaml.
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
  /** The term itself first; names longer than two words and those of schemes only lead to the entry, and are not kept. */
  same: Phrase[];
  related: Phrase[];
};

/** A name of an entry. `spelling`: to tell apart names that only sound alike (sick and sikh). */
export type Meaning = { entry: Entry; strength: Strength; spelling: string };

/** A scheme as people look for it. */
export type KnownScheme = {
  /** Keys of the words of its name. */
  name: Phrase;
  /** Words of what people call it and of what they need when it is the answer. */
  words: string;
  /** People speak of it by name. */
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
  /** Words that carry nothing: exact lower-case words, since their keys are short and meet real words. */
  fillers: Set<string>;
  /** Words of questions people ask about any scheme (last date, status, reject): they carry nothing beside another word. */
  questions: Set<string>;
  /** The fillers in Latin letters without what is written long or double. */
  plainFillers: Set<string>;
  /** Keys that a name in another script may share with a filler: வீடு, a house, sounds like `with`. */
  fillerKeys: Set<string>;
  /** Every word of every name with a spelling, so that a typo can be led back to it. */
  words: Map<string, string>;
  /** Every word of every name as it is spelt. */
  spellings: Set<string>;
  /** What people call schemes, each with the keys of the name of the scheme. */
  calledNames: { spelling: string; name: Phrase }[];
  /** Terms to suggest while typing, short ones first. */
  needs: string[];
  /** Official names of the states. */
  states: string[];
  /** What no scheme answers. */
  outside: Outside;
  /** What goes wrong with what people have or asked for: it stopped, was refused, did not come. */
  troubles: Phrases;
};

export const FILLER = 'filler';
export const STATE = 'state';
export const SCHEME = 'scheme';
export const WEAK = 'weak';
const TROUBLE = 'trouble';

/** Kinds whose names stand for nothing in a scheme. */
const NOT_SEARCHED: ReadonlySet<string> = new Set([FILLER, OUTSIDE, COUNTRY, TROUBLE]);
/** Kinds whose terms are not suggested as needs. */
const NOT_NEEDS: ReadonlySet<string> = new Set([...NOT_SEARCHED, SCHEME, WEAK]);

const LONGEST_PHRASE = 7;
const SHORTEST_JOINED = 6;
/** Longer names lead people to an entry; as words to search for they would meet by chance. */
const LONGEST_OTHER_NAME = 2;
/** `ap` is Andhra Pradesh, but अप is up. */
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

/** The same words stand in many names. */
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
  // the name of a scheme is its document's; only what else people call it has to be known here
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
  // of `no land` there is only `land` left without the filler, which would be the opposite
  const phrase = (words.length === 1 ? whole : words).map(keyFor);
  const isSearched = phrase.length <= LONGEST_OTHER_NAME && entry.kind !== SCHEME;
  if (strength === 'same' && (isSearched || entry.same.length === 0)) entry.same.push(phrase);
  else if (strength === 'related' && isSearched) entry.related.push(phrase);
  addMeaning(lexicon, whole, entry, strength, keyFor);
  // `no job` must not become `job`, while `beti ki shaadi` may as well be `beti shaadi`
  if (words.length > 1 && words.length < whole.length) addMeaning(lexicon, words, entry, strength, keyFor);
  const [first, second, ...others] = words.map(keyFor);
  if (first !== undefined && second !== undefined && others.length === 0) addJoined(lexicon, first, second);
}

/** Two words are often written as one: તીર્થયાત્રા, fasalbima. A word of its own comes first. */
function addJoined({ joined }: Lexicon, first: string, second: string): void {
  const key = pairKey(first, second);
  if (key.length >= SHORTEST_JOINED && !joined.has(key)) joined.set(key, `${first} ${second}`);
}

/** Lists are concatenated: pushed to, each of thousands would keep room for a dozen more. */
function addMeaning(lexicon: Lexicon, words: string[], entry: Entry, strength: Strength, keyFor: KeyFor): void {
  lexicon.longestPhrase = Math.max(lexicon.longestPhrase, words.length);
  const keys = words.map(keyFor).join(' ');
  const spelling = words.join(' ');
  const meanings = lexicon.meanings.get(keys) ?? [];
  const ofEntry = meanings.filter((meaning) => meaning.entry === entry);
  if (ofEntry.some((meaning) => meaning.spelling === spelling)) return;
  lexicon.meanings.set(keys, meanings.concat({ entry, strength: ofEntry[0]?.strength ?? SAME_TEXT[strength], spelling }));
}

/** One text each: what was read from a file has a copy for each of tens of thousands of names. */
const SAME_TEXT: Record<Strength, Strength> = { same: 'same', related: 'related', weak: 'weak' };

/** What the words mean as a phrase. Names spelt just so come alone, those that only sound like it when there are none. */
export function meaningsOf(words: { word: string; key: string }[], lexicon: Lexicon): Meaning[] {
  const keys = words.map(({ key }) => key).join(' ');
  const found = lexicon.meanings.get(keys) ?? lexicon.meanings.get(lexicon.joined.get(keys) ?? '');
  if (found === undefined) return []; // as for most of the phrases a query could hold
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

/** What the words mean when each is said with the word of its entry: ગાય વીમો is `cow insurance`. */
export function meaningsByTerms(words: { word: string; key: string }[], lexicon: Lexicon): Meaning[] {
  const keys = words.map((word) => termKeyOf(word, lexicon));
  return keys.every((key, at) => key === words[at]?.key) ? [] : onceEach(lexicon.meanings.get(keys.join(' ')) ?? []);
}

const NAMELESS = new Set([STATE, SCHEME, WEAK]);

/** The key of the one word that names what a single word means: that of `cow` for गाय. */
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

/** One form for names of states: `Jammu & Kashmir` and `jammu and kashmir` meet. */
export function foldPlace(name: string): string {
  return foldText(name)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
