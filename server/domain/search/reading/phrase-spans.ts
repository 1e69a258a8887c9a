/** Cuts a query into words and phrases of the lexicon. */
import { type Lexicon, type Meaning, meaningsByTerms, meaningsOf, SCHEME, STATE } from '../lexicon/lexicon.ts';
import type { QueryWord } from './query-words.ts';

export type Span = { words: QueryWord[]; meanings: Meaning[] };

/** From left to right, always the longest phrase of the lexicon; names of schemes are handled in query-plan.ts. */
export function phraseSpans(words: QueryWord[], lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, meanings } = longestPhrase(words, at, lexicon);
    const covered = words.slice(at, at + length);
    const meaningful = covered.filter((word) => !word.filler);
    if (meanings.length > 0 || meaningful.length > 0) spans.push({ words: meaningful.length > 0 ? meaningful : covered, meanings });
    at += length;
  }
  return spans;
}

/** As typed, or without the fillers between: `beti ki shaadi` is `beti shaadi`. */
function longestPhrase(words: QueryWord[], at: number, lexicon: Lexicon): { length: number; meanings: Meaning[] } {
  for (let length = Math.min(lexicon.longestPhrase, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const meaningful = window.filter((word) => !word.filler);
    const ends = !window[0]?.filler && !window.at(-1)?.filler;
    const meanings = [window, ...(ends && meaningful.length < length ? [meaningful] : [])].flatMap((phrase) =>
      meaningsOf(phrase, lexicon).filter((meaning) => meaning.entry.kind !== SCHEME),
    );
    if (meanings.length === 0 && ends && meaningful.length > 1) {
      meanings.push(...meaningsByTerms(meaningful, lexicon).filter(({ entry }) => entry.kind !== SCHEME && entry.kind !== STATE));
    }
    const fillerAlone = length === 1 && window[0]?.filler;
    if (meanings.length > 0 && !fillerAlone) return { length, meanings };
  }
  return { length: 1, meanings: [] };
}

export function isPlace(meanings: Meaning[]): boolean {
  return meanings.some((meaning) => meaning.entry.kind === STATE);
}
