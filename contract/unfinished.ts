/**
 * What of a draft's fields is not finished: a source without an address, a rule without a number, half a date. It is set aside as it was
 * typed, so that everything else reads finished fields only; the form shows it in its field again, and publishing asks for it.
 */
import * as z from 'zod/mini';

const MAX_LETTERS = 1_000_000;
const MAX_TEXT = 100_000;
const MAX_ENTRIES = 500;

/** By the name of the field, as it was typed. */
export type Unfinished = Record<string, unknown>;

export const unfinishedFields = z.optional(
  z
    .record(z.string(), z.unknown())
    .check(
      z.refine(
        (fields) => JSON.stringify(fields).length <= MAX_LETTERS,
        `Must be at most ${MAX_LETTERS.toLocaleString('en-US')} characters`,
      ),
    ),
);

export const NOT_FINISHED = 'Not finished yet: ';
/** Names what publishing still lacks. */
export const notFinished = (names: readonly string[]) => `${NOT_FINISHED}${names.join(', ')}`;

/** The names in such a sentence; none in any other. */
export function unfinishedIn(sentence: string): string[] {
  return sentence.startsWith(NOT_FINISHED) ? sentence.slice(NOT_FINISHED.length).split(', ') : [];
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= MAX_TEXT : !Array.isArray(value) || value.length <= MAX_ENTRIES;
}

/**
 * Parts what is finished from what is not.
 * @param isFinished whether a value is what the field takes; undefined where it is nothing a form can hold there
 */
export function partUnfinished(
  fields: Record<string, unknown>,
  isFinished: (name: string, value: unknown) => boolean | undefined,
): { finished: Record<string, unknown>; unfinished: Unfinished } {
  const isAside = ([name, value]: [string, unknown]) => value !== undefined && isFinished(name, value) === false && isShort(value);
  const entries = Object.entries(fields);
  return {
    finished: Object.fromEntries(entries.filter((one) => !isAside(one))),
    unfinished: Object.fromEntries(entries.filter(isAside)),
  };
}
