/** Writes schemes with categories, states and translations, in the caller's transaction. Rich texts must be clean. */

import type { Insertable } from 'kysely';
import { TRANSLATIONS } from '../../../contract/languages.ts';
import { slugify } from '../../../contract/slug.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import type { SchemeTranslationsTable, Tx } from '../../platform/database/tables.ts';
import { findFreeSlug } from '../../platform/records/free-slug.ts';
import { categoryRows, mapTranslations, type SchemeDraft, schemeRow, stateRows, translationRow } from './scheme-rows.ts';
import type { SchemeSnapshot } from './scheme-snapshot.ts';
import { textsOf } from './stored-schemes.ts';

export async function insertScheme(tx: Tx, draft: SchemeDraft, at: Date): Promise<SchemeSnapshot> {
  const slug = draft.slug ?? (await findFreeSlug(tx, 'scheme', slugify(draft.name) || 'scheme'));
  const [stored] = await insertSchemes(tx, [{ ...draft, slug }], at);
  return stored as SchemeSnapshot;
}

/** Stores any number of new schemes with a few statements; returns them in the same order. */
export async function insertSchemes(tx: Tx, drafts: (SchemeDraft & { slug: string })[], at: Date): Promise<SchemeSnapshot[]> {
  if (drafts.length === 0) return [];
  const now = at.toISOString();
  const rows = await tx
    .insertInto('schemes')
    .values(drafts.map((draft) => schemeRow(draft, now)))
    .returningAll()
    .execute();
  const rowOf = new Map(rows.map((row) => [row.slug, row]));
  const stored = drafts.map((draft) => {
    const row = rowOf.get(draft.slug) as (typeof rows)[number];
    const { id } = row;
    const categories = categoryRows(id, draft.categories);
    const states = stateRows(id, draft.states);
    const written = mapTranslations(draft.translations ?? {}, (texts, language) => translationRow(id, language, row, texts, now));
    const translations = Object.values(written);
    const snapshot: SchemeSnapshot = {
      ...row,
      categories: categories.map(({ category_id }) => category_id),
      states: states.map(({ state }) => state).sort(),
      translations: mapTranslations(written, (texts) => textsOf(texts)),
    };
    return { snapshot, categories, states, translations };
  });
  const [categories, states, translations] = [
    stored.flatMap((one) => one.categories),
    stored.flatMap((one) => one.states),
    stored.flatMap((one) => one.translations),
  ];
  if (categories.length > 0) await tx.insertInto('scheme_categories').values(categories).execute();
  if (states.length > 0) await tx.insertInto('scheme_states').values(states).execute();
  if (translations.length > 0) await tx.insertInto('scheme_translations').values(translations).execute();
  const snapshots = stored.map((one) => one.snapshot);
  await noteChanges(
    tx,
    'scheme',
    snapshots.map(({ id }) => id),
  );
  return snapshots;
}

/** Writes changed categories, states and translations. */
export async function writeAttachments(tx: Tx, before: SchemeSnapshot, after: SchemeSnapshot, now: string): Promise<void> {
  if (after.categories.join() !== before.categories.join()) await writeCategories(tx, after.id, after.categories);
  if (after.states.join() !== before.states.join()) await writeStates(tx, after.id, after.states);
  const gone = TRANSLATIONS.filter((language) => before.translations[language] && !after.translations[language]);
  if (gone.length > 0) {
    await tx.deleteFrom('scheme_translations').where('scheme_id', '=', after.id).where('language', 'in', gone).execute();
  }
  const rows = TRANSLATIONS.flatMap((language) => {
    const [old, texts] = [before.translations[language], after.translations[language]];
    return texts && !isSame(old, texts) ? [{ ...texts, scheme_id: after.id, language, updated_on: now }] : [];
  });
  if (rows.length > 0) await writeTranslations(tx, rows);
}

function isSame<T extends object>(old: T | undefined, texts: T): boolean {
  return old !== undefined && (Object.keys(texts) as (keyof T)[]).every((name) => old[name] === texts[name]);
}

async function writeCategories(tx: Tx, schemeId: number, categories: number[]): Promise<void> {
  await tx.deleteFrom('scheme_categories').where('scheme_id', '=', schemeId).execute();
  const rows = categoryRows(schemeId, categories);
  if (rows.length > 0) await tx.insertInto('scheme_categories').values(rows).execute();
}

async function writeStates(tx: Tx, schemeId: number, states: string[]): Promise<void> {
  await tx.deleteFrom('scheme_states').where('scheme_id', '=', schemeId).execute();
  const rows = stateRows(schemeId, states);
  if (rows.length > 0) await tx.insertInto('scheme_states').values(rows).execute();
}

async function writeTranslations(tx: Tx, rows: Insertable<SchemeTranslationsTable>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof SchemeTranslationsTable)[];
  await tx
    .insertInto('scheme_translations')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['scheme_id', 'language'])
        .doUpdateSet((row) => Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)]))),
    )
    .execute();
}
