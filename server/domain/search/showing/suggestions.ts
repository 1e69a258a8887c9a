/**
 * Completions while typing: schemes with all the words in their names, where the last word may be incomplete, or with a popular name that starts
 * like this, and those the search finds, in its order; and words of the lexicon.
 */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { IN_NAME } from '../index/document-fields.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldedQuery } from '../reading/query-words.ts';
import type { Suggestion } from '../types.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { isNative, keyOf, tokenise } from '../words/tokenise.ts';

const MAX_NEEDS = 2;
/** How many matching words of the lexicon are checked for answers. */
const MAX_TRIED = 4;
/** Added for a popular name that starts like this; the first answer of the search gets 1. */
const CALLED = 1.6;
/** For each further popular name that starts like this: a scheme with many names is searched by many people. */
const ONE_MORE_NAME = 0.15;
const MAX_NAMES = 6;
const NAMED = 0.5;
const WELL_KNOWN = 0.1;
/** Enough schemes to choose from; thousands start with a given letter. */
const MAX_STARTED = 300;
const MAX_DOCUMENTS = 4000;

/** @param answersTo what the search finds for words, best first; empty when nothing answers them */
export function suggestFor(
  typed: string,
  limit: number,
  terms: CatalogueTerms,
  records: readonly (IndexedDocument | null)[],
  lexicon: Lexicon,
  answersTo: (words: string) => number[],
): Suggestion[] {
  const text = foldedQuery(typed);
  const words = tokenise(text);
  if (words.length === 0 || limit < 1) return [];
  const schemes = firstOfEachName(ranked(text, words, terms, records, lexicon, answersTo(text)), limit);
  const names = new Set(schemes.map((scheme) => plainName(scheme.text)));
  const begun = lexicon.needs.filter((need) => need.toLowerCase().startsWith(text) && !names.has(plainName(need)));
  const known = begun.filter((need) => isInCatalogue(need, terms)).slice(0, MAX_TRIED);
  const needs = known.filter((need) => answersTo(need).length > 0).slice(0, MAX_NEEDS);
  return [...needs.map((name) => ({ text: name, id: null })), ...schemes].slice(0, limit);
}

/** Whether the catalogue contains every word, because the lexicon has more needs than a small catalogue answers. */
function isInCatalogue(need: string, terms: CatalogueTerms): boolean {
  return tokenise(need).every((word) => {
    const term = terms.find(keyOf(word));
    return term !== undefined && terms.frequency(term) > 0;
  });
}

/** Several states have schemes with the same name; the list of results shows them all. */
function firstOfEachName(schemes: Suggestion[], limit: number): Suggestion[] {
  const first = new Map<string, Suggestion>();
  for (const scheme of schemes) {
    if (first.size === limit) break;
    const name = scheme.text.toLowerCase();
    if (!first.has(name)) first.set(name, scheme);
  }
  return [...first.values()];
}

/** `Kisan Credit Card (KCC)` and `Kisan Credit Card Scheme` mean the same as the need `Kisan Credit Card`. */
function plainName(text: string): string {
  const words = tokenise(text.replace(/\([^)]*\)/g, ' ')).join(' ');
  return words.replace(/ (?:scheme|yojana|योजना|યોજના)$/, '');
}

/** The script of the first native letter, by blocks of 128 characters. None for Latin. */
function scriptOf(text: string): number {
  const letter = [...text].find(isNative);
  return letter === undefined ? 0 : (letter.codePointAt(0) as number) >> 7;
}

type Candidate = { document: number; record: IndexedDocument; text: string };

function ranked(
  text: string,
  words: string[],
  terms: CatalogueTerms,
  records: readonly (IndexedDocument | null)[],
  lexicon: Lexicon,
  answers: number[],
): Suggestion[] {
  const script = scriptOf(words.find(isNative) ?? '');
  const named = schemesWith(words, terms);
  const called = schemesCalled(text, terms, lexicon);
  const places = new Map(answers.map((id, place) => [id, place]));
  const isAnswer = (record: IndexedDocument) => places.has(record.id);
  const candidates: Candidate[] = records.flatMap((record, document) => {
    if (record === null || !(named.has(document) || called.has(document) || isAnswer(record))) return [];
    return { document, record, text: record.names.find((name) => scriptOf(name) === script) ?? (record.names[0] as string) };
  });
  const worth = ({ document, record }: Candidate) =>
    worthOfNames(called.get(document) ?? 0) +
    (named.has(document) ? NAMED : 0) +
    (record.isKnown ? WELL_KNOWN : 0) +
    1 / (1 + (places.get(record.id) ?? Number.POSITIVE_INFINITY));
  const length = ({ record, text: name }: Candidate) => {
    const begins = name.toLowerCase().startsWith(words[0] as string) ? 0 : 1;
    return begins * 1000 + (record.profile.level === 'central' ? 0 : 30) + name.length;
  };
  const judged = candidates.map((candidate) => ({ ...candidate, worth: worth(candidate), length: length(candidate) }));
  judged.sort((a, b) => b.worth - a.worth || a.length - b.length || a.record.id - b.record.id);
  return judged.map(({ text: name, record }) => ({ text: name, id: record.id }));
}

function worthOfNames(count: number): number {
  return count === 0 ? 0 : CALLED + ONE_MORE_NAME * (Math.min(count, MAX_NAMES) - 1);
}

/** Documents with all the words in a name or short form, where the last word may be incomplete. */
function schemesWith(words: string[], terms: CatalogueTerms): Set<number> {
  const sets = words.map((word, at) =>
    documentsNamed(at === words.length - 1 ? startedTerms(word, terms) : wholeTerms(word, terms), terms),
  );
  const [first = new Set<number>(), ...others] = sets;
  return others.reduce((common, set) => common.intersection(set), first);
}

/** `pm k` starts the popular name PM-KISAN, although the official name has no such word. @returns how many such names each document has */
function schemesCalled(text: string, terms: CatalogueTerms, { calledNames }: Lexicon): Map<number, number> {
  const documents = new Map<number, number>();
  for (const { spelling, name } of calledNames) {
    if (!spelling.startsWith(text)) continue;
    const found = name.map((key) => terms.find(key));
    const sets = found.map((term) => documentsNamed(term === undefined ? [] : [term], terms));
    const [first = new Set<number>(), ...others] = sets;
    for (const document of others.reduce((common, set) => common.intersection(set), first)) {
      documents.set(document, (documents.get(document) ?? 0) + 1);
    }
  }
  return documents;
}

function wholeTerms(word: string, terms: CatalogueTerms): number[] {
  return [terms.find(keyOf(word)), terms.find(ACRONYM_MARK + word)].filter((term) => term !== undefined);
}

/** By spelling and by key: the beginning of a word may not be the beginning of its key, nor be spelt as in the catalogue. */
function startedTerms(word: string, terms: CatalogueTerms): number[] {
  const key = keyOf(word);
  const byKey = key.length >= 2 ? terms.startedKeys(key) : [];
  const all = [...terms.started(word), ...byKey, ...terms.startedKeys(ACRONYM_MARK + word)];
  return [...new Set(all)].slice(0, MAX_STARTED);
}

/** Stops when there are enough: nearly every name has a word that starts with a given letter. */
function documentsNamed(found: number[], terms: CatalogueTerms): Set<number> {
  const documents = new Set<number>();
  for (const term of found) {
    if (documents.size >= MAX_DOCUMENTS) break;
    const acronym = terms.keyOf(term).startsWith(ACRONYM_MARK);
    terms.forEach(term, (document, _weight, fields) => {
      if (acronym || fields & IN_NAME) documents.add(document);
    });
  }
  return documents;
}
