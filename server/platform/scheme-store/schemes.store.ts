/** Writes schemes: the row and all that hangs on it, in the transaction the caller holds. Rich texts are expected clean. */

import type { TranslationLanguage, Translations } from '../../../contract/languages.ts';
import { freeSlug, slugify } from '../../../contract/slug.ts';
import { noteChanges } from '../database/changes.ts';
import type { SchemeTexts, Tx } from '../database/tables.ts';
import {
  categoryRows,
  mapTranslations,
  type SchemeDraft,
  type SchemeTranslation,
  schemeRow,
  stateRows,
  translationRow,
} from './scheme-rows.ts';

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
  const translations = each((id, index) => {
    const [english, translations = {}] = [rows[index], drafts[index]?.translations];
    return english
      ? Object.values(mapTranslations(translations, (texts, language) => translationRow(id, language, english, texts, now)))
      : [];
  });
  if (categories.length > 0) await tx.insertInto('scheme_categories').values(categories).execute();
  if (states.length > 0) await tx.insertInto('scheme_states').values(states).execute();
  if (translations.length > 0) await tx.insertInto('scheme_translations').values(translations).execute();
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

/** @param translations to be written; null removes one */
export async function writeTranslations(
  tx: Tx,
  schemeId: number,
  english: SchemeTexts,
  translations: Translations<SchemeTranslation | null>,
  now: string,
): Promise<void> {
  for (const [language, texts] of Object.entries(translations) as [TranslationLanguage, SchemeTranslation | null][]) {
    if (texts === null) {
      await tx.deleteFrom('scheme_translations').where('scheme_id', '=', schemeId).where('language', '=', language).execute();
      continue;
    }
    const row = translationRow(schemeId, language, english, texts, now);
    await tx
      .insertInto('scheme_translations')
      .values(row)
      .onConflict((conflict) => conflict.columns(['scheme_id', 'language']).doUpdateSet(row))
      .execute();
  }
}

/** A slug no other scheme has, from the name. */
async function slugFor(tx: Tx, name: string): Promise<string> {
  const wanted = slugify(name) || 'scheme';
  const rows = await tx
    .selectFrom('schemes')
    .select('slug')
    .where((where) => where.or([where('slug', '=', wanted), where('slug', 'like', `${wanted}-%`)]))
    .execute();
  return freeSlug(wanted, new Set(rows.map((row) => row.slug)));
}
