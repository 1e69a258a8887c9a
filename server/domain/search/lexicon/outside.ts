/**
 * What people type into any search box and no directory of India's schemes answers: other countries, results of exams, a bride, a recharge.
 * The words are entries of the lexicon, see content/lexicon/outside.yaml.
 */
import type { LexiconEntry, Strength } from '../types.ts';
import { keyOf, tokenise } from '../words/tokenise.ts';

export const OUTSIDE = 'outside';
export const COUNTRY = 'country';

/** By the first of their words, as they are spelt or by their keys. */
type Phrases = ReadonlyMap<string, string[][]>;

export type Outside = {
  /** A search with one of these asks for nothing a scheme gives. */
  topics: Phrases;
  /** Of these no scheme says anything, but the other words of the search may still be answered. */
  unanswered: Phrases;
  /** All words of both: they are no slips for others. */
  words: ReadonlySet<string>;
  countries: Phrases;
  /** Words of studies abroad, for which there may be a loan from here. */
  studies: ReadonlySet<string>;
};

type Known = { outside: Outside; fillers: ReadonlySet<string> };

const LANGUAGES = ['en', 'hi', 'gu'];

/** Shorter keys are shared by phrases that have nothing to do with each other. */
const SHORTEST_KEY = 6;

/** Names of all regions of ISO 3166 but India, as the platform has them. */
const COUNTRIES = countryNames();

export function outsideOf(entries: readonly LexiconEntry[]): Outside {
  const names = (wanted: string, strength: Strength) =>
    entries
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ aliases }) => aliases.filter((alias) => alias.strength === strength).map(({ text }) => text));
  const alsoWords = new Set(names(COUNTRY, 'weak'));
  const [topics, unanswered] = [names(OUTSIDE, 'same'), names(OUTSIDE, 'weak')];
  return {
    topics: phrasesOf(topics),
    unanswered: phrasesOf(unanswered),
    words: new Set([...topics, ...unanswered].flatMap(tokenise)),
    countries: phrasesOf([...COUNTRIES.filter((name) => !alsoWords.has(name.toLowerCase())), ...names(COUNTRY, 'same')]),
    studies: new Set(names(COUNTRY, 'related').flatMap(tokenise)),
  };
}

/** The search is about another country, and not about studies there. @param text as it was typed */
export function isAbroad(text: string, { outside, fillers }: Known): boolean {
  const typed = tokenise(text);
  return phrasesIn(typed, outside.countries, fillers).length > 0 && !typed.some((word) => outside.studies.has(word));
}

/** The search is about something no scheme answers, unless it asks for one by name. @param text as it was typed */
export function isOutside(text: string, { outside, fillers }: Known): boolean {
  return phrasesIn(tokenise(text), outside.topics, fillers).length > 0;
}

/** The words of a search that no scheme answers, although one may mention them. @param text as it was typed */
export function unansweredWords(text: string, { outside, fillers }: Known): ReadonlySet<string> {
  return new Set(phrasesIn(tokenise(text), outside.unanswered, fillers).flat());
}

function phrasesOf(names: readonly string[]): Phrases {
  const phrases = names.map((name) => tokenise(name)).filter((words) => words.length > 0);
  return Map.groupBy(phrases.map(formsOf), ([first = '']) => first);
}

/** Several words are meant however they are spelt and in any script; one alone, or few letters, only as they are written. */
function formsOf(words: readonly string[]): string[] {
  const keys = words.map(keyOf);
  return words.length > 1 && keys.join('').length >= SHORTEST_KEY ? keys : [...words];
}

/** The words of the phrases that stand in what was typed, next to each other or with words between that carry nothing. */
function phrasesIn(typed: readonly string[], phrases: Phrases, fillers: ReadonlySet<string>): string[][] {
  const forms = typed.map((word) => [word, keyOf(word)] as const);
  const isAt = (at: number, form: string) => forms[at]?.includes(form) ?? false;
  return typed.flatMap((word, at) =>
    [...new Set(forms[at])].flatMap((first) =>
      (phrases.get(first) ?? []).flatMap(([, ...others]) => {
        const found = [word];
        let next = at + 1;
        for (const form of others) {
          while (next < typed.length && !isAt(next, form) && fillers.has(typed[next] as string)) next++;
          if (!isAt(next, form)) return [];
          found.push(typed[next] as string);
          next++;
        }
        return [found];
      }),
    ),
  );
}

function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => code !== 'IN');
  return LANGUAGES.flatMap((language) => {
    const region = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => region.of(code) ?? []);
  });
}
