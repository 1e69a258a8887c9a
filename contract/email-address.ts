/** The schema of e-mail addresses that visitors type. */
import * as z from 'zod/mini';
import { INVALID_EMAIL, readEmailAddress } from './email-text.ts';

/** One plain address, in the form in which it is stored. */
export const emailAddress = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const address = readEmailAddress(typed);
    if (address !== null) return address;
    context.issues.push({ code: 'custom', message: INVALID_EMAIL, input: typed });
    return z.NEVER;
  }),
);
