/** The weight of each part of a scheme in the ranking. */
import type { KnownScheme } from '../lexicon/lexicon.ts';
import type { SearchDocument } from '../types.ts';

/** `usual` is the typical number of words: a word in a longer text counts less. */
export type Field = {
  weight: number;
  usual: number;
  texts: (scheme: SearchDocument, known: KnownScheme[]) => string[];
  bit: number;
  paired?: true;
};

/** The fields of a scheme that contain a term, one bit each. */
export const IN_NAME = 1;
export const IN_KEYWORDS = 2;
export const IN_SUMMARY = 4;
export const IN_BENEFITS = 8;
export const IN_ELIGIBILITY = 16;
export const IN_DESCRIPTION = 32;
export const ELSEWHERE = 64;
/** Short forms, stated or spelt by the name. */
export const AS_ACRONYM = 128;

export const FIELDS: Field[] = [
  { weight: 9, usual: 8, bit: IN_NAME, paired: true, texts: (scheme) => [scheme.name, ...scheme.names] },
  { weight: 3.2, usual: 8, bit: IN_KEYWORDS, paired: true, texts: (scheme) => scheme.keywords },
  { weight: 3, usual: 40, bit: IN_KEYWORDS, texts: (_, known) => [known.map(({ words }) => words).join(' ')] },
  { weight: 1.5, usual: 5, bit: ELSEWHERE, texts: (scheme) => scheme.categoryNames },
  { weight: 1.6, usual: 35, bit: IN_SUMMARY, texts: (scheme) => [scheme.summary] },
  { weight: 0.9, usual: 80, bit: IN_BENEFITS, texts: (scheme) => [scheme.benefits] },
  { weight: 0.9, usual: 90, bit: IN_ELIGIBILITY, texts: (scheme) => [scheme.eligibility] },
  { weight: 0.8, usual: 110, bit: IN_DESCRIPTION, texts: (scheme) => [scheme.description] },
  { weight: 0.7, usual: 200, bit: ELSEWHERE, texts: (scheme) => scheme.texts },
  { weight: 0.2, usual: 70, bit: ELSEWHERE, texts: (scheme) => [scheme.documents] },
  { weight: 0.3, usual: 8, bit: ELSEWHERE, texts: (scheme) => [scheme.department] },
  { weight: 0.3, usual: 3, bit: ELSEWHERE, texts: (scheme) => scheme.states },
];

/** A short form that means the scheme weighs as much as a word of its name. */
export const ACRONYM_WEIGHT = 8;

/** How much the length of a text reduces the weight of its words: 0 not at all, 1 fully. */
const LENGTH_SHARE = 0.5;

/** The weight of one occurrence of a word in a text of `words` words. */
export function occurrenceWeight(field: Field, words: number): number {
  return field.weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * words) / field.usual);
}
