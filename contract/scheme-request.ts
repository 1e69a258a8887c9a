/** A request for a missing scheme. Separate from the call, because the form validates it before sending. */
import * as z from 'zod/mini';
import { CATEGORIES } from './categories.ts';
import { emailAddress } from './email-address.ts';
import { honeypot, label, language, line, plainText } from './fields.ts';
import { countLetters } from './plain-text.ts';
import { URGENCIES } from './urgencies.ts';

const SHORTEST_REQUEST_NAME = 5;
const LONGEST_REQUEST_NAME = 200;
const LONGEST_REQUEST_DESCRIPTION = 5000;

const requestName = line(LONGEST_REQUEST_NAME, { long: 'Scheme name must be at most 200 characters' }).check(
  z.refine((value) => countLetters(value) >= SHORTEST_REQUEST_NAME, 'Scheme name must be at least 5 characters'),
);

const requestDescription = plainText(LONGEST_REQUEST_DESCRIPTION, { long: 'Description must be at most 5000 characters' });

/** The id of a category as number or digits; empty for none. */
export const optionalCategoryId = z.pipe(
  z.nullish(z.union([z.number(), label()])),
  z.transform((value, context): number | null => {
    if (value === undefined || value === null || value === '') return null;
    const category = CATEGORIES.find(({ id }) => String(id) === String(value));
    if (category) return category.id;
    context.issues.push({ code: 'custom', message: 'Please choose one from the list', input: value });
    return z.NEVER;
  }),
);

export const schemeRequest = z.object({
  name: requestName,
  category: z.optional(optionalCategoryId),
  email: emailAddress,
  description: z.nullish(requestDescription),
  urgency: z.optional(z.enum(URGENCIES, 'Please select a valid urgency level')),
  lang: language,
  /** Idempotency key, chosen by the form per submission. */
  key: z.optional(label(100)),
  website: honeypot,
});
