/** A scheme with categories, states and translations, as stored in the history. */
import type { Database } from '../../platform/database/tables.ts';
import { changedNames, type RecordKind } from '../../platform/records/record-kind.ts';
import { readStoredSchemes, type StoredScheme } from './stored-schemes.ts';

export type SchemeSnapshot = Omit<StoredScheme, 'categories'> & {
  /** Ids; the first is shown. */
  categories: number[];
};

/** Reads stored schemes by id. */
export async function readSnapshots(db: Database, ids: number[], place?: 'list' | 'bin'): Promise<Map<number, SchemeSnapshot>> {
  const stored = await readStoredSchemes(db, ids, place);
  return new Map(stored.map((scheme) => [scheme.id, { ...scheme, categories: scheme.categories.map(({ id }) => id) }]));
}

/** Fields that differ with every write or do not belong in the history. */
const BOOKKEEPING = new Set(['id', 'version', 'createdAt', 'createdOn', 'updated_on', 'published_at', 'deleted_at', 'damaged']);

/** Names of the fields in which two snapshots differ. Translated texts are named `hi.field`. */
export function changedFields(before: SchemeSnapshot, after: SchemeSnapshot): string[] {
  return changedNames(flat(before), flat(after));
}

/** Every field as text; empty for an absent field or an empty list. */
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
      .filter(([, value]) => value !== '' && value !== '[]' && value !== '{}'),
  );
}

/** Parses a snapshot; old ones have a single `hindi` translation. */
function readStored(json: string): SchemeSnapshot {
  const { hindi, ...kept } = JSON.parse(json);
  return { translations: hindi ? { hi: hindi } : {}, ...kept };
}

export const SCHEMES: RecordKind<SchemeSnapshot> = {
  entity: 'scheme',
  nameOf: ({ name }) => name,
  madeOn: ({ createdOn }) => createdOn,
  keep: ({ damaged: _, ...snapshot }) => snapshot,
  read: readStored,
  texts: flat,
};
