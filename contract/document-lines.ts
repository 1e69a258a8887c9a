/** Data tied to the document lines of a scheme: linked documents of the library, and upload requirements of the portal. */
import * as z from 'zod/mini';
import { label, line } from './fields.ts';

const LONGEST_LINE = 2_000;
const MAX_LINES = 200;
const MAX_NAMED = 20;

/** Permanent id of a document of the library. */
export const documentSlug = label(100).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The slug may hold lower-case letters, digits and hyphens only'),
);

const size = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)));

/** Requirements of the portal for a photo or scan: file size in kB, dimensions in pixels. */
const upload = z
  .strictObject({ as: z.enum(['jpeg', 'pdf']), minKb: size, maxKb: size, widthPx: size, heightPx: size })
  .check(z.refine(({ minKb = 1, maxKb = Number.POSITIVE_INFINITY }) => minKb <= maxKb, 'The smallest size must not be above the largest'));

const named = z.optional(z.array(documentSlug).check(z.minLength(1), z.maxLength(MAX_NAMED, `At most ${MAX_NAMED} papers`)));

/** A line that needs all of `papers`, or one of `anyOf`. */
export const linkedDocuments = z
  .strictObject({
    /** The line, as plain text. */
    text: line(LONGEST_LINE).check(z.minLength(1)),
    papers: named,
    anyOf: named,
    upload: z.optional(upload),
  })
  .check(z.refine(({ papers, anyOf }) => (papers === undefined) !== (anyOf === undefined), 'A line names all papers or any of them'));
export type LinkedDocuments = z.output<typeof linkedDocuments>;

export const linkedDocumentsList = z.array(linkedDocuments).check(
  z.maxLength(MAX_LINES, `At most ${MAX_LINES} lines can name papers`),
  z.refine((lines) => new Set(lines.map(({ text }) => text)).size === lines.length, 'A line can name its papers once only'),
);

/** Slugs of the documents a line links to. */
export function namedDocuments({ papers = [], anyOf = [] }: Pick<LinkedDocuments, 'papers' | 'anyOf'>): string[] {
  return [...papers, ...anyOf];
}
