/** Writes documents of the library, in the caller's transaction. */

import {
  DOCUMENT_SLUG_TAKEN,
  type DocumentUses,
  documentInUse,
  needsItself,
  needUnknown,
} from '../../../contract/document-admin.endpoints.ts';
import { DOCUMENT_UNNAMED, type DocumentEntry, type DocumentTranslation } from '../../../contract/document-entry.ts';
import { namedDocuments } from '../../../contract/document-lines.ts';
import { DOCUMENT_NOT_FOUND } from '../../../contract/documents.endpoints.ts';
import { TRANSLATIONS, type Translations } from '../../../contract/languages.ts';
import { notFinished } from '../../../contract/unfinished.ts';
import { conflict, invalid, notFound } from '../../platform/api/problem.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';
import { moveBin } from '../../platform/records/bin.ts';
import { checkVersion, recordWrites, type Write } from '../../platform/records/writes.ts';
import { PAPERS } from './document-kind.ts';
import {
  type DocumentRecord,
  hashDocument,
  readDocuments,
  type StoredDocumentEntry,
  type StoredDocumentTranslation,
} from './document-record.ts';
import { readDocumentLines } from './known-documents.ts';

const CHANGED_MEANWHILE = 'Somebody else has saved this paper since you opened it.';

/** A write by staff; null for the seed, which writes no history and audit log. */
type Writing = Write | null;

export type NewDocument = { id?: number; slug: string; status: DocumentRecord['status']; entry: DocumentEntry };

/** @throws Problem 404 if it is not in this place */
export async function readStoredDocument(db: Database, id: number, place: 'list' | 'bin' = 'list'): Promise<DocumentRecord> {
  const paper = (await readDocuments(db, place)).find((one) => one.id === id);
  if (!paper) throw notFound(DOCUMENT_NOT_FOUND);
  return paper;
}

