/** Schemas that several endpoints share. */
import * as z from 'zod/mini';
import { LANGUAGES, SOURCE_LANGUAGE } from './languages.ts';
import { MAX_ID, MAX_QUERY_LENGTH } from './limits.ts';
import { countLetters, firstOfLine, oneLine, ROOM, severalLines } from './plain-text.ts';

/** An id in a path: an integer from 1 to MAX_ID, in plain digits. Anything else is 404. */
export const pathId = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.transform((value, context) => {
    const id = Number(value);
    if (Number.isInteger(id) && id >= 1 && id <= MAX_ID) return id;
    context.issues.push({ code: 'custom', message: `Must be a whole number from 1 to ${MAX_ID}`, input: value });
    return z.NEVER;
  }),
);

/** A page number or size: anything but a positive integer becomes the default; the size is capped at 100. */
const lenientCount = (fallback: number, most: number) =>
  z.pipe(
    z.unknown(),
    z.transform((value) => {
      const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
      return typeof count === 'number' && Number.isInteger(count) && count >= 1 ? Math.min(count, most) : fallback;
    }),
  );

export const pageNumber = z.optional(lenientCount(1, 1_000_000));
export const pageSize = (fallback: number) => z.optional(lenientCount(fallback, 100));

/** The language of the answer; default English, also for an unknown one. */
export const language = z._default(z.catch(z.enum(LANGUAGES), SOURCE_LANGUAGE), SOURCE_LANGUAGE);

const tooLong = (most: number) => `Must be at most ${most.toLocaleString('en-US')} characters`;

/**
 * Every text in an input uses one of these or `label`. Length is checked before any other processing, and too long texts are refused,
 * never cut.
 */
const textOf =
  (clean: (text: string) => string) =>
  (most: number, { long = tooLong(most), missing }: { long?: string; missing?: string } = {}) =>
    z.pipe(
      z.string(missing).check(z.maxLength(ROOM * most, { error: long, abort: true })),
      z.pipe(z.transform(clean), z.string().check(z.refine((text) => countLetters(text) <= most, { error: long, abort: true }))),
    );

/** One line of plain text. */
export const line = textOf(oneLine);
/** Plain text that may have several lines. */
export const plainText = textOf(severalLines);

/** A short text that is only compared with known values: a name, a slug, a number, a key. */
export const label = (most = 200) => z.string().check(z.maxLength(most, { error: tooLong(most), abort: true }));

/** Search text: cut to 200 characters, control characters dropped, spaces trimmed. */
export const searchText = z.optional(z.pipe(z.string(), z.transform(firstOfLine(MAX_QUERY_LENGTH))));

/** Characters refused in addresses: spaces, control characters, `\\`, invisible characters and bidi controls. */
const HIDDEN_IN_ADDRESS = /[\p{Cc}\s\\\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Whether an http or https address is safe to link: no credentials, nothing hidden, a dotted host name. */
export function isSafeUrl(value: string): boolean {
  if (value.length > 2048 || HIDDEN_IN_ADDRESS.test(value) || !/^https?:\/\/[^/]/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.') && !/^[\d.]+$|^\[/.test(url.hostname);
}

export const message = z.object({ message: z.string() });

/** A hidden field (`honeypot.ts`), which accepts anything. */
export const honeypot = z.optional(z.unknown());
