/** Public calls about the library of documents. */
import * as z from 'zod/mini';
import { DOCUMENT_GROUPS } from './document-groups.ts';
import { endpoint } from './endpoint.ts';
import { label, language, pathId, searchText } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { isSchemeId, MAX_SAVED } from './saved-list.ts';
import { translation } from './translation.ts';

export const DOCUMENT_NOT_FOUND = 'Document not found';

const span = z.nullable(z.object({ from: z.number(), to: z.number() }));

const summaryFields = {
  slug: z.string(),
  name: z.string(),
  /** What it is and what it proves, in one sentence. */
  summary: z.string(),
  group: z.enum(DOCUMENT_GROUPS),
  /** Language of the texts: English without a translation. */
  language: z.enum(LANGUAGES),
};

export const documentSummary = z.object({
  ...summaryFields,
  /** Number of published schemes that need it. */
  schemeCount: z.number(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** A document and how to get it. All texts are plain; unconfirmed values are empty or null. */
export const paper = z.object({
  ...summaryFields,
  issuer: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  fee: z.string(),
  time: z.string(),
  validity: z.string(),
  /** Where to get it online; a null state means all of India. Beside schemes of single states, only the addresses for those states. */
  online: z.array(z.object({ state: z.nullable(z.string()), url: z.string(), title: z.string() })),
  /** The documents needed to get it. */
  needs: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The official fee in rupees. */
  feeRupees: span,
  /** Usual working days to get it. */
  days: span,
});
export type LibraryDocument = z.infer<typeof paper>;

const scheme = { id: z.number(), schemeName: z.string(), text: z.string() };

export const wholeDocument = z.object({
  ...paper.shape,
  /** Other names people use, in any script. */
  otherNames: z.array(z.string()),
  /** Paragraphs, separated by an empty line. */
  description: z.string(),
  acceptedInstead: z.array(z.string()),
  /** Reasons for refusal. */
  refusals: z.array(z.string()),
  /** How to correct a mistake in it. */
  corrections: z.array(z.string()),
  sources: z.array(z.object({ url: z.string(), title: z.string(), date: z.string() })),
  /** Day of the last staff check; null if never checked. */
  checkedOn: z.nullable(z.string()),
  checkedBy: z.string(),
  updatedOn: z.string(),
  translation,
  /** Published schemes that need it, with their document line. */
  schemes: z.array(z.object(scheme)),
});
export type WholeDocument = z.infer<typeof wholeDocument>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  access: 'public',
  isOfContent: true,
  summary: 'The library of documents by group and name; or those that match a search, best first',
  input: z.object({ search: searchText, group: z.optional(z.catch(z.enum(['', ...DOCUMENT_GROUPS]), '')), lang: language }),
  output: z.object({ papers: z.array(documentSummary) }),
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:slug',
  access: 'public',
  isOfContent: true,
  summary: 'One document of the library by its slug: what it proves, how to get it, why it is refused, which schemes need it',
  input: z.object({ slug: label(), lang: language }),
  output: wholeDocument,
});

export const documentsOfScheme = endpoint({
  method: 'GET',
  path: '/api/documents/of-scheme/:id',
  access: 'public',
  isOfContent: true,
  summary: 'The documents of the library that a scheme links to, each once, and how to get them; a draft only for an admin',
  input: z.object({ id: pathId, lang: language }),
  output: z.object({ papers: z.array(paper) }),
});

const neededBy = { schemeId: z.number(), schemeName: z.string(), text: z.string() };

/** Sum of the known spans, and the number of documents without one. */
const total = z.object({ from: z.number(), to: z.number(), unknown: z.number() });
export type ChecklistTotal = z.infer<typeof total>;

export const checklist = z.object({
  /** In the order in which to get them: needed documents first. */
  papers: z.array(
    z.object({
      paper,
      /** The lines that need it; `isChoice` if another document is accepted instead. */
      neededBy: z.array(z.object({ ...neededBy, isChoice: z.boolean() })),
    }),
  ),
  /** Lines that need one of several documents. */
  choices: z.array(z.object({ ...neededBy, anyOf: z.array(z.string()) })),
  /** Lines without a link to the library. */
  others: z.array(z.object(neededBy)),
  /** Rupees for all documents that are needed in any case. */
  fee: total,
  /** Working days: a document waits for those it needs, others are obtained in parallel. */
  days: total,
});
export type Checklist = z.infer<typeof checklist>;

export const readChecklist = endpoint({
  method: 'POST',
  path: '/api/documents/checklist',
  access: 'public',
  summary:
    'The documents of up to 50 schemes as one list, each once, in the order in which to get them. The ids are in the body, so that no ' +
    'address and no log contains them; nothing is stored',
  input: z.object({
    ids: z.array(z.number().check(z.refine(isSchemeId, 'Must be the id of a scheme'))).check(z.maxLength(MAX_SAVED)),
    lang: language,
  }),
  output: checklist,
});
