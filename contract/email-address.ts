/** E-mail addresses as visitors type them. */
import * as z from 'zod/mini';

export const INVALID_EMAIL = 'Please enter a valid email address';
export const MAX_EMAIL_LENGTH = 254;

/** Characters that could end a header or begin a second recipient; no address that people use has them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const FORBIDDEN = /[\u0000-\u001f\u007f,;:<>()[\]"\\]/;

/** One plain address, spaces around it dropped. Line breaks are refused even at its ends. */
export const emailAddress = z.string().check(
  z.maxLength(2 * MAX_EMAIL_LENGTH, { error: INVALID_EMAIL, abort: true }),
  z.refine((value) => !FORBIDDEN.test(value), INVALID_EMAIL),
  z.trim(),
  z.maxLength(MAX_EMAIL_LENGTH, INVALID_EMAIL),
  z.email(INVALID_EMAIL),
);

/** Whether mail may be sent there. */
export function isEmailAddress(value: string): boolean {
  return emailAddress.safeParse(value).success && value === value.trim();
}
