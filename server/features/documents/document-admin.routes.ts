/** Calls of staff for the library of documents. */

import {
  addDocument,
  DOCUMENTS_PER_ADMIN_PAGE,
  deleteDocument,
  type EditedDocument,
  exportDocuments,
  importDocuments,
  listDocumentHistory,
  listDocumentsForStaff,
  readDocumentForEdit,
  readDocumentVersion,
  replaceDocument,
  restoreDocument,
  restoreDocumentVersion,
} from '../../../contract/document-admin.endpoints.ts';
import type { DocumentEntry } from '../../../contract/document-entry.ts';
import { eachTranslation } from '../../../contract/languages.ts';
import type { Deps } from '../../deps.ts';
import { PAPERS } from '../../domain/documents/document-kind.ts';
import { type DocumentRecord, documentTranslationState, readDocuments, shownTranslation } from '../../domain/documents/document-record.ts';
import {
  binDocument,
  checkNeeds,
  insertDocument,
  putBack,
  readStoredDocument,
  readUses,
  restoreDeletedDocument,
  updateDocument,
} from '../../domain/documents/documents.store.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { carryOut } from '../../platform/database/dry-run.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { type Saved, saveOnce, versionKnown } from '../../platform/records/save-once.ts';
import { listVersions, readVersion, storedVersion } from '../../platform/records/versions.ts';
import type { Action } from '../../platform/records/writes.ts';
import { findDocuments } from './find-documents.ts';
import { fileDocuments } from './import-documents.ts';

export function documentAdminRoutes(deps: Deps): Route[] {
  const { db } = deps;
  const by = (call: Call, action: Action) => ({ actor: call.user?.username ?? '', action, at: deps.now() });
  const written = async <T>(work: (tx: Tx) => Promise<T>, { dryRun = false } = {}) => {
    const checked = async (tx: Tx) => {
      const done = await work(tx);
      await checkNeeds(tx);
      return done;
    };
    const result = await carryOut(db, checked, { dryRun });
    if (!dryRun) await deps.catalogue.refresh();
    return result;
  };
  const edited = async (paper: DocumentRecord): Promise<EditedDocument> => ({
    id: paper.id,
    slug: paper.slug,
    status: paper.status,
    version: paper.version,
    updatedOn: paper.updated_on,
    entry: shownEntry(paper),
    usedBy: await readUses(db, paper.slug),
  });
  /** Runs an idempotent write and answers with the resulting document. */
  const save = async (message: string, call: Call, input: unknown, work: (tx: Tx, earlier: Saved | undefined) => Promise<Saved>) => {
    const mark = { userId: call.user?.id ?? 0, key: call.saveKey, input, at: deps.now() };
    const { id, version } = await written((tx) => saveOnce<Saved>(tx, mark, (earlier) => work(tx, earlier)));
    return { message, id, version, paper: await edited(await readStoredDocument(db, id)) };
  };

  return [
    route(exportDocuments, async () => ({
      papers: (await readDocuments(db)).map((paper) => ({ slug: paper.slug, status: paper.status, entry: shownEntry(paper) })),
    })),
    route(importDocuments, async ({ papers, dryRun = false }, call) => {
      const file = (tx: Tx) => fileDocuments(tx, papers, by(call, 'imported'));
      return written(file, { dryRun });
    }),
    route(listDocumentsForStaff, async ({ page = 1, limit = DOCUMENTS_PER_ADMIN_PAGE, ...filters }) => {
      const { papers, schemeCount } = await findDocuments(db, filters);
      const shown = papers.slice((page - 1) * limit, page * limit);
      return { papers: shown.map((paper) => row(paper, schemeCount(paper.slug))), total: papers.length, page, limit };
    }),
    route(readDocumentForEdit, async ({ id }) => edited(await readStoredDocument(db, id))),
    route(addDocument, (input, call) =>
      save('The document was added.', call, input, (tx, earlier) =>
        earlier
          ? updateDocument(tx, earlier.id, input, by(call, 'updated'), earlier.version)
          : insertDocument(tx, input, by(call, 'added'), deps.now()),
      ),
    ),
    route(replaceDocument, ({ id, version, ...input }, call) =>
      save('The document was saved.', call, { id, version, ...input }, (tx, earlier) =>
        updateDocument(tx, id, input, by(call, 'updated'), versionKnown(version, earlier)),
      ),
    ),
    route(deleteDocument, async ({ id }, call) => {
      await written((tx) => binDocument(tx, id, by(call, 'deleted')));
      return { message: 'The document was put into the bin.', id };
    }),
    route(restoreDocument, async ({ id }, call) => {
      await written((tx) => restoreDeletedDocument(tx, id, by(call, 'restored')));
      return { message: 'The document was taken out of the bin.', id };
    }),
    route(listDocumentHistory, async ({ id }) => {
      await readStoredDocument(db, id);
      return listVersions(db, PAPERS, id);
    }),
    route(readDocumentVersion, ({ id, version }) => readVersion(db, PAPERS, id, version)),
    route(restoreDocumentVersion, async ({ id, version }, call) => {
      const paper = await written(async (tx) => {
        const { entry } = await storedVersion(tx, PAPERS, id, version);
        return putBack(tx, id, entry, by(call, 'restored'));
      });
      return { message: `Version ${version} restored.`, id, version: paper.version };
    }),
  ];
}

/** The entry as forms and export files contain it. */
function shownEntry({ entry }: DocumentRecord): DocumentEntry {
  const translations = Object.entries(eachTranslation((language) => shownTranslation(entry, language)));
  return { ...entry, translations: Object.fromEntries(translations.filter(([, texts]) => texts)) };
}

function row({ id, slug, status, updated_on, entry }: DocumentRecord, schemeCount: number) {
  const { group, checkedOn, reviewBy, en } = entry;
  const translations = eachTranslation((language) => documentTranslationState(entry, language));
  return { id, slug, name: en.name || slug, group, status, updatedOn: updated_on, checkedOn, reviewBy, schemeCount, translations };
}
