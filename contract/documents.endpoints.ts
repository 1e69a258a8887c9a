/** Public calls about the library of documents that schemes ask for. */
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
  /** Of the texts: English where there is no translation. */
  language: z.enum(LANGUAGES),
};

export const documentSummary = z.object({
  ...summaryFields,
  /** How many published schemes ask for it. */
  schemeCount: z.number(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** A document and the way to get it. Plain text throughout; what nobody could confirm is empty, or null. */
export const paper = z.object({
  ...summaryFields,
  issuer: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  fee: z.string(),
  time: z.string(),
  validity: z.string(),
  /** Where to get it online; without a state it is for the whole of India. Beside schemes of single states, the addresses of those alone. */
  online: z.array(z.object({ state: z.nullable(z.string()), url: z.string(), title: z.string() })),
  /** The documents one brings to get it. */
  needs: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The official fee in rupees. */
  feeRupees: span,
  /** Usual working days until one has it. */
  days: span,
});
export type LibraryDocument = z.infer<typeof paper>;

const scheme = { id: z.number(), schemeName: z.string(), text: z.string() };

export const wholeDocument = z.object({
  ...paper.shape,
  /** Other names people use, in any script. */
  otherNames: z.array(z.string()),
  /** Paragraphs, parted by an empty line. */
  description: z.string(),
  acceptedInstead: z.array(z.string()),
  /** Why it is sent back. */
  refusals: z.array(z.string()),
  /** How to correct a mistake in it. */
  corrections: z.array(z.string()),
  sources: z.array(z.object({ url: z.string(), title: z.string(), date: z.string() })),
  /** The day staff compared the text with the official page; null while nobody has. */
  checkedOn: z.nullable(z.string()),
  checkedBy: z.string(),
  updatedOn: z.string(),
  translation,
  /** Published schemes that ask for it, with the line of their documents. */
  schemes: z.array(z.object(scheme)),
});
export type WholeDocument = z.infer<typeof wholeDocument>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  access: 'public',
  isOfContent: true,
  summary: 'The library of papers that schemes ask for, by group and name; or those that match a search, best first',
  input: z.object({ search: searchText, group: z.optional(z.catch(z.enum(['', ...DOCUMENT_GROUPS]), '')), lang: language }),
  output: z.object({ papers: z.array(documentSummary) }),
});

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:slug',
  access: 'public',
  isOfContent: true,
  summary: 'One paper of the library by its slug: what it proves, how to get it, why it is refused, which schemes ask for it',
  input: z.object({ slug: label(), lang: language }),
  output: wholeDocument,
});

export const documentsOfScheme = endpoint({
  method: 'GET',
  path: '/api/documents/of-scheme/:id',
  access: 'public',
  isOfContent: true,
  summary: 'The papers of the library that the documents of a scheme name, each once, with the way to get them; a draft only for an admin',
  input: z.object({ id: pathId, lang: language }),
  output: z.object({ papers: z.array(paper) }),
});

const neededBy = { schemeId: z.number(), schemeName: z.string(), text: z.string() };

/** Spans of all that is known, and how many documents say nothing. */
const total = z.object({ from: z.number(), to: z.number(), unknown: z.number() });
export type ChecklistTotal = z.infer<typeof total>;

export const checklist = z.object({
  /** In the order in which to get them: what others are made from comes first. */
  papers: z.array(
    z.object({
      paper,
      /** The lines that ask for it; `isChoice` where another document would do. */
      neededBy: z.array(z.object({ ...neededBy, isChoice: z.boolean() })),
    }),
  ),
  /** Lines of which one of several documents is enough. */
  choices: z.array(z.object({ ...neededBy, anyOf: z.array(z.string()) })),
  /** Lines that name no document of the library. */
  others: z.array(z.object(neededBy)),
  /** Rupees for all documents that are certainly needed. */
  fee: total,
  /** Working days: a document waits for those it is made from, others are got side by side. */
  days: total,
});
export type Checklist = z.infer<typeof checklist>;

export const readChecklist = endpoint({
  method: 'POST',
  path: '/api/documents/checklist',
  access: 'public',
  summary:
    'The papers of up to 50 schemes as one list, each once, in the order in which to get them. The ids come in the body, so that no ' +
    'address and no log holds them; nothing of it is kept',
  input: z.object({
    ids: z.array(z.number().check(z.refine(isSchemeId, 'Must be the id of a scheme'))).check(z.maxLength(MAX_SAVED)),
    lang: language,
  }),
  output: checklist,
});