/** @throws Problem 400 for a slug another document has */
export async function insertDocument(tx: Tx, { id, slug, status, entry }: NewDocument, write: Writing, at: Date): Promise<DocumentRecord> {
  await lockWrites(tx);
  const taken = await tx.selectFrom('papers').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid(DOCUMENT_SLUG_TAKEN);
  const stored = toStored(entry);
  refuseIncomplete(status, stored);
  const now = at.toISOString();
  const row = { slug, status, name: entry.en.name || slug, entry: JSON.stringify(stored), version: 1, created_on: now, updated_on: now };
  const made = await tx
    .insertInto('papers')
    .values({ ...row, ...(id !== undefined && { id }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paper: DocumentRecord = { ...row, ...made, entry: stored, deleted_at: null };
  return finish(tx, paper, write);
}

/**
 * Changes a document.
 * @param version the version the change is based on
 * @throws Problem 404 for an unknown id, 409 for an outdated version
 */
export async function updateDocument(
  tx: Tx,
  id: number,
  { status, entry }: Omit<NewDocument, 'id' | 'slug'>,
  write: Write,
  version?: number,
): Promise<DocumentRecord> {
  await lockWrites(tx);
  const before = await readStoredDocument(tx, id);
  checkVersion(version, before, CHANGED_MEANWHILE);
  return put(tx, before, { status, entry: toStored(entry, before.entry) }, write);
}

/** Restores an earlier state. */
export async function putBack(tx: Tx, id: number, entry: StoredDocumentEntry, write: Write): Promise<DocumentRecord> {
  await lockWrites(tx);
  const before = await readStoredDocument(tx, id);
  return put(tx, before, { status: before.status, entry }, write);
}

async function put(tx: Tx, before: DocumentRecord, { status, entry }: Pick<DocumentRecord, 'status' | 'entry'>, write: Write) {
  refuseIncomplete(status, entry);
  const next = { status, version: before.version + 1, updated_on: write.at.toISOString() };
  const row = { ...next, name: entry.en.name || before.slug, entry: JSON.stringify(entry) };
  await tx.updateTable('papers').set(row).where('id', '=', before.id).execute();
  return finish(tx, { ...before, ...next, entry }, write, before);
}

/** @throws Problem 400 that names what a public document lacks */
function refuseIncomplete(status: DocumentRecord['status'], { en, translations, unfinished = {} }: StoredDocumentEntry): void {
  if (status !== 'published') return;
  const names = Object.keys(unfinished);
  if (names.length > 0) throw invalid(notFinished(names));
  if ([en, ...Object.values(translations)].some(({ name, summary }) => !name || !summary)) throw invalid(DOCUMENT_UNNAMED);
}

/** Moves a document to the bin. @throws Problem 409 while schemes or documents link to it */
export async function binDocument(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<void> {
  await lockWrites(tx);
  const before = await readStoredDocument(tx, id);
  const uses = await readUses(tx, before.slug);
  if (uses.schemes.length + uses.papers.length > 0)
    throw conflict(documentInUse(uses.schemes.length, uses.papers.length), { usedBy: uses });
  await moveBin(tx, PAPERS, before, 'bin', write);
}

export async function restoreDeletedDocument(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<void> {
  await lockWrites(tx);
  await moveBin(tx, PAPERS, await readStoredDocument(tx, id, 'bin'), 'list', write);
}

/** Restores a single document from the bin. @throws Problem 400 if it needs a missing document */
export async function restoreOneDocument(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<void> {
  await restoreDeletedDocument(tx, id, write);
  await checkNeeds(tx);
}

/** Schemes, including drafts, that link to a document, and documents that need it. */
export async function readUses(db: Database, slug: string): Promise<DocumentUses> {
  const naming = await db
    .selectFrom('schemes')
    .select(['id', 'name', 'papers'])
    .where('deleted_at', 'is', null)
    .where('papers', '!=', '[]')
    .orderBy('name')
    .execute();
  const schemes = naming.flatMap(({ id, name, papers }) => {
    const line = readDocumentLines(papers).find((one) => namedDocuments(one).includes(slug));
    // A corrupt name must not prevent the document from being opened.
    return line ? { id, name: typeof name === 'string' ? name : '', text: line.text } : [];
  });
  const papers = (await readDocuments(db)).filter(({ entry }) => entry.needs.includes(slug));
  return { schemes, papers: papers.map((paper) => ({ id: paper.id, slug: paper.slug, name: paper.entry.en.name })) };
}

/** Checks after every write that no document needs itself, even indirectly. @throws Problem 400 */
export async function checkNeeds(tx: Tx): Promise<void> {
  const needsOf = new Map((await readDocuments(tx)).map(({ slug, entry }) => [slug, entry.needs]));
  const settled = new Set<string>();
  const settle = (slug: string, way: string[]) => {
    const start = way.indexOf(slug);
    if (start >= 0) throw invalid(needsItself([...way.slice(start), slug]));
    const needs = needsOf.get(slug);
    if (!needs) throw invalid(needUnknown(slug));
    if (settled.has(slug)) return;
    for (const need of needs) settle(need, [...way, slug]);
    settled.add(slug);
  };
  for (const slug of needsOf.keys()) settle(slug, []);
}

/** Sets the source hash of each translation: the current one unless the form marks it as stale; then it stays as stored. */
export function toStored({ translations, ...entry }: DocumentEntry, before?: StoredDocumentEntry): StoredDocumentEntry {
  const hash = hashDocument(entry.en);
  const stored = TRANSLATIONS.flatMap((language) => {
    const given = translations[language];
    return given ? [[language, translation(given, before?.translations[language], hash)]] : [];
  });
  return { ...entry, translations: Object.fromEntries(stored) as Translations<StoredDocumentTranslation> };
}

function translation({ state, ...texts }: DocumentTranslation, before: StoredDocumentTranslation | undefined, hash: string) {
  if (state === 'stale') return { ...texts, state: before?.state ?? ('draft' as const), sourceHash: before?.sourceHash ?? '' };
  return { ...texts, state, sourceHash: hash };
}

/** Ends each write: stores history, audit log and change log. */
async function finish(tx: Tx, paper: DocumentRecord, write: Writing, before?: DocumentRecord): Promise<DocumentRecord> {
  if (write) await recordWrites(tx, PAPERS, [paper], write, before && { before });
  await noteChanges(tx, 'paper', [paper.id]);
  return paper;
}
