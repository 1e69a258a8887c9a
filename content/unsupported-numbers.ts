/**
 * Finds numbers on a page that none of its sources has: a typo, or somebody else's fact. Source texts are third-party and not part of the
 * repository; they are read from a file with one JSON object with `url` and `text` per line.
 */
import type { SchemeFile } from './scheme-file.ts';

const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  crore: 10_000_000,
  crores: 10_000_000,
};

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const NUMBER = new RegExp(`(?:(\\d[\\d,]*(?:\\.\\d+)?)|\\b(${WORDS.join('|')})\\b)(?:[\\s-]*(${Object.keys(SCALES).join('|')})\\b)?`, 'gi');

/** The values of the numbers in a text, in any notation: "₹2.5 lakh", "2,50,000", and "three" for 3. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([, digits, word, scale]) => {
    const value = digits ? Number(digits.replaceAll(',', '')) : WORDS.indexOf(word?.toLowerCase() ?? '');
    return Math.round(value * (SCALES[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100;
  });
}

/** Unsupported numbers in sentences readers decide by; empty if no source text is available. */
export function unsupportedNumbers({ en, fee, sources }: SchemeFile, texts: ReadonlyMap<string, string>): string[] {
  const atHand = sources.flatMap(({ url }) => texts.get(url) ?? []);
  if (atHand.length === 0) return [];
  const known = new Set(atHand.flatMap(numbersIn));
  const lines = [...en.eligibility, ...en.documents].map(({ text }) => text);
  const sentences = [...lines, ...en.benefits, ...en.afterApplying, ...en.steps.map(({ text }) => text), ...(fee ? [fee] : [])];
  const found = sentences.flatMap((sentence) => {
    const missing = numbersIn(sentence).filter((number) => !known.has(number));
    return missing.length > 0 ? [`${missing.join(', ')} in "${sentence}"`] : [];
  });
  const others = sources.length - atHand.length;
  return others > 0 ? found.map((one) => `${one} (${others} of ${sources.length} sources not at hand)`) : found;
}
