/** Every write of a scheme by staff or an import: the row, its history, the audit log and the change signal, all or none. */
import { conflict, notFound } from '../api/problem.ts';
import { noteChanges } from '../database/changes.ts';
import type { Tx } from '../database/tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import { keepFormerVersion } from './scheme-history.store.ts';
import { checkDates, checkSlug, derivedSummary, isSame, mergedHindi, type SchemeChange, slugOf, summaryAfter } from './scheme-rules.ts';
import { changedFields, readSnapshots, type SchemeSnapshot } from './scheme-snapshot.ts';
import { recordWrite, type Write } from './scheme-write.ts';
import { insertScheme, type SchemeDraft, writeCategories, writeGuide, writeStates, writeTranslation } from './schemes.store.ts';

export type Written = { id: number; version: number; isChanged: boolean };

export const CHANGED_MEANWHILE = 'Somebody else has saved this scheme since you opened it.';
/**
 * Stores a new scheme. Rich texts are expected clean.
 * @param link runs before the publication is told, to link what the scheme answers
 */
export async function createScheme(
  tx: Tx,
  draft: SchemeDraft,
  write: Write,
  link: (id: number) => Promise<void> = async () => {},
): Promise<Written> {
  await takeTurn(tx);
  checkDates(draft);
  await checkSlug(tx, draft.slug);
  const id = await insertScheme(
    tx,
    {
      ...draft,
      sector_name: draft.sector_name || slugOf(draft.categories[0]),
      seo_description: draft.seo_description || derivedSummary(draft.scheme_description ?? ''),
    },
    write.at,
  );
  const after = (await readSnapshots(tx, [id])).get(id) as SchemeSnapshot;
  await recordWrite(tx, after, write);
  await link(id);
  if (after.status === 'published') await write.onPublished(tx, id);
  return { id, version: 1, isChanged: true };
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
  const { categories, states, hindi: given, ...columns } = change;
  const hindi = mergedHindi(before, given);
  // The sector follows the category shown, unless it is given.
  if (categories && categories[0] !== before.categories[0]) columns.sector_name ??= slugOf(categories[0]);
  const next = { ...before, ...columns };
  checkDates(next);
  if (next.slug !== before.slug) await checkSlug(tx, next.slug);
  columns.seo_description = summaryAfter(before, next);
  if (
    options.onlyIfDifferent &&
    isSame(before, { ...columns, ...(categories && { categories }), ...(states && { states }), ...(hindi !== undefined && { hindi }) })
  )
    return { id, version: before.version, isChanged: false };
  await keepFormerVersion(tx, before);
  const now = write.at.toISOString();
  const isPublished = before.status === 'draft' && next.status === 'published';
  await tx
    .updateTable('schemes')
    .set({
      ...columns,
      version: before.version + 1,
      updated_on: now,
      ...(next.status === 'published' && !before.published_at && { published_at: now }),
    })
    .where('id', '=', id)
    .execute();
  if (categories) await writeCategories(tx, id, categories);
  if (states) await writeStates(tx, id, states);
  if (hindi) await writeTranslation(tx, id, hindi, now);
  if (hindi === null) await tx.deleteFrom('scheme_translations').where('scheme_id', '=', id).execute();
  await writeGuide(tx, id);
  const after = (await readSnapshots(tx, [id])).get(id) as SchemeSnapshot;
  await recordWrite(tx, after, write, changedFields(before, after).join(', '));
  await noteChanges(tx, 'scheme', [id]);
  if (isPublished) await write.onPublished(tx, id);
  return { id, version: after.version, isChanged: true };
}
