/** The format of `content/schemes/*.yaml`: one readable file per scheme, English and Hindi side by side. */
import * as z from 'zod/mini';
import { CATEGORY_SLUGS } from '../contract/categories.ts';
import { STATES } from '../contract/states.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const httpsUrl = z.string().check(z.regex(/^https:\/\/[^\s@\\]+$/, 'must be an https address'));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written YYYY-MM-DD'));

/** What a scheme says in one language. */
const schemeText = z.strictObject({
  /** One plain sentence of at most 20 words: who gets what. */
  summary: text,
  /** Paragraphs, parted by an empty line. */
  description: text,
  /** Who can apply: one condition a line. */
  eligibility: z.array(text).check(z.minLength(1)),
  /** What one gets, with amounts: one benefit a line. */
  benefits: z.array(text).check(z.minLength(1)),
  /** One document a line, with what is accepted instead. */
  documents: z.array(text).check(z.minLength(1)),
  /** What to do, in order. */
  steps: z.array(z.strictObject({ title: text, text })).check(z.minLength(3)),
});

const bilingual = z.strictObject({ en: text, hi: text });

export const schemeFile = z.strictObject({
  /** Never changes and is never given again: it is the scheme's address. */
  id: z.int().check(z.minimum(1)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')),
  /** The official name, as the government writes it. */
  name: bilingual,
  acronym: z.optional(text),
  level: z.enum(['central', 'state']),
  /** Empty: the whole of India. */
  states: z.array(z.enum(STATES)),
  /** Ministry or department. */
  department: bilingual,
  /** The first is the one shown on the card. */
  categories: z.array(z.enum(CATEGORY_SLUGS)).check(z.minLength(1)),
  featured: z.optional(z.boolean()),
  /** The official website. */
  url: httpsUrl,
  /** Where to apply; what is absent is not offered or could not be confirmed. */
  apply: z.strictObject({
    online: z.optional(httpsUrl),
    office: z.optional(bilingual),
    /** Whether Common Service Centres take the application. */
    csc: z.optional(z.boolean()),
  }),
  /** The official fee; absent when no source states it. */
  fee: z.optional(bilingual),
  /** Telephone numbers as people dial them. */
  helpline: z.optional(text),
  opensOn: z.optional(day),
  closesOn: z.optional(day),
  /** Words people type: English, romanised Hindi, Devanagari. */
  keywords: z.array(z.coerce.string().check(z.trim(), z.minLength(1))).check(z.minLength(3)),
  en: schemeText,
  hi: schemeText,
  /** `reviewed` only after a person has read the Hindi against the English. */
  hindiState: z.enum(['draft', 'reviewed']),
  sources: z
    .array(
      z.strictObject({
        url: httpsUrl,
        title: text,
        /** Date of the text that was read. A month (YYYY-MM) where the day is not known. */
        date: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/, 'must be YYYY-MM or YYYY-MM-DD')),
      }),
    )
    .check(z.minLength(1)),
  /** Set by staff when they have compared the text with the live official page, never by hand here without that. */
  checkedOn: z.optional(day),
  checkedBy: z.optional(text),
  /** For editors: what was left out, and why a figure differs from a source. Not shown to visitors. */
  note: z.optional(text),
});

export type SchemeFile = z.infer<typeof schemeFile>;
