/** What staff do with the library of papers. */
import * as z from 'zod/mini';
import { paperEntry } from './document-entry.ts';
import { PAPER_GROUPS } from './document-groups.ts';
import { paperSlug } from './document-lines.ts';
import { endpoint, RICH_TEXT_BODY_LIMIT } from './endpoint.ts';
import { pageNumber, pageSize, pathId, searchText } from './fields.ts';
import { TRANSLATIONS } from './languages.ts';
import { historyEntry, recordVersion } from './record-history.ts';
import { baseVersion, SCHEME_STATUSES } from './scheme-fields.ts';
import { TRANSLATION_STATES } from './translation.ts';
import { setAsideOfPaper } from './unfinished-document.ts';

export const PAPERS_PER_ADMIN_PAGE = 20;
export const PAPER_SORTS = ['name-asc', 'name-desc', 'updated-newest', 'updated-oldest'] as const;
export const PAPER_SLUG_TAKEN = 'Another paper has this slug already';
export const paperInUse = (schemes: number, papers: number) =>
  `This paper is named by ${schemes} ${schemes === 1 ? 'scheme' : 'schemes'} and ${papers} other ${papers === 1 ? 'paper' : 'papers'}. ` +
  'Take it out of them first.';
export const needUnknown = (slug: string) => `needs: “${slug}” is not in the library of papers`;
export const needsItself = (slugs: readonly string[]) => `needs: to get this paper one would need it first (${slugs.join(' → ')})`;

const status = z.enum(SCHEME_STATUSES);

/** What refers to an entry: schemes that name it, drafts among them, and papers that are made from it. */
const usedBy = z.object({
  schemes: z.array(z.object({ id: z.number(), name: z.string(), text: z.string() })),
  papers: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })),
});
export type PaperUses = z.output<typeof usedBy>;

export const editedPaper = z.object({
  id: z.number(),
  slug: z.string(),
  status,
  version: z.number(),
  updatedOn: z.string(),
  entry: paperEntry,
  usedBy,
});
export type EditedPaper = z.output<typeof editedPaper>;

export const listPapersForStaff = endpoint({
  method: 'GET',
  path: '/api/admin/documents',
  access: 'admin',
  summary: 'One page of the library of papers, drafts among them; found by any of their names',
  input: z.object({
    q: searchText,
    group: z.optional(z.catch(z.enum(['', ...PAPER_GROUPS]), '')),
    status: z.optional(z.catch(z.enum(['', ...SCHEME_STATUSES]), '')),
    sort: z.optional(z.catch(z.enum(PAPER_SORTS), 'name-asc')),
    page: pageNumber,
    limit: pageSize(PAPERS_PER_ADMIN_PAGE),
  }),
  output: z.object({
    papers: z.array(
      z.object({
        id: z.number(),
        slug: z.string(),
        name: z.string(),
        group: z.enum(PAPER_GROUPS),
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

export const readPaperForEdit = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:id',
  access: 'admin',
  summary: 'One paper as it is stored, with what refers to it',
  input: z.object({ id: pathId }),
  output: editedPaper,
});

const saved = z.object({ message: z.string(), id: z.number(), version: z.number(), paper: editedPaper });

export const addPaper = endpoint({
  method: 'POST',
  path: '/api/admin/documents',
  access: 'admin',
  takesKey: true,
  prepare: setAsideOfPaper,
  summary: 'Stores a new paper; its slug never changes, as schemes name it by that',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  success: 201,
  input: z.strictObject({ slug: paperSlug, status, entry: paperEntry }),
  output: saved,
});

export const replacePaper = endpoint({
  method: 'PUT',
  path: '/api/admin/documents/:id',
  access: 'admin',
  takesKey: true,
  prepare: setAsideOfPaper,
  summary: 'Replaces what a paper says; 409 when `version` is older than the stored one',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ id: pathId, status, entry: paperEntry, version: baseVersion }),
  output: saved,
});

export const deletePaper = endpoint({
  method: 'DELETE',
  path: '/api/admin/documents/:id',
  access: 'admin',
  summary: 'Puts a paper into the bin; refused with 409 while a scheme or another paper names it',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});

export const restorePaper = endpoint({
  method: 'POST',
  path: '/api/admin/documents/:id/restore',
  access: 'admin',
  summary: 'Takes a paper out of the bin, with its id and slug',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});

export const listPaperHistory = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:id/history',
  access: 'admin',
  summary: 'The versions of a paper, newest first: who, when, and which fields changed',
  input: z.strictObject({ id: pathId }),
  output: z.array(historyEntry),
});

export const readPaperVersion = endpoint({
  method: 'GET',
  path: '/api/admin/documents/:id/history/:version',
  access: 'admin',
  summary: 'One version of a paper, field by field, beside the version before it',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: recordVersion,
});

export const restorePaperVersion = endpoint({
  method: 'POST',
  path: '/api/admin/documents/:id/history/:version/restore',
  access: 'admin',
  summary: 'Makes what a former version of a paper said the newest; whether it is published stays as it is',
  input: z.strictObject({ id: pathId, version: pathId }),
  output: z.object({ message: z.string(), id: z.number(), version: z.number() }),
});

/** A paper in a file that was exported: `slug` tells which one it is. */
const filedPaper = z.strictObject({ slug: paperSlug, status, entry: paperEntry });

export const exportPapers = endpoint({
  method: 'GET',
  path: '/api/admin/documents/export',
  access: 'admin',
  summary: 'The whole library as it is stored, to be imported elsewhere',
  input: z.object({}),
  output: z.object({ papers: z.array(filedPaper) }),
});

export const importPapers = endpoint({
  method: 'POST',
  path: '/api/admin/documents/import',
  access: 'admin',
  summary: 'Adds and changes papers as an exported file has them, all or none; with `dryRun` it only tells what would be',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ papers: z.array(filedPaper).check(z.maxLength(1_000)), dryRun: z.optional(z.boolean()) }),
  output: z.object({
    added: z.array(z.string()),
    changed: z.array(z.object({ slug: z.string(), fields: z.array(z.string()) })),
    same: z.number(),
  }),
});
