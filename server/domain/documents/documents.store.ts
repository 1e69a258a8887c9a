/** Writes papers of the library, in the transaction the caller holds. */

import { needsItself, needUnknown, PAPER_SLUG_TAKEN, type PaperUses, paperInUse } from '../../../contract/document-admin.endpoints.ts';
import { PAPER_UNNAMED, type PaperEntry, type PaperTranslation } from '../../../contract/document-entry.ts';
import { namedPapers } from '../../../contract/document-lines.ts';
import { PAPER_NOT_FOUND } from '../../../contract/documents.endpoints.ts';
import { TRANSLATIONS, type Translations } from '../../../contract/languages.ts';
import { notFinished } from '../../../contract/unfinished.ts';
import { conflict, invalid, notFound } from '../../platform/api/problem.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import { takeTurn } from '../../platform/database/lock-writes.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';
import { moveBin } from '../../platform/records/bin.ts';
import { checkVersion, recordWrites, type Write } from '../../platform/records/writes.ts';
import { PAPERS } from './document-kind.ts';
import { hashPaper, type PaperRecord, readPapers, type StoredPaperEntry, type StoredPaperTranslation } from './document-record.ts';
import { readPaperLines } from './known-documents.ts';

const CHANGED_MEANWHILE = 'Somebody else has saved this paper since you opened it.';

/** A write by staff; null for the seed, which leaves no trace in history and audit log. */
type Writing = Write | null;

export type NewPaper = { id?: number; slug: string; status: PaperRecord['status']; entry: PaperEntry };

/** @throws Problem 404 where it is not there, or not where it is looked for */
export async function readStoredPaper(db: Database, id: number, place: 'list' | 'bin' = 'list'): Promise<PaperRecord> {
  const paper = (await readPapers(db, place)).find((one) => one.id === id);
  if (!paper) throw notFound(PAPER_NOT_FOUND);
  return paper;
}

