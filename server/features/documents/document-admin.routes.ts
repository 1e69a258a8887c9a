/** What staff do with the library of papers. */

import {
  addPaper,
  deletePaper,
  type EditedPaper,
  exportPapers,
  importPapers,
  listPaperHistory,
  listPapersForStaff,
  PAPERS_PER_ADMIN_PAGE,
  readPaperForEdit,
  readPaperVersion,
  replacePaper,
  restorePaper,
  restorePaperVersion,
} from '../../../contract/document-admin.endpoints.ts';
import type { PaperEntry } from '../../../contract/document-entry.ts';
import { eachTranslation } from '../../../contract/languages.ts';
import type { House } from '../../deps.ts';
import { PAPERS } from '../../domain/documents/document-kind.ts';
import { type PaperRecord, paperTranslationState, readPapers, shownTranslation } from '../../domain/documents/document-record.ts';
import {
  binPaper,
  checkNeeds,
  insertPaper,
  putBack,
  readStoredPaper,
  readUses,
  unbinPaper,
  updatePaper,
} from '../../domain/documents/documents.store.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { carryOut } from '../../platform/database/dry-run.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { type Saved, saveOnce, versionKnown } from '../../platform/records/save-once.ts';
import { keptVersion, listVersions, readVersion } from '../../platform/records/versions.ts';
import type { Action } from '../../platform/records/writes.ts';
import { findPapers } from './find-documents.ts';
import { filePapers } from './import-documents.ts';

export function paperAdminRoutes(house: House): Route[] {
  const { db } = house;
  const by = (call: Call, action: Action) => ({ actor: call.user?.username ?? '', action, at: house.now() });
  const written = async <T>(work: (tx: Tx) => Promise<T>, { dryRun = false } = {}) => {
    const checked = async (tx: Tx) => {
      const done = await work(tx);
      await checkNeeds(tx);
      return done;
    };
    const result = await carryOut(db, checked, { dryRun });
    if (!dryRun) await house.catalogue.refresh();
    return result;
  };
  const edited = async (paper: PaperRecord): Promise<EditedPaper> => ({
    id: paper.id,
    slug: paper.slug,
    status: paper.status,
    version: paper.version,
    updatedOn: paper.updated_on,
    entry: shownEntry(paper),
    usedBy: await readUses(db, paper.slug),
  });
  /** Runs a write once, however often it is sent, and answers with the paper as it is then. */
  const save = async (message: string, call: Call, input: unknown, work: (tx: Tx, earlier: Saved | undefined) => Promise<Saved>) => {
    const mark = { userId: call.user?.id ?? 0, key: call.saveKey, input, at: house.now() };
    const { id, version } = await written((tx) => saveOnce<Saved>(tx, mark, (earlier) => work(tx, earlier)));
    return { message, id, version, paper: await edited(await readStoredPaper(db, id)) };
  };

  return [
    route(exportPapers, async () => ({
      papers: (await readPapers(db)).map((paper) => ({ slug: paper.slug, status: paper.status, entry: shownEntry(paper) })),
    })),
    route(importPapers, async ({ papers, dryRun = false }, call) => {
      const file = (tx: Tx) => filePapers(tx, papers, by(call, 'imported'));
      return written(file, { dryRun });
    }),
    route(listPapersForStaff, async ({ page = 1, limit = PAPERS_PER_ADMIN_PAGE, ...filters }) => {
      const { papers, schemeCount } = await findPapers(db, filters);
      const shown = papers.slice((page - 1) * limit, page * limit);
      return { papers: shown.map((paper) => row(paper, schemeCount(paper.slug))), total: papers.length, page, limit };
    }),
    route(readPaperForEdit, async ({ id }) => edited(await readStoredPaper(db, id))),
    route(addPaper, (input, call) =>
      save('The document was added.', call, input, (tx, earlier) =>
        earlier
          ? updatePaper(tx, earlier.id, input, by(call, 'updated'), earlier.version)
          : insertPaper(tx, input, by(call, 'added'), house.now()),
      ),
    ),
    route(replacePaper, ({ id, version, ...input }, call) =>
      save('The document was saved.', call, { id, version, ...input }, (tx, earlier) =>
        updatePaper(tx, id, input, by(call, 'updated'), versionKnown(version, earlier)),
      ),
    ),
    route(deletePaper, async ({ id }, call) => {
      await written((tx) => binPaper(tx, id, by(call, 'deleted')));
      return { message: 'The document was put into the bin.', id };
    }),
    route(restorePaper, async ({ id }, call) => {
      await written((tx) => unbinPaper(tx, id, by(call, 'restored')));
      return { message: 'The document was taken out of the bin.', id };
    }),
    route(listPaperHistory, async ({ id }) => {
      await readStoredPaper(db, id);
      return listVersions(db, PAPERS, id);
    }),
    route(readPaperVersion, ({ id, version }) => readVersion(db, PAPERS, id, version)),
    route(restorePaperVersion, async ({ id, version }, call) => {
      const paper = await written(async (tx) => {
        const { entry } = await keptVersion(tx, PAPERS, id, version);
        return putBack(tx, id, entry, by(call, 'restored'));
      });
      return { message: `Version ${version} restored.`, id, version: paper.version };
    }),
  ];
}

/** As forms and files have it. */
function shownEntry({ entry }: PaperRecord): PaperEntry {
  const translations = Object.entries(eachTranslation((language) => shownTranslation(entry, language)));
  return { ...entry, translations: Object.fromEntries(translations.filter(([, texts]) => texts)) };
}

function row({ id, slug, status, updated_on, entry }: PaperRecord, schemeCount: number) {
  const { group, checkedOn, reviewBy, en } = entry;
  const translations = eachTranslation((language) => paperTranslationState(entry, language));
  return { id, slug, name: en.name || slug, group, status, updatedOn: updated_on, checkedOn, reviewBy, schemeCount, translations };
}
