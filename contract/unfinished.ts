/**
 * Unfinished fields of drafts: a source without an address, a rule without a number, half a date. They are set aside as typed, so that
 * other code sees only valid fields; the form shows them again, and publishing refuses them.
 */
import * as z from 'zod/mini';

const MAX_LETTERS = 1_000_000;
const MAX_TEXT = 100_000;
const MAX_ENTRIES = 500;

/** Values as typed, by name of the field. */
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
/** The sentence that names unfinished fields. */
export const notFinished = (names: readonly string[]) => `${NOT_FINISHED}${names.join(', ')}`;

/** The names in that sentence; empty for any other. */
export function unfinishedIn(sentence: string): string[] {
  return sentence.startsWith(NOT_FINISHED) ? sentence.slice(NOT_FINISHED.length).split(', ') : [];
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= MAX_TEXT : !Array.isArray(value) || value.length <= MAX_ENTRIES;
}

/**
 * Separates finished and unfinished fields.
 * @param isFinished whether the value is valid for the field; undefined if no form can hold it
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
