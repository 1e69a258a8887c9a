/**
 * Numbers on a page that no text of its sources has: a slip of the pen, or a fact of somebody else's. The texts of sources are other people's
 * and are not kept here; whoever reads them keeps them beside, one JSON object with `url` and `text` a line.
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

/** What the numbers of a text are worth, however they are written: "₹2.5 lakh", "2,50,000" and "three" beside 3. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([, digits, word, scale]) => {
    const value = digits ? Number(digits.replaceAll(',', '')) : WORDS.indexOf(word?.toLowerCase() ?? '');
    return Math.round(value * (SCALES[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100;
  });
}

/** Sentences a reader decides by, and in them the numbers that no source at hand has; nothing where none is at hand. */
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
