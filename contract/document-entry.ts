/**
 * An entry of the library of documents, in the shape used by forms, storage, import and export. All texts are plain. Addresses,
 * columns and wire keys call it `paper`.
 */
import * as z from 'zod/mini';
import { DOCUMENT_GROUPS } from './document-groups.ts';
import { documentSlug } from './document-lines.ts';
import { line, plainText } from './fields.ts';
import { eachTranslation } from './languages.ts';
import { optionalDay, safeUrl, sourceList } from './scheme-fields.ts';
import { STATES } from './states.ts';
import { unfinishedFields } from './unfinished.ts';

const SHORT = 255;
const LONG = 2_000;
const LONGEST = 20_000;
const MAX_LINES = 50;
const MAX_STEPS = 30;
const MAX_NAMES = 60;
const MAX_NEEDS = 30;
const MAX_ADDRESSES = 60;

const lines = z.array(line(LONG).check(z.minLength(1))).check(z.maxLength(MAX_LINES, `At most ${MAX_LINES} lines`));

/** The texts in one language; unconfirmed ones are empty. */
export const documentTexts = z.strictObject({
  name: line(SHORT),
  /** What it is and what it proves, in one sentence. */
  summary: line(LONG),
  /** Paragraphs, separated by an empty line. */
  description: plainText(LONGEST),
  issuer: plainText(LONG),
  /** How to get it, in order. */
  steps: z
    .array(z.strictObject({ title: line(SHORT).check(z.minLength(1)), text: plainText(LONG) }))
    .check(z.maxLength(MAX_STEPS, `At most ${MAX_STEPS} steps`)),
  fee: plainText(LONG),
  time: plainText(LONG),
  validity: plainText(LONG),
  acceptedInstead: lines,
  /** Reasons for refusal. */
  refusals: lines,
  /** How to correct a mistake in it. */
  corrections: lines,
});
export type DocumentTexts = z.output<typeof documentTexts>;

export const DOCUMENT_UNNAMED = 'A paper has a name and a summary in each of its languages';

const count = z.number().check(z.minimum(0), z.maximum(1_000_000));
const span = z.nullable(
  z.strictObject({ from: count, to: count }).check(z.refine(({ from, to }) => from <= to, 'The first number must not be above the second')),
);

/** The fields that are not translated. */
export const documentFacts = {
  group: z.enum(DOCUMENT_GROUPS),
  /** Other names people use, in any script. */
  otherNames: z.array(line(SHORT).check(z.minLength(1))).check(z.maxLength(MAX_NAMES, `At most ${MAX_NAMES} names`)),
  /** Slugs of the documents needed to get this one. */
  needs: z.array(documentSlug).check(z.maxLength(MAX_NEEDS, `At most ${MAX_NEEDS} papers`)),
  /** Where to get it online; a null state means all of India. */
  online: z
    .array(z.strictObject({ state: z.nullable(z.enum(STATES)), url: safeUrl, title: line(SHORT).check(z.minLength(1)) }))
    .check(z.maxLength(MAX_ADDRESSES, `At most ${MAX_ADDRESSES} addresses`)),
  /** The official fee; null if no source states one. */
  feeRupees: span,
  /** Usual working days to get it; null if no source states them. */
  days: span,
  sources: sourceList,
  reviewBy: optionalDay,
  checkedOn: optionalDay,
  checkedBy: line(SHORT),
  /** Note for staff. */
  note: plainText(LONGEST),
};

/** A translation; `stale` means it still translates an older English text. */
const translated = z.extend(documentTexts, { state: z.enum(['draft', 'reviewed', 'stale']) });
export type DocumentTranslation = z.output<typeof translated>;

/** Missing translations are absent. A draft may lack names and summaries, and have unfinished fields. */
export const documentEntry = z.strictObject({
  ...documentFacts,
  en: documentTexts,
  translations: z.partial(z.strictObject(eachTranslation(() => translated))),
  unfinished: unfinishedFields,
});
export type DocumentEntry = z.output<typeof documentEntry>;
export type DocumentFacts = Omit<DocumentEntry, 'en' | 'translations'>;
