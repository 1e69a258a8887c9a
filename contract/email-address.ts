/** The schema of e-mail addresses that visitors type. */
import * as z from 'zod/mini';
import { INVALID_EMAIL, readEmailAddress } from './email-text.ts';

/** Signs without width, which are dropped, may make it longer than an address can be. */
const MAX_TYPED = 1_000;

/** One plain address, in the form in which it is stored. */
export const emailAddress = z.pipe(
  z.string().check(z.maxLength(MAX_TYPED, { error: INVALID_EMAIL, abort: true })),
  z.transform((typed, context) => {
    const address = readEmailAddress(typed);
    if (address !== null) return address;
    context.issues.push({ code: 'custom', message: INVALID_EMAIL, input: typed });
    return z.NEVER;
  }),
);
