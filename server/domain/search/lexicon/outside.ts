/**
 * What people type into any search box and no directory of India's schemes answers: other countries, results of exams, a bride, a recharge.
 * The words are entries of the lexicon, see content/lexicon/outside.yaml.
 */
import type { LexiconEntry, Strength } from '../types.ts';
import { tokenise } from '../words/tokenise.ts';
import { type Phrases, phrasesIn, phrasesOf } from './phrases.ts';

export const OUTSIDE = 'outside';
export const COUNTRY = 'country';

export type Outside = {
  /** A search with one of these asks for nothing a scheme gives. */
  topics: Phrases;
  /** Of these no scheme says anything, but the other words of the search may still be answered. */
  unanswered: Phrases;
  /** The single words of both: they are no slips for others. */
  words: ReadonlySet<string>;
  countries: Phrases;
  /** Words of studies abroad, for which there may be a loan from here. */
  studies: ReadonlySet<string>;
};

type Known = { outside: Outside; fillers: ReadonlySet<string> };

const LANGUAGES = ['en', 'hi', 'gu'];

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
    words: new Set([...topics, ...unanswered].map(tokenise).flatMap(([word, ...others]) => (word && others.length === 0 ? word : []))),
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

function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => code !== 'IN');
  return LANGUAGES.flatMap((language) => {
    const region = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => region.of(code) ?? []);
  });
}
