/** The schema of typed email addresses. */
import * as z from 'zod/mini';
import { INVALID_EMAIL, readEmailAddress } from './email-text.ts';

/** Longer than an address can be, because invisible characters are dropped. */
const MAX_TYPED = 1_000;

/** Normalises an address to its stored form. */
export const emailAddress = z.pipe(
  z.string().check(z.maxLength(MAX_TYPED, { error: INVALID_EMAIL, abort: true })),
  z.transform((typed, context) => {
    const address = readEmailAddress(typed);
    if (address !== null) return address;
    context.issues.push({ code: 'custom', message: INVALID_EMAIL, input: typed });
    return z.NEVER;
  }),
);
