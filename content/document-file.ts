/**
 * The format of `content/documents/`: one file per document that schemes ask for. `<slug>.yaml` holds its facts and its English,
 * `<slug>.<language>.yaml` its translation. Facts that no source confirms are left out.
 */
import * as z from 'zod/mini';
import { DOCUMENT_GROUPS } from '../contract/document-groups.ts';
import { STATES } from '../contract/states.ts';
import { day, httpsUrl, slug, source, text } from './file-values.ts';

const lines = z.array(text).check(z.minLength(1));

/** What an entry says in one language. */
const documentText = z.strictObject({
  /** What people at the counter call it. */
  name: text,
  /** One plain sentence of at most 20 words: what it is and what it proves. */
  summary: text,
  /** Paragraphs, separated by an empty line: what it proves, who needs it, what to look for on it. */
  description: text,
  /** The office or person who issues it, with the title of that post where states differ. */
  issuer: z.optional(text),
  /** How to get it, in order. */
  steps: z.optional(z.array(z.strictObject({ title: text, text })).check(z.minLength(2))),
  /** What the office charges, in words. */
  fee: z.optional(text),
  /** How long it takes, in words. */
  time: z.optional(text),
  /** How long it is valid. */
  validity: z.optional(text),
  /** What is accepted instead, one per line. */
  acceptedInstead: z.optional(lines),
  /** Why offices and portals refuse it, one reason per line. */
  refusals: z.optional(lines),
  /** How to correct a mistake in it, one per line. */
  corrections: z.optional(lines),
});

/** `<slug>.<language>.yaml`: the same items in the same order and number as in the English. */
export const documentTranslationFile = z.extend(documentText, {
  /** `reviewed` only after a person has compared it with the English. */
  state: z.enum(['draft', 'reviewed']),
});

export type DocumentTranslationFile = z.infer<typeof documentTranslationFile>;

/** A number or a range: the official fee in rupees, or the working days it takes. */
const span = z
  .strictObject({ from: z.number().check(z.minimum(0)), to: z.number().check(z.minimum(0)) })
  .check(z.refine(({ from, to }) => from <= to, 'from must not be above to'));

export const documentFile = z.strictObject({
  /** Never changes and is never reused. */
  id: z.int().check(z.minimum(1)),
  slug,
  group: z.enum(DOCUMENT_GROUPS),
  /** Other names people use, in any script: abbreviations, romanised Hindi, Devanagari, Gujarati, names of single states. */
  otherNames: z.array(z.coerce.string().check(z.trim(), z.minLength(1))).check(z.minLength(2)),
  /** Slugs of the documents usually needed to get this one; the order of getting documents follows from them. */
  needs: z.array(slug),
  /** Where to get it online; without a state, for all of India. */
  online: z.array(z.strictObject({ state: z.optional(z.enum(STATES)), url: httpsUrl, title: text })),
  /** In rupees. Absent where no source states it or it differs too much between states. */
  feeRupees: z.optional(span),
  /** Usual working days until it is issued. Absent where no source states it. */
  days: z.optional(span),
  en: documentText,
  reviewBy: z.optional(day),
  sources: z.array(source).check(z.minLength(1)),
  /** Set by staff after comparing the text with the live official page; never edit it here without that. */
  checkedOn: z.optional(day),
  checkedBy: z.optional(text),
  /** For editors: what was left out or is uncertain. Not shown to visitors. */
  note: z.optional(text),
});

export type DocumentFile = z.infer<typeof documentFile> & {
  /** By language, also of languages the site does not speak yet. */
  translations: Partial<Record<string, DocumentTranslationFile>>;
};
