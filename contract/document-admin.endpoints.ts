/** Calls of staff for the library of documents. */
import * as z from 'zod/mini';
import { documentEntry } from './document-entry.ts';
import { DOCUMENT_GROUPS } from './document-groups.ts';
import { documentSlug } from './document-lines.ts';
import { endpoint, RICH_TEXT_BODY_LIMIT } from './endpoint.ts';
import { pageNumber, pageSize, pathId, searchText } from './fields.ts';
import { TRANSLATIONS } from './languages.ts';
import { historyEntry, recordVersion } from './record-history.ts';
import { baseVersion, SCHEME_STATUSES } from './scheme-fields.ts';
import { TRANSLATION_STATES } from './translation.ts';
import { setAsideOfDocument } from './unfinished-document.ts';

export const DOCUMENTS_PER_ADMIN_PAGE = 20;
export const DOCUMENT_SORTS = ['name-asc', 'name-desc', 'updated-newest', 'updated-oldest'] as const;
export const DOCUMENT_SLUG_TAKEN = 'Another paper has this slug already';
export const documentInUse = (schemes: number, papers: number) =>
  `This paper is named by ${schemes} ${schemes === 1 ? 'scheme' : 'schemes'} and ${papers} other ${papers === 1 ? 'paper' : 'papers'}. ` +
  'Take it out of them first.';
export const needUnknown = (slug: string) => `needs: “${slug}” is not in the library of papers`;
export const needsItself = (slugs: readonly string[]) => `needs: to get this paper one would need it first (${slugs.join(' → ')})`;

const status = z.enum(SCHEME_STATUSES);

/** What refers to a document: schemes that link to it, including drafts, and documents that need it. */
const usedBy = z.object({
  schemes: z.array(z.object({ id: z.number(), name: z.string(), text: z.string() })),
  papers: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })),
});
export type DocumentUses = z.output<typeof usedBy>;

export const editedDocument = z.object({
  id: z.number(),
  slug: z.string(),
  status,
  version: z.number(),
  updatedOn: z.string(),
  entry: documentEntry,
  usedBy,
});
export type EditedDocument = z.output<typeof editedDocument>;

export const listDocumentsForStaff = endpoint({
  method: 'GET',
  path: '/api/admin/documents',
  access: 'admin',
  summary: 'One page of the library of documents, including drafts; searched by any of their names',
  input: z.object({
    q: searchText,
    group: z.optional(z.catch(z.enum(['', ...DOCUMENT_GROUPS]), '')),
    status: z.optional(z.catch(z.enum(['', ...SCHEME_STATUSES]), '')),
    sort: z.optional(z.catch(z.enum(DOCUMENT_SORTS), 'name-asc')),
    page: pageNumber,
    limit: pageSize(DOCUMENTS_PER_ADMIN_PAGE),
  }),
  output: z.object({
    papers: z.array(
      z.object({
        id: z.number(),
        slug: z.string(),
        name: z.string(),
        group: z.enum(DOCUMENT_GROUPS),
        status,
        updatedOn: z.string(),
        checkedOn: z.nullable(z.string()),
        reviewBy: z.nullable(z.string()),
        schemeCount: z.number(),
        translations: z.record(z.enum(TRANSLATIONS), z.enum(TRANSLATION_STATES)),
      }),
    ),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
});

export const readDocumentForEdit = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:id',
  access: 'admin',
  summary: 'One document as stored, with what refers to it',
  input: z.object({ id: pathId }),
  output: editedDocument,
});

const saved = z.object({ message: z.string(), id: z.number(), version: z.number(), paper: editedDocument });

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/admin/documents',
  access: 'admin',
  takesKey: true,
  prepare: setAsideOfDocument,
  summary: 'Stores a new document; its slug never changes, because schemes link to it by slug',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  success: 201,
  input: z.strictObject({ slug: documentSlug, status, entry: documentEntry }),
  output: saved,
});

export const replaceDocument = endpoint({
  method: 'PUT',
  path: '/api/admin/documents/:id',
  access: 'admin',
  takesKey: true,
  prepare: setAsideOfDocument,
  summary: 'Replaces a document; 409 when `version` is not the stored one',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ id: pathId, status, entry: documentEntry, version: baseVersion }),
  output: saved,
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/admin/documents/:id',
  access: 'admin',
  summary: 'Moves a document to the bin; 409 while a scheme or another document links to it',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});

export const restoreDocument = endpoint({
  method: 'POST',
  path: '/api/admin/documents/:id/restore',
  access: 'admin',
  summary: 'Restores a document from the bin, with its id and slug',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});

export const listDocumentHistory = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:id/history',
  access: 'admin',
  summary: 'The versions of a document, newest first: author, time and changed fields',
  input: z.strictObject({ id: pathId }),
  output: z.array(historyEntry),
});

export const readDocumentVersion = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:id/history/:version',
  access: 'admin',
  summary: 'One version of a document, field by field, beside the version before it',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: recordVersion,
});

export const restoreDocumentVersion = endpoint({
  method: 'POST',
  path: '/api/admin/documents/:id/history/:version/restore',
  access: 'admin',
  summary: 'Restores a former version of a document; its status does not change',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: z.object({ message: z.string(), id: z.number(), version: z.number() }),
});

/** A document in an exported file, identified by `slug`. */
const filedDocument = z.strictObject({ slug: documentSlug, status, entry: documentEntry });

export const exportDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/documents/export',
  access: 'admin',
  summary: 'Exports the whole library, for import elsewhere',
  input: z.object({}),
  output: z.object({ papers: z.array(filedDocument) }),
});

export const importDocuments = endpoint({
  method: 'POST',
  path: '/api/admin/documents/import',
  access: 'admin',
  summary: 'Imports documents from an exported file, all or none; `dryRun` only shows what would happen',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ papers: z.array(filedDocument).check(z.maxLength(1_000)), dryRun: z.optional(z.boolean()) }),
  output: z.object({
    added: z.array(z.string()),
    changed: z.array(z.object({ slug: z.string(), fields: z.array(z.string()) })),
    same: z.number(),
  }),
});
