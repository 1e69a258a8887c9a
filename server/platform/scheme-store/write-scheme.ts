/** Every write of a scheme by staff or an import: the row, its history, the audit log and the change signal, all or none. */

import { conflict, notFound } from '../api/problem.ts';
import { noteChanges } from '../database/changes.ts';
import type { Tx } from '../database/tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import { changesContent } from './content-date.ts';
import { keepFormerVersion } from './scheme-history.store.ts';
import type { SchemeDraft } from './scheme-rows.ts';
import { checkSlug, completeChange, completeDraft, refuseLost, type SchemeChange } from './scheme-rules.ts';
import { changedFields, readSnapshots } from './scheme-snapshot.ts';
import { recordWrites, type Write } from './scheme-write.ts';
import { insertScheme, insertSchemes, writeCategories, writeStates, writeTranslations } from './schemes.store.ts';

export type Written = { id: number; version: number; isChanged: boolean };

const CHANGED_MEANWHILE = 'Somebody else has saved this scheme since you opened it.';

/** Stores a new scheme. */
export async function createScheme(tx: Tx, draft: SchemeDraft, write: Write): Promise<Written> {
  await takeTurn(tx);
  await checkSlug(tx, draft.slug);
  const id = await insertScheme(tx, completeDraft(draft), write.at);
  await recordWrites(tx, [...(await readSnapshots(tx, [id])).values()], write);
  return { id, version: 1, isChanged: true };
}

/** Stores many new schemes with few statements; returns their ids in the same order. Each brings a slug that is free. */
export async function createSchemes(tx: Tx, drafts: (SchemeDraft & { slug: string })[], write: Write): Promise<number[]> {
  await takeTurn(tx);
  const complete = drafts.map((draft) => ({ ...completeDraft(draft), slug: draft.slug }));
  const ids = await insertSchemes(tx, complete, write.at);
  await recordWrites(tx, [...(await readSnapshots(tx, ids)).values()], write);
  return ids;
}

/**
 * Changes a scheme.
 * @param options.version the version the change was made from; an outdated one is refused with 409
 * @param options.onlyIfDifferent writes nothing when everything is as stored already
 * @throws Problem 404 for an unknown id
 */
export async function changeScheme(
  tx: Tx,
  id: number,
  change: SchemeChange,
  write: Write,
  options: { version?: number | undefined; onlyIfDifferent?: boolean } = {},
): Promise<Written> {
  await takeTurn(tx);
  const before = (await readSnapshots(tx, [id])).get(id);
  if (!before) throw notFound('Scheme not found');
  if (options.version !== undefined && options.version < before.version) throw conflict(CHANGED_MEANWHILE);
  const { columns, categories, states, translations, after: next, lost, isSame } = completeChange(before, change);
  // What staff save must be said of each rule; an import or a former version takes the rules of its missing sentences with it.
  if (write.action === 'updated') refuseLost(lost);
  if (next.slug !== before.slug) await checkSlug(tx, next.slug);
  if (options.onlyIfDifferent && isSame) return { id, version: before.version, isChanged: false };
  await keepFormerVersion(tx, before);
  const now = write.at.toISOString();
  const isPublished = before.status === 'draft' && next.status === 'published';
  const kept = {
    version: before.version + 1,
    ...(changesContent(before, next) && { updated_on: now }),
    ...(next.status === 'published' && !before.published_at && { published_at: now }),
  };
  await tx
    .updateTable('schemes')
    .set({ ...columns, ...kept })
    .where('id', '=', id)
    .execute();
  if (categories) await writeCategories(tx, id, categories);
  if (states) await writeStates(tx, id, states);
  if (translations) await writeTranslations(tx, id, next, translations, now);
  await recordWrites(tx, [{ ...next, ...kept }], write, changedFields(before, next).join(', '));
  await noteChanges(tx, 'scheme', [id]);
  if (isPublished) await write.onPublished(tx, id, write.at);
  return { id, version: kept.version, isChanged: true };
}
