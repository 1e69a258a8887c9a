/** Writes schemes: the row and all that hangs on it, in the transaction the caller holds. Rich texts are expected clean. */
import { noteChanges } from '../database/changes.ts';
import type { Tx } from '../database/tables.ts';
import { categoryRows, guideRows, type SchemeDraft, type SchemeTranslation, schemeRow, stateRows, translationRow } from './scheme-rows.ts';
import { slugFor } from './scheme-slug.ts';

export type { SchemeDraft, SchemeTranslation };

/** Stores a new scheme and returns its id. */
export async function insertScheme(tx: Tx, draft: SchemeDraft, at: Date): Promise<number> {
  const slug = draft.slug ?? (await slugFor(tx, draft.name));
  const [id] = await insertSchemes(tx, [{ ...draft, slug }], at);
  return id as number;
}

/** Stores new schemes with a handful of statements, however many there are; returns their ids in the same order. */
export async function insertSchemes(tx: Tx, drafts: (SchemeDraft & { slug: string })[], at: Date): Promise<number[]> {
  if (drafts.length === 0) return [];
  const now = at.toISOString();
  const rows = drafts.map((draft) => schemeRow(draft, now));
  const stored = await tx.insertInto('schemes').values(rows).returning(['id', 'slug']).execute();
  const idOf = new Map(stored.map((row) => [row.slug, row.id]));
  const ids = drafts.map((draft) => idOf.get(draft.slug) as number);
  const each = <T>(rowsOf: (id: number, index: number) => T[]) => ids.flatMap(rowsOf);
  const categories = each((id, index) => categoryRows(id, drafts[index]?.categories ?? []));
  const states = each((id, index) => stateRows(id, drafts[index]?.states ?? []));
  const guides = each((id, index) => (rows[index] ? guideRows(id, rows[index]) : []));
  const translations = each((id, index) => {
    const [english, hindi] = [rows[index], drafts[index]?.hindi];
    return english && hindi ? [translationRow(id, english, hindi, now)] : [];
  });
  if (categories.length > 0) await tx.insertInto('scheme_categories').values(categories).execute();
  if (states.length > 0) await tx.insertInto('scheme_states').values(states).execute();
  if (translations.length > 0) await tx.insertInto('scheme_translations').values(translations).execute();
  if (guides.length > 0) await tx.insertInto('guides').values(guides).execute();
  await noteChanges(tx, 'scheme', ids);
  return ids;
}

export async function writeCategories(tx: Tx, schemeId: number, categories: number[]): Promise<void> {
  await tx.deleteFrom('scheme_categories').where('scheme_id', '=', schemeId).execute();
  const rows = categoryRows(schemeId, categories);
  if (rows.length > 0) await tx.insertInto('scheme_categories').values(rows).execute();
}

export async function writeStates(tx: Tx, schemeId: number, states: string[]): Promise<void> {
  await tx.deleteFrom('scheme_states').where('scheme_id', '=', schemeId).execute();
  const rows = stateRows(schemeId, states);
  if (rows.length > 0) await tx.insertInto('scheme_states').values(rows).execute();
}

export async function writeTranslation(tx: Tx, schemeId: number, hindi: SchemeTranslation, now: string): Promise<void> {
  const scheme = await tx.selectFrom('schemes').selectAll().where('id', '=', schemeId).executeTakeFirstOrThrow();
  const row = translationRow(schemeId, scheme, hindi, now);
  await tx
    .insertInto('scheme_translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['scheme_id', 'language']).doUpdateSet(row))
    .execute();
}

/** Rewrites the stored guide from the scheme; a scheme without steps or documents has none. */
export async function writeGuide(tx: Tx, schemeId: number): Promise<void> {
  await tx.deleteFrom('guides').where('schemeId', '=', schemeId).execute();
  const scheme = await tx
    .selectFrom('schemes')
    .select(['name', 'application_process', 'documents_required'])
    .where('id', '=', schemeId)
    .executeTakeFirstOrThrow();
  const rows = guideRows(schemeId, scheme);
  if (rows.length > 0) await tx.insertInto('guides').values(rows).execute();
}
