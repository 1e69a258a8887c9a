/**
 * What people type into any search box but no directory of Indian schemes answers: other countries, exam results, a bride, a phone recharge. The
 * words are entries of the lexicon, see content/lexicon/outside.yaml.
 */
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { LexiconEntry, Strength } from '../types.ts';
import { tokenise } from '../words/tokenise.ts';
import { type Phrases, phrasesIn, phrasesOf } from './phrases.ts';

export const OUTSIDE = 'outside';
export const COUNTRY = 'country';

export type Outside = {
  /** A search with one of these is for something no scheme gives. */
  topics: Phrases;
  /** No scheme answers these, but the other words of the search may still be answered. */
  unanswered: Phrases;
  /** The single words of both, which are never corrected as typos. */
  words: ReadonlySet<string>;
  countries: Phrases;
  /** Words for studies abroad, for which India may give a loan. */
  studies: ReadonlySet<string>;
};

type Known = { outside: Outside; fillers: ReadonlySet<string> };

/** Names of all regions of ISO 3166 except India, from the platform. */
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

/** Whether the search is about another country, other than studies there. @param text as typed */
export function isAbroad(text: string, { outside, fillers }: Known): boolean {
  const typed = tokenise(text);
  return phrasesIn(typed, outside.countries, fillers).length > 0 && !typed.some((word) => outside.studies.has(word));
}

/** Whether the search is about something no scheme answers, unless it asks for a scheme by name. @param text as typed */
export function isOutside(text: string, { outside, fillers }: Known): boolean {
  return phrasesIn(tokenise(text), outside.topics, fillers).length > 0;
}

/** The words of a search that no scheme answers, even if one mentions them. @param text as typed */
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
