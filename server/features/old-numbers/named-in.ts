/** Whether a text names a scheme: by one of its names, a short form, or a link. */
import { oneForm } from '../../../contract/plain-text.ts';

/** A shorter name is a word of every day. */
const SHORTEST = 4;
const SHORTEST_ACRONYM = 3;

/** Names in any language, acronyms. */
export type SchemeNames = { names: readonly string[]; acronym: string };

/** Lower case, with one space for all that is no letter, mark or digit. */
export function folded(text: string): string {
  return oneForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** What a text that means the scheme has one of, folded; a name with a short form in brackets is both. */
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
