/** Writes of schemes by staff or imports: row, history, audit log and change log in one transaction. */

import { notFound } from '../../platform/api/problem.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { moveBin } from '../../platform/records/bin.ts';
import { checkVersion, recordWrites, type Write } from '../../platform/records/writes.ts';
import { checkDocuments } from '../documents/known-documents.ts';
import { changesContent } from './content-date.ts';
import type { SchemeDraft } from './scheme-rows.ts';
import { checkSlug, completeChange, completeDraft, refuseLostRules, type SchemeChange } from './scheme-rules.ts';
import { changedFields, readSnapshots, SCHEMES, type SchemeSnapshot } from './scheme-snapshot.ts';
import { insertScheme, insertSchemes, writeAttachments } from './schemes.store.ts';
import { refuseUnfinished, setAsideFaults } from './set-aside.ts';

/** Called in the transaction of a publication, to queue the mails promised to requesters. */
export type OnPublished = (tx: Tx, schemeId: number, at: Date) => Promise<void>;

export type SchemeWrite = Write & { onPublished: OnPublished };

export type Written = { id: number; version: number; isChanged: boolean };

const CHANGED_MEANWHILE = 'Somebody else has saved this scheme since you opened it.';

export async function createScheme(tx: Tx, given: SchemeDraft, write: SchemeWrite): Promise<Written> {
  await lockWrites(tx);
  const draft = given.status === 'draft' && write.action === 'added' ? await setAsideFaults(tx, {}, given) : given;
  await checkSlug(tx, draft.slug);
  await checkDocuments(tx, draft.papers);
  const stored = await insertScheme(tx, completeDraft(draft), write.at);
  await recordWrites(tx, SCHEMES, [stored], write);
  return { id: stored.id, version: 1, isChanged: true };
}

/** Stores many new schemes with few statements; returns their ids in the same order. The slugs must be free. */
export async function createSchemes(tx: Tx, drafts: (SchemeDraft & { slug: string })[], write: SchemeWrite): Promise<number[]> {
  await lockWrites(tx);
  const complete = drafts.map((draft) => ({ ...completeDraft(draft), slug: draft.slug }));
  const stored = await insertSchemes(tx, complete, write.at);
  await recordWrites(tx, SCHEMES, stored, write);
  return stored.map(({ id }) => id);
}

/**
 * @param change the change, or a function that derives it from the stored scheme
 * @param options.version the version the change is based on
 * @param options.onlyIfDifferent writes nothing if nothing changes
 * @throws Problem 404 for an unknown id, 409 for an outdated version
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
  // A save by staff must not drop rules; an import or a restored version drops the rules of missing sentences.
  if (write.action === 'updated') refuseLostRules(lost);
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

/** Corrupt columns with their new values, because a comparison with the repaired row would not write them. */
function repairOf(damaged: readonly string[] = [], next: SchemeSnapshot): Partial<SchemeSnapshot> {
  return Object.fromEntries(damaged.filter((name) => !name.includes('.')).map((name) => [name, next[name as keyof SchemeSnapshot]]));
}

/** Without corrupt translations, so that they are written again. */
function withoutDamaged(before: SchemeSnapshot): SchemeSnapshot {
  const languages = new Set(before.damaged?.filter((name) => name.includes('.')).map((name) => name.split('.')[0]));
  const sound = Object.entries(before.translations).filter(([language]) => !languages.has(language));
  return { ...before, translations: Object.fromEntries(sound) };
}

/** Moves a scheme to the bin. @throws Problem 404 for an unknown id */
export async function binScheme(tx: Tx, id: number, write: Omit<Write, 'action'>): Promise<SchemeSnapshot> {
  await lockWrites(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  return moveBin(tx, SCHEMES, before, 'bin', write);
}

/** Restores a scheme from the bin, with its id and slug. @throws Problem 404 if it is not in the bin */
export async function restoreDeletedScheme(tx: Tx, id: number, write: Omit<SchemeWrite, 'action'>): Promise<SchemeSnapshot> {
  await lockWrites(tx);
  const before = (await readSnapshots(tx, [id], 'bin')).get(id);
  if (!before) throw notFound('Scheme not found');
  const after = await moveBin(tx, SCHEMES, before, 'list', write);
  // A request may have been linked to the scheme while it was in the bin.
  if (before.status === 'published') await write.onPublished(tx, id, write.at);
  return after;
}
