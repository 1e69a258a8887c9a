/** Finds whether a text names a scheme, by one of its names, an acronym or a link. */
import { oneForm } from '../../../contract/plain-text.ts';

/** Shorter names are too likely to be everyday words. */
const SHORTEST = 4;
const SHORTEST_ACRONYM = 3;

/** Names in any language, and the acronym. */
export type SchemeNames = { names: readonly string[]; acronym: string };

/** Lower case, with one space for each run of other characters than letters, marks and digits. */
export function folded(text: string): string {
  return oneForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded strings of which a text that names the scheme contains one. A name with an acronym in brackets gives both. */
export function needlesOf({ names, acronym }: SchemeNames): string[] {
  const parts = names.flatMap((name) => [name, name.replace(/\([^)]*\)/g, ' '), ...(name.match(/(?<=\()[^)]+(?=\))/g) ?? [])]);
  const whole = parts.map(folded).filter((name) => name.length >= SHORTEST && !/^\d/.test(name));
  const short = folded(acronym);
  return [...new Set([...whole, ...(short.length >= SHORTEST_ACRONYM ? [short] : [])])];
}

/** @param text folded */
export function isNamedIn(text: string, needles: readonly string[]): boolean {
  const padded = ` ${text} `;
  return needles.some((needle) => padded.includes(` ${needle} `));
}
