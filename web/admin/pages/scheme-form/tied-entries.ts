/** What stands beside the lines of a text, as the form edits it. */
import { plainLines, tieLines } from '../../../../contract/tied-lines.ts';

type Entry = { text: string };

/** The lines with their numbers, those beside which nothing stands, and what stood beside lines that are gone. */
export function lookAtLines<E extends Entry>(html: string, entries: readonly E[]) {
  const lines = plainLines(html).map((text, index) => ({ number: index + 1, text }));
  return {
    lines,
    free: lines.filter(({ text }) => !entries.some((one) => one.text === text)),
    lost: tieLines(html, entries).lost,
  };
}

/** The entries with another in the place of that of a text; null takes it out. In the order of their lines, the lost ones last. */
export function replaceEntry<E extends Entry>(html: string, entries: readonly E[], text: string, entry: E | null): E[] {
  const rest = entries.filter((one) => one.text !== text);
  const { tied, lost } = tieLines(html, entry ? [...rest, entry] : rest);
  return [...tied, ...lost];
}
