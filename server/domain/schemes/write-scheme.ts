/** Every write of a scheme by staff or an import: the row, its history, the audit log and the change signal, all or none. */

import { notFound } from '../../platform/api/problem.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { moveBin } from '../../platform/records/bin.ts';
import { checkVersion, recordWrites, type Write } from '../../platform/records/writes.ts';
import { checkDocuments } from '../documents/known-documents.ts';
import { changesContent } from './content-date.ts';
import type { SchemeDraft } from './scheme-rows.ts';
import { checkSlug, completeChange, completeDraft, refuseLost, type SchemeChange } from './scheme-rules.ts';
import { changedFields, readSnapshots, SCHEMES, type SchemeSnapshot } from './scheme-snapshot.ts';
import { insertScheme, insertSchemes, writeAttachments } from './schemes.store.ts';
import { refuseUnfinished, setAsideFaults } from './set-aside.ts';

/** What follows a publication, in its transaction: the mails promised to those who asked for the scheme. */
export type OnPublished = (tx: Tx, schemeId: number, at: Date) => Promise<void>;

export type SchemeWrite = Write & { onPublished: OnPublished };

export type Written = { id: number; version: number; isChanged: boolean };

const CHANGED_MEANWHILE = 'Somebody else has saved this scheme since you opened it.';

/** Stores a new scheme. */
export async function createScheme(tx: Tx, given: SchemeDraft, write: SchemeWrite): Promise<Written> {
  await lockWrites(tx);
  const draft = given.status === 'draft' && write.action === 'added' ? await setAsideFaults(tx, {}, given) : given;
  await checkSlug(tx, draft.slug);
  await checkDocuments(tx, draft.papers);
  const stored = await insertScheme(tx, completeDraft(draft), write.at);
  await recordWrites(tx, SCHEMES, [stored], write);
  return { id: stored.id, version: 1, isChanged: true };
}

/** Stores many new schemes with few statements; returns their ids in the same order. Each brings a slug that is free. */
export async function createSchemes(tx: Tx, drafts: (SchemeDraft & { slug: string })[], write: SchemeWrite): Promise<number[]> {
  await lockWrites(tx);
  const complete = drafts.map((draft) => ({ ...completeDraft(draft), slug: draft.slug }));
  const stored = await insertSchemes(tx, complete, write.at);
  await recordWrites(tx, SCHEMES, stored, write);
  return stored.map(({ id }) => id);
}

/**
 * Changes a scheme.
 * @param change what is to change, or what tells that from the scheme as it is stored
 * @param options.version the version the change was made from; an outdated one is refused with 409
 * @param options.onlyIfDifferent writes nothing when everything is as stored already
 * @throws Problem 404 for an unknown id
 */
export async function changeScheme(
  tx: Tx,
  id: number,
  change: SchemeChange | ((before: SchemeSnapshot) => SchemeChange),
  write: SchemeWrite,
  options: { version?: number | undefined; onlyIfDifferent?: boolean } = {},
): Promise<Written> {
  await lockWrites(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  checkVersion(options.version, before, CHANGED_MEANWHILE);
  const asked = typeof change === 'function' ? change(before) : change;
  const isDraft = (asked.status ?? before.status) === 'draft' && write.action === 'updated';
  const { columns, after: next, lost, isSame } = completeChange(before, isDraft ? await setAsideFaults(tx, before, asked) : asked);
  refuseUnfinished(next);
  // What staff save must be said of each rule; an import or a former version takes the rules of its missing sentences with it.
  if (write.action === 'updated') refuseLost(lost);
  if (next.slug !== before.slug) await checkSlug(tx, next.slug);
  await checkDocuments(tx, columns.papers);
  if (options.onlyIfDifferent && isSame && !before.damaged) return { id, version: before.version, isChanged: false };
  const now = write.at.toISOString();
  const isPublished = before.status === 'draft' && next.status === 'published';
  const kept = {
    version: before.version + 1,
    ...(changesContent(before, next) && { updated_on: now }),
    ...(next.status === 'published' && !before.published_at && { published_at: now }),
  };
  await tx
    .updateTable('schemes')
    .set({ ...repairOf(before.damaged, next), ...columns, ...kept })
    .where('id', '=', id)
    .execute();
  await writeAttachments(tx, withoutDamaged(before), next, now);
  await recordWrites(tx, SCHEMES, [{ ...next, ...kept }], write, { before, detail: changedFields(before, next).join(', ') });
  await noteChanges(tx, 'scheme', [id]);
  if (isPublished) await write.onPublished(tx, id, write.at);
  return { id, version: kept.version, isChanged: true };
}

/** The columns of its row that could not be read, as they are from now on: a comparison with what was read would leave them. */
function repairOf(damaged: readonly string[] = [], next: SchemeSnapshot): Partial<SchemeSnapshot> {
  return Object.fromEntries(damaged.filter((name) => !name.includes('.')).map((name) => [name, next[name as keyof SchemeSnapshot]]));
}

/** Translations that could not be read count as none, so they are written again. */
function withoutDamaged(before: SchemeSnapshot): SchemeSnapshot {
  const languages = new Set(before.damaged?.filter((name) => name.includes('.')).map((name) => name.split('.')[0]));
  const sound = Object.entries(before.translations).filter(([language]) => !languages.has(language));
  return { ...before, translations: Object.fromEntries(sound) };
}

/** Puts a scheme into the bin. @throws Problem 404 where it is not there to begin with */
export async function binScheme(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<SchemeSnapshot> {
  await lockWrites(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  return moveBin(tx, SCHEMES, before, 'bin', write);
}

/** Takes a scheme out of the bin, with its id and slug. @throws Problem 404 where it is not there to begin with */
export async function unbinScheme(tx: Tx, id: number, write: Omit<SchemeWrite, 'action'>): Promise<SchemeSnapshot> {
  await lockWrites(tx);
  const before = (await readSnapshots(tx, [id], 'bin')).get(id);
  if (!before) throw notFound('Scheme not found');
  const after = await moveBin(tx, SCHEMES, before, 'list', write);
  // A request may have been linked to it meanwhile.
  if (before.status === 'published') await write.onPublished(tx, id, write.at);
  return after;
}
