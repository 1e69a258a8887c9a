/** Values shared by several kinds of files. */
import * as z from 'zod/mini';

export const text = z.string().check(z.trim(), z.minLength(1));
export const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s@\\]+$/, 'must be an https address'));
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written YYYY-MM-DD'));
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'));

/** A page a text was written from. */
export const source = z.strictObject({
  url: httpsUrl,
  title: text,
  /** The date of the text, or its month (YYYY-MM); left out if the page shows none, never the day of reading. */
  date: z._default(z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'must be YYYY-MM or YYYY-MM-DD')), ''),
});
