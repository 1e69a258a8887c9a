/** Applies the content of this release to an existing database: new and corrected schemes and documents. */
import type { ContentResult } from '../../contract/content.endpoints.ts';
import { PAPERS } from '../domain/documents/document-kind.ts';
import { readDocuments } from '../domain/documents/document-record.ts';
import { insertDocument, toStored, updateDocument } from '../domain/documents/documents.store.ts';
import { ImportBatch } from '../domain/schemes/import-batch.ts';
import { differencesOf } from '../domain/schemes/import-differences.ts';
import type { OnPublished } from '../domain/schemes/write-scheme.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { carryOut } from '../platform/database/dry-run.ts';
import { lockWrites } from '../platform/database/lock-writes.ts';
import type { Database, Tx } from '../platform/database/tables.ts';
import { readTouched } from '../platform/records/touched.ts';
import type { Write } from '../platform/records/writes.ts';
import { type Content, type ContentDocument, noteGiven, readGiven } from './content-files.ts';

export type ContentUpdate = {
  actor: string;
  at: Date;
  onPublished: OnPublished;
  /** Rolls everything back. */
  dryRun?: boolean | undefined;
  /** Content changed by staff that this release may replace: name and the version they saw. */
  take?: Record<string, number> | undefined;
  /** Names of content for which staff decline the file; not reported again until the file changes. */
  keep?: readonly string[] | undefined;
};

const REMOVED = 'Removed by staff: it does not come back';
const KEPT = 'Kept: staff have changed it';

/**
 * Updates content that staff never edited; content they changed is replaced only if they accept it, and what they removed is not added
 * again.
 * @returns the files that differ from those applied before: documents, then schemes
 */
export async function updateContent(db: Database, content: Content, update: ContentUpdate): Promise<ContentResult[]> {
  const { dryRun, actor, at } = update;
  const work = async (tx: Tx) => {
    await lockWrites(tx);
    const results = await bringIn(tx, content, update);
    const count = (outcome: ContentResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
    const detail = `From the release: ${count('created')} added, ${count('updated')} updated`;
    if (results.length > 0) await writeAudit(tx, { actor, action: 'import', entity: 'content', detail, at });
    return results;
  };
  return carryOut(db, work, { dryRun });
}

async function bringIn(tx: Tx, content: Content, update: ContentUpdate): Promise<ContentResult[]> {
  const given = await readGiven(tx);
  const isNew = ({ name, hash }: { name: string; hash: string }) => given.get(name) !== hash;
  const papers = content.papers.filter(isNew);
  const schemes = content.schemes.filter(isNew);
  const results = [...(await bringDocuments(tx, papers, given, update)), ...(await bringSchemes(tx, schemes, given, update))];
  // Without a decision of staff the file is reported again next time.
  const isOpen = new Set(
    results
      .filter(({ name, change, outcome }) => change && outcome === 'unchanged' && !update.keep?.includes(name))
      .map(({ name }) => name),
  );
  await noteGiven(
    tx,
    [...papers, ...schemes].filter(({ name }) => !isOpen.has(name)),
  );
  return results.filter(({ outcome, change, message }) => outcome !== 'unchanged' || change || message);
}

async function bringDocuments(tx: Tx, files: ContentDocument[], given: Map<string, string>, { actor, at, take = {} }: ContentUpdate) {
  const write: Write = { actor, action: 'shipped', at, isReportedElsewhere: true };
  const stored = new Map((await readDocuments(tx)).map((paper) => [paper.slug, paper]));
  const inBin = new Set((await readDocuments(tx, 'bin')).map(({ slug }) => slug));
  const touched = await readTouched(
    tx,
    'paper',
    [...stored.values()].map(({ id }) => id),
  );
  const results: ContentResult[] = [];
  for (const { name, paper } of files) {
    const before = stored.get(paper.slug);
    const result = { name, title: paper.entry.en.name, id: before?.id ?? null, message: '' };
    if (!before) {
      if (given.has(name) || inBin.has(paper.slug)) results.push({ ...result, outcome: 'unchanged', message: REMOVED });
      else results.push({ ...result, outcome: 'created', id: (await insertDocument(tx, paper, write, at)).id });
      continue;
    }
    const { status, version, id } = before;
    const said = { ...paper.entry, checkedOn: before.entry.checkedOn, checkedBy: before.entry.checkedBy };
    const fields = differencesOf(PAPERS.texts(before), PAPERS.texts({ status, entry: toStored(said, before.entry) }));
    if (fields.length === 0) {
      results.push({ ...result, outcome: 'unchanged' });
      continue;
    }
    const change = { version, isCurated: touched.has(id), fields };
    if (change.isCurated && take[name] !== version) results.push({ ...result, outcome: 'unchanged', message: KEPT, change });
    else {
      await updateDocument(tx, id, { status, entry: said }, write);
      results.push({ ...result, outcome: 'updated', change });
    }
  }
  return results;
}

async function bringSchemes(
  tx: Tx,
  files: Content['schemes'],
  given: Map<string, string>,
  { actor, at, onPublished, take = {} }: ContentUpdate,
) {
  if (files.length === 0) return [];
  const slugs = files.map(({ row }) => row.slug);
  const stored = await tx.selectFrom('schemes').select(['slug', 'deleted_at']).where('slug', 'in', slugs).execute();
  const isThere = new Map(stored.map(({ slug, deleted_at }) => [slug, deleted_at === null]));
  const isRemoved = ({ name, row }: Content['schemes'][number]) =>
    isThere.get(row.slug) === false || (!isThere.has(row.slug) && given.has(name));
  const removed = files.filter(isRemoved);
  const rows = files.filter((file) => !isRemoved(file));
  const overwrite = Object.fromEntries(
    rows.flatMap(({ name, row }) => (Object.hasOwn(take, name) ? [[row.slug, take[name] as number]] : [])),
  );
  const batch = new ImportBatch(tx, {
    actor,
    at,
    onPublished,
    action: 'shipped',
    publish: true,
    keeps: (inner, ids) => readTouched(inner, 'scheme', ids),
    overwrite,
  });
  const written = await batch.write(rows.map(({ row }) => row));
  return [
    ...removed.map(({ name, row }): ContentResult => ({ name, title: row.name, id: null, outcome: 'unchanged', message: REMOVED })),
    ...written.map(({ slug, name: title, ...result }, index): ContentResult => {
      const isKept = result.change && result.outcome === 'unchanged';
      return { ...result, ...(isKept && { message: KEPT }), name: rows[index]?.name ?? slug, title };
    }),
  ];
}
