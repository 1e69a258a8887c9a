/** Entries tied to the lines of a text, as the form edits them. */
import { plainLines, tieLines } from '../../../../contract/tied-lines.ts';

type Entry = { text: string };

/** Numbered lines, lines without entries, and entries whose lines are gone. */
export function lookAtLines<E extends Entry>(html: string, entries: readonly E[]) {
  const lines = plainLines(html).map((text, index) => ({ number: index + 1, text }));
  return {
    lines,
    free: lines.filter(({ text }) => !entries.some((one) => one.text === text)),
    lost: tieLines(html, entries).lost,
  };
}

/** Replaces the entry of a line; null removes it. Sorted by line, with lost entries last. */
export function replaceEntry<E extends Entry>(html: string, entries: readonly E[], text: string, entry: E | null): E[] {
  const rest = entries.filter((one) => one.text !== text);
  const { tied, lost } = tieLines(html, entry ? [...rest, entry] : rest);
  return [...tied, ...lost];
}
