/**
 * Ties data to the lines of a rich list, such as a rule to a condition. The key is the plain text of the line, so that a changed line
 * is noticed.
 */
import { listItems } from './html-text.ts';
import { oneLine } from './plain-text.ts';

type Tied = { text: string };

/** The lines of a list as plain text, the keys of entries. */
export function plainLines(html: string): string[] {
  return listItems(html).map(oneLine);
}

/** Entries in the order of their lines, and those whose line was changed or removed. */
export function tieLines<T extends Tied>(html: string, entries: readonly T[]): { tied: T[]; lost: T[] } {
  const lines = plainLines(html);
  const isTied = ({ text }: T) => lines.includes(text);
  return {
    tied: entries.filter(isTied).toSorted((a, b) => lines.indexOf(a.text) - lines.indexOf(b.text)),
    lost: entries.filter((one) => !isTied(one)),
  };
}

/** Ties entries to the lines of a translation if the number of lines is equal; otherwise they keep their English text. */
export function translateTied<T extends Tied>(entries: readonly T[], english: string, translation: string): T[] {
  const [lines, translated] = [plainLines(english), plainLines(translation)];
  if (lines.length !== translated.length) return [...entries];
  return entries.map((one) => ({ ...one, text: translated[lines.indexOf(one.text)] ?? one.text }));
}
