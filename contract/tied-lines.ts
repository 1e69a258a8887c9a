/**
 * What stands beside the lines of a rich list, such as a rule beside a condition: an entry is tied to its line by the line's plain text, so
 * neither can be changed without the other being seen.
 */
import { listItems } from './html-text.ts';
import { oneLine } from './plain-text.ts';

type Tied = { text: string };

/** The lines of a list as plain text: what entries are tied to. */
export function plainLines(html: string): string[] {
  return listItems(html).map(oneLine);
}

/** Entries in the order of their lines, and those whose line was changed or taken out. */
export function tieLines<T extends Tied>(html: string, entries: readonly T[]): { tied: T[]; lost: T[] } {
  const lines = plainLines(html);
  const isTied = ({ text }: T) => lines.includes(text);
  return {
    tied: entries.filter(isTied).toSorted((a, b) => lines.indexOf(a.text) - lines.indexOf(b.text)),
    lost: entries.filter((one) => !isTied(one)),
  };
}

/** Entries under the lines of a translation: line by line where there are as many, else as they are in English. */
export function translateTied<T extends Tied>(entries: readonly T[], english: string, translation: string): T[] {
  const [lines, translated] = [plainLines(english), plainLines(translation)];
  if (lines.length !== translated.length) return [...entries];
  return entries.map((one) => ({ ...one, text: translated[lines.indexOf(one.text)] ?? one.text }));
}
