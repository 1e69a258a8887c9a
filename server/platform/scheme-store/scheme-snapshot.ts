/** A scheme with everything that hangs on it, as history keeps it. */
import type { Selectable } from 'kysely';
import type { Translations } from '../../../contract/languages.ts';
import type { Database, SchemesTable, SchemeTexts } from '../database/tables.ts';
import { changedNames, type RecordKind } from '../records/record-kind.ts';

type StoredTranslation = SchemeTexts & { state: 'draft' | 'reviewed'; source_hash: string };

export type SchemeSnapshot = Selectable<SchemesTable> & {
  /** Ids, the one shown first. */
  categories: number[];
  states: string[];
  translations: Translations<StoredTranslation>;
};

/**
 * Reads schemes as they are stored, by id.
 * @param where `live` leaves out the bin, `binned` reads nothing else
 */
export async function readSnapshots(db: Database, ids: number[], where: 'live' | 'binned' = 'live'): Promise<Map<number, SchemeSnapshot>> {
  if (ids.length === 0) return new Map();
  const [rows, categories, states, translations] = await Promise.all([
    db
      .selectFrom('schemes')
      .selectAll()
      .where('id', 'in', ids)
      .where('deleted_at', where === 'live' ? 'is' : 'is not', null)
      .execute(),
    db.selectFrom('scheme_categories').selectAll().where('scheme_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('scheme_states').selectAll().where('scheme_id', 'in', ids).orderBy('state').execute(),
    db.selectFrom('scheme_translations').selectAll().where('scheme_id', 'in', ids).execute(),
  ]);
  const snapshots = rows.map((row): SchemeSnapshot => {
    const own = translations.filter((one) => one.scheme_id === row.id);
    return {
      ...row,
      categories: categories.filter((one) => one.scheme_id === row.id).map((one) => one.category_id),
      states: states.filter((one) => one.scheme_id === row.id).map((one) => one.state),
      translations: Object.fromEntries(own.map((one) => [one.language, withoutKeys(one)])),
    };
  });
  return new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
}

function withoutKeys<T extends { scheme_id: number; language: string; updated_on: string }>(row: T) {
  const { scheme_id: _scheme, language: _language, updated_on: _updated, ...texts } = row;
  return texts;
}

/** Fields that differ with every write, or that history is not about. */
const BOOKKEEPING = new Set(['id', 'version', 'createdAt', 'createdOn', 'updated_on', 'published_at', 'deleted_at']);

/** Names of the fields in which two snapshots differ. Translated texts are named `hi.field`. */
export function changedFields(before: SchemeSnapshot, after: SchemeSnapshot): string[] {
  return changedNames(flat(before), flat(after));
}

/** Every field as text; an absent one, or a list in which nothing stands, is empty. */
export function flat(snapshot: SchemeSnapshot): Record<string, string> {
  const { translations, ...fields } = snapshot;
  const entries = Object.entries(fields).filter(([name]) => !BOOKKEEPING.has(name));
  const translated = Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts)
      .filter(([name]) => name !== 'source_hash')
      .map(([name, value]) => [`${language}.${name}`, value] as const),
  );
  return Object.fromEntries(
    [...entries, ...translated]
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value ?? '')] as const)
      .filter(([, value]) => value !== '' && value !== '[]'),
  );
}

/** A snapshot as history keeps it; before there were several translations the Hindi stood alone. */
function readKept(json: string): SchemeSnapshot {
  const { hindi, ...kept } = JSON.parse(json);
  return { translations: hindi ? { hi: hindi } : {}, ...kept };
}

export const SCHEMES: RecordKind<SchemeSnapshot> = {
  entity: 'scheme',
  nameOf: ({ name }) => name,
  madeOn: ({ createdOn }) => createdOn,
  keep: (snapshot) => snapshot,
  read: readKept,
  texts: flat,
};
