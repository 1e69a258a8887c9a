/**
 * The format of `content/schemes/`: `<slug>.yaml` holds the facts of a scheme and its English, `<slug>.<language>.yaml` its translation. A
 * scheme without a translation is shown in English.
 */
import * as z from 'zod/mini';
import { CATEGORY_SLUGS } from '../contract/categories.ts';
import { condition, example } from '../contract/eligibility/conditions.ts';
import { STATES } from '../contract/states.ts';
import { day, httpsUrl, slug, source, text } from './file-values.ts';

/** One condition, alone or with the rule that expresses it (`contract/eligibility/rules.ts`). */
const eligibilityLine = z.pipe(
  z.union([text, condition]),
  z.transform((line) => (typeof line === 'string' ? { text: line } : line)),
);

/** A portal's requirements for an uploaded photo or scan, if a source states them. File sizes in kB. */
const upload = z.strictObject({
  as: z.enum(['jpeg', 'pdf']),
  minKb: z.optional(z.int().check(z.minimum(1))),
  maxKb: z.optional(z.int().check(z.minimum(1))),
  widthPx: z.optional(z.int().check(z.minimum(1))),
  heightPx: z.optional(z.int().check(z.minimum(1))),
});

type DocumentLine = {
  text: string;
  papers?: string[] | undefined;
  anyOf?: string[] | undefined;
  upload?: z.infer<typeof upload> | undefined;
};

/**
 * One line of documents, alone or with the documents of the library it names (`content/documents/`): all `papers`, or `anyOf` them.
 * Specifics, such as the owner and the maximum age, are in the text.
 */
const documentLine = z.pipe(
  z.union([
    text,
    z
      .strictObject({
        text,
        papers: z.optional(z.array(slug).check(z.minLength(1))),
        anyOf: z.optional(z.array(slug).check(z.minLength(2))),
        upload: z.optional(upload),
      })
      .check(z.refine((line) => !(line.papers && line.anyOf), 'a line names all papers or any of them, not both')),
  ]),
  z.transform((line): DocumentLine => (typeof line === 'string' ? { text: line } : line)),
);

/** An example person and the verdict the check must give. */
const decidedExample = example.check(
  z.refine(({ verdict, line }) => (verdict === 'no') === (line !== undefined), 'a no names its line, and only a no'),
);

/** The texts of a scheme in one language. */
const schemeText = z.strictObject({
  /** One plain sentence of at most 20 words: who gets what. */
  summary: text,
  /** Paragraphs, separated by an empty line. */
  description: text,
  /** Who can apply: one condition per line. */
  eligibility: z.array(text).check(z.minLength(1)),
  /** What one gets, with amounts: one benefit per line. */
  benefits: z.array(text).check(z.minLength(1)),
  /** One document per line, with what is accepted instead. */
  documents: z.array(text).check(z.minLength(1)),
  /** What to do, in order. */
  steps: z.array(z.strictObject({ title: text, text })).check(z.minLength(3)),
  /** Who checks the application, how long that takes, how the money is paid, what ends it: one per line. */
  afterApplying: z.array(text).check(z.minLength(1)),
  /** What may differ by state, office or year, worded so that a reader can decide: one per line. */
  caveats: z.optional(z.array(text).check(z.minLength(1))),
  /** When the helpline answers. */
  helplineHours: z.optional(text),
});

/** Further texts in each language, separate in `<slug>.yaml`. */
const names = {
  /** The official name, as the government writes it. */
  name: text,
  /** Ministry or department. */
  department: text,
};

/** `<slug>.<language>.yaml`: the same items in the same order and number as in the English. */
export const translationFile = z.strictObject({
  /** `reviewed` only after a person has compared it with the English. */
  state: z.enum(['draft', 'reviewed']),
  ...names,
  /** The office, if the English names one. */
  applyOffice: z.optional(text),
  /** The fee, if the English has one. */
  fee: z.optional(text),
  ...schemeText.shape,
});

export type TranslationFile = z.infer<typeof translationFile>;

export const schemeFile = z.strictObject({
  /** Never changes and is never reused: it is the scheme's address. */
  id: z.int().check(z.minimum(1)),
  slug,
  ...names,
  acronym: z.optional(text),
  level: z.enum(['central', 'state']),
  /** Empty means all of India. */
  states: z.array(z.enum(STATES)),
  /** The first one is shown on the card. */
  categories: z.array(z.enum(CATEGORY_SLUGS)).check(z.minLength(1)),
  featured: z.optional(z.boolean()),
  /** The official website. */
  url: httpsUrl,
  /** Where to apply; absent if not offered or not confirmed. */
  apply: z.strictObject({
    online: z.optional(httpsUrl),
    office: z.optional(text),
    /** Whether Common Service Centres take the application. */
    csc: z.optional(z.boolean()),
  }),
  /** The official fee; absent when no source states it. */
  fee: z.optional(text),
  /** Telephone numbers as people dial them. */
  helpline: z.optional(text),
  opensOn: z.optional(day),
  closesOn: z.optional(day),
  /** Words people type: English, romanised Hindi, Devanagari. */
  keywords: z.array(z.coerce.string().check(z.trim(), z.minLength(1))).check(z.minLength(3)),
  en: z.extend(schemeText, {
    eligibility: z.array(eligibilityLine).check(z.minLength(1)),
    documents: z.array(documentLine).check(z.minLength(1)),
  }),
  /** Example people who are eligible or not: they test the rules. */
  examples: z.optional(z.array(decidedExample)),
  /** When to compare it with its sources again; soon if it changes often. */
  reviewBy: day,
  /** Slug of the scheme that replaced it. */
  replacedBy: z.optional(slug),
  sources: z.array(source).check(z.minLength(1)),
  /** Set by staff after comparing the text with the live official page; never edit it here without that. */
  checkedOn: z.optional(day),
  checkedBy: z.optional(text),
  /** For editors: what was left out, and why a figure differs from a source. Not shown to visitors. */
  note: z.optional(text),
});

export type SchemeFile = z.infer<typeof schemeFile> & {
  /** By language, also of languages the site does not speak yet. */
  translations: Partial<Record<string, TranslationFile>>;
};