/** @throws Problem 400 for a slug another paper has */
export async function insertPaper(tx: Tx, { id, slug, status, entry }: NewPaper, write: Writing, at: Date): Promise<PaperRecord> {
  await takeTurn(tx);
  const taken = await tx.selectFrom('papers').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid(PAPER_SLUG_TAKEN);
  const stored = toStored(entry);
  refuseIncomplete(status, stored);
  const now = at.toISOString();
  const row = { slug, status, name: entry.en.name || slug, entry: JSON.stringify(stored), version: 1, created_on: now, updated_on: now };
  const made = await tx
    .insertInto('papers')
    .values({ ...row, ...(id !== undefined && { id }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paper: PaperRecord = { ...row, ...made, entry: stored, deleted_at: null };
  return finish(tx, paper, write);
}

/**
 * Changes what a paper says.
 * @param version the one the change was made from; when another has been stored since, nothing is changed
 * @throws Problem 404 for an unknown id, 409 for an old version
 */
export async function updatePaper(
  tx: Tx,
  id: number,
  { status, entry }: Omit<NewPaper, 'id' | 'slug'>,
  write: Write,
  version?: number,
): Promise<PaperRecord> {
  await takeTurn(tx);
  const before = await readStoredPaper(tx, id);
  checkVersion(version, before, CHANGED_MEANWHILE);
  return put(tx, before, { status, entry: toStored(entry, before.entry) }, write);
}

/** Stores a state of it that once was. */
export async function putBack(tx: Tx, id: number, entry: StoredPaperEntry, write: Write): Promise<PaperRecord> {
  await takeTurn(tx);
  const before = await readStoredPaper(tx, id);
  return put(tx, before, { status: before.status, entry }, write);
}

async function put(tx: Tx, before: PaperRecord, { status, entry }: Pick<PaperRecord, 'status' | 'entry'>, write: Write) {
  refuseIncomplete(status, entry);
  const next = { status, version: before.version + 1, updated_on: write.at.toISOString() };
  const row = { ...next, name: entry.en.name || before.slug, entry: JSON.stringify(entry) };
  await tx.updateTable('papers').set(row).where('id', '=', before.id).execute();
  return finish(tx, { ...before, ...next, entry }, write, before);
}

/** @throws Problem 400 that says what a public paper still lacks */
function refuseIncomplete(status: PaperRecord['status'], { en, translations, unfinished = {} }: StoredPaperEntry): void {
  if (status !== 'published') return;
  const names = Object.keys(unfinished);
  if (names.length > 0) throw invalid(notFinished(names));
  if ([en, ...Object.values(translations)].some(({ name, summary }) => !name || !summary)) throw invalid(PAPER_UNNAMED);
}

/** Puts a paper into the bin. @throws Problem 409 while something names it */
export async function binPaper(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<void> {
  await takeTurn(tx);
  const before = await readStoredPaper(tx, id);
  const uses = await readUses(tx, before.slug);
  if (uses.schemes.length + uses.papers.length > 0) throw conflict(paperInUse(uses.schemes.length, uses.papers.length), { usedBy: uses });
  await moveBin(tx, PAPERS, before, 'bin', write);
}

export async function unbinPaper(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<void> {
  await takeTurn(tx);
  await moveBin(tx, PAPERS, await readStoredPaper(tx, id, 'bin'), 'list', write);
}

/** Takes a paper out of the bin by itself. @throws Problem 400 where it needs one that is not there */
export async function restoreFromBin(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<void> {
  await unbinPaper(tx, id, write);
  await checkNeeds(tx);
}

/** Schemes that name a paper, drafts among them, and papers that are made from it. */
export async function readUses(db: Database, slug: string): Promise<PaperUses> {
  const naming = await db
    .selectFrom('schemes')
    .select(['id', 'name', 'papers'])
    .where('deleted_at', 'is', null)
    .where('papers', '!=', '[]')
    .orderBy('name')
    .execute();
  const schemes = naming.flatMap(({ id, name, papers }) => {
    const line = readPaperLines(papers).find((one) => namedPapers(one).includes(slug));
    // A name something damaged must not keep the paper from being opened.
    return line ? { id, name: typeof name === 'string' ? name : '', text: line.text } : [];
  });
  const papers = (await readPapers(db)).filter(({ entry }) => entry.needs.includes(slug));
  return { schemes, papers: papers.map((paper) => ({ id: paper.id, slug: paper.slug, name: paper.entry.en.name })) };
}

/** Ends every write: what is made from itself, by whatever way round, can never be got. @throws Problem 400 */
export async function checkNeeds(tx: Tx): Promise<void> {
  const needsOf = new Map((await readPapers(tx)).map(({ slug, entry }) => [slug, entry.needs]));
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

/** What was compared with the English is of the present one; what is stale stays of the one it was made from. */
export function toStored({ translations, ...entry }: PaperEntry, before?: StoredPaperEntry): StoredPaperEntry {
  const hash = hashPaper(entry.en);
  const stored = TRANSLATIONS.flatMap((language) => {
    const given = translations[language];
    return given ? [[language, translation(given, before?.translations[language], hash)]] : [];
  });
  return { ...entry, translations: Object.fromEntries(stored) as Translations<StoredPaperTranslation> };
}

function translation({ state, ...texts }: PaperTranslation, before: StoredPaperTranslation | undefined, hash: string) {
  if (state === 'stale') return { ...texts, state: before?.state ?? ('draft' as const), sourceHash: before?.sourceHash ?? '' };
  return { ...texts, state, sourceHash: hash };
}

/** After each write: its traces, and the note for those who keep it in memory. */
async function finish(tx: Tx, paper: PaperRecord, write: Writing, before?: PaperRecord): Promise<PaperRecord> {
  if (write) await recordWrites(tx, PAPERS, [paper], write, before && { before });
  await noteChanges(tx, 'paper', [paper.id]);
  return paper;
}
