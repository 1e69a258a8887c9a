/**
 * What people type into any search box and no directory of India's schemes answers: other countries, results of exams, a bride, a recharge.
 * The words are entries of the lexicon, see content/lexicon/outside.yaml.
 */
import type { LexiconEntry, Strength } from '../types.ts';
import { tokenise } from '../words/tokenise.ts';

export const OUTSIDE = 'outside';
export const COUNTRY = 'country';

/** Phrases by their first word. */
type Phrases = ReadonlyMap<string, string[][]>;

export type Outside = {
  /** A search with one of these asks for nothing a scheme gives. */
  topics: Phrases;
  /** Of these no scheme says anything, but the other words of the search may still be answered. */
  unanswered: Phrases;
  countries: Phrases;
  /** Words of studies abroad, for which there may be a loan from here. */
  studies: ReadonlySet<string>;
};

const LANGUAGES = ['en', 'hi', 'gu'];

/** Names of all regions of ISO 3166 but India, as the platform has them. */
const COUNTRIES = countryNames();

export function outsideOf(entries: readonly LexiconEntry[]): Outside {
  const names = (wanted: string, strength: Strength) =>
    entries
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ aliases }) => aliases.filter((alias) => alias.strength === strength).map(({ text }) => text));
  const alsoWords = new Set(names(COUNTRY, 'weak'));
  return {
    topics: phrasesOf(names(OUTSIDE, 'same')),
    unanswered: phrasesOf(names(OUTSIDE, 'weak')),
    countries: phrasesOf([...COUNTRIES.filter((name) => !alsoWords.has(name.toLowerCase())), ...names(COUNTRY, 'same')]),
    studies: new Set(names(COUNTRY, 'related').flatMap(tokenise)),
  };
}

/** The search is about another country, and not about studies there. @param text as it was typed */
export function isAbroad(text: string, { countries, studies }: Outside): boolean {
  const typed = tokenise(text);
  return phrasesIn(typed, countries).length > 0 && !typed.some((word) => studies.has(word));
}

/** The search is about something no scheme answers, unless it asks for one by name. @param text as it was typed */
export function isOutside(text: string, { topics }: Outside): boolean {
  return phrasesIn(tokenise(text), topics).length > 0;
}

/** The words of a search that no scheme answers, although one may mention them. @param text as it was typed */
export function unansweredWords(text: string, { unanswered }: Outside): ReadonlySet<string> {
  return new Set(phrasesIn(tokenise(text), unanswered).flat());
}

function phrasesOf(names: readonly string[]): Phrases {
  return Map.groupBy(
    names.map((name) => tokenise(name)).filter((phrase) => phrase.length > 0),
    ([first = '']) => first,
  );
}

function phrasesIn(typed: readonly string[], phrases: Phrases): string[][] {
  return typed.flatMap((word, at) => (phrases.get(word) ?? []).filter((phrase) => phrase.every((part, next) => typed[at + next] === part)));
}

function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => code !== 'IN');
  return LANGUAGES.flatMap((language) => {
    const region = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => region.of(code) ?? []);
  });
}
