/** Schemas that several endpoints share. */
import * as z from 'zod/mini';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The largest id both databases and the specification's integer rule hold. */
export const MAX_ID = 2 ** 31 - 1;
export const MAX_QUERY_LENGTH = 200;

/** An id in a path: a whole number from 1 to MAX_ID, in plain digits. Anything else is an unknown id (404). */
export const pathId = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))]),
  z.transform((value, context) => {
    const id = Number(value);
    if (Number.isInteger(id) && id >= 1 && id <= MAX_ID) return id;
    context.issues.push({ code: 'custom', message: 'Invalid input', input: value });
    return z.NEVER;
  }),
);

/** A page number or page size: what is not a whole number of at least 1 falls back; the size is capped at 100. */
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

export const language = z.optional(z.catch(z.enum(LANGUAGES), 'en'));

/** Search text: cut to 200 characters, control characters dropped, spaces trimmed. */
export const searchText = z.optional(
  z.pipe(
    z.string(),
    z.transform((value) => cleanText(value).slice(0, MAX_QUERY_LENGTH).toWellFormed()),
  ),
);

/** One line of plain text without control characters, trimmed and in one Unicode form. */
export function cleanText(value: string): string {
  return (
    value
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the purpose
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .trim()
  );
}

/** An http or https address a link may safely carry: no credentials, no backslash, a dotted host name. */
export function isSafeUrl(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
  if (value.length > 2048 || /[\u0000-\u0020\\]/.test(value)) return false;
  const url = URL.parse(value);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.') &&
    !/^[\d.]+$|^\[/.test(url.hostname)
  );
}

export const message = z.object({ message: z.string() });
