/** The lexicon in force: shipped entries with the changes, removals and additions of staff. */
import type { LexiconState } from '../../../contract/lexicon.endpoints.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { LexiconEntry } from '../search/types.ts';

export type LexiconRecord = Required<LexiconEntry> & {
  state: LexiconState;
  /** Id of the row of staff; null for an unchanged shipped entry. */
  id: number | null;
  /** Key of the shipped entry; null for entries of staff. */
  shipped: string | null;
};

type StaffEntry = Required<LexiconEntry> & { id: number; shipped: string | null; isOff: boolean };

/** Shipped entries have no ids, so kind and term identify them. */
export function shippedKey({ term, kind }: Pick<LexiconEntry, 'term' | 'kind'>): string {
  return `${kind || 'need'}/${term}`;
}

export async function readLexicon(db: Database, shipped: readonly LexiconEntry[]): Promise<LexiconRecord[]> {
  const rows = await db.selectFrom('lexicon').selectAll().orderBy('id').execute();
  const staff = rows.map(({ id, term, kind, aliases, shipped: key, is_off }) => ({
    id,
    term,
    kind,
    aliases: readAliases(aliases),
    shipped: key,
    isOff: is_off === 1,
  }));
  return inForce(shipped, staff);
}

/** Empty for a corrupt row, so that one entry does not break the search. */
function readAliases(json: string): StaffEntry['aliases'] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((one) => typeof one?.text === 'string') : [];
  } catch {
    return [];
  }
}

/** When a release drops an entry, a change of it by staff becomes their own entry, and a removal has no effect any more. */
export function inForce(shipped: readonly LexiconEntry[], staff: readonly StaffEntry[]): LexiconRecord[] {
  const known = new Set(shipped.map(shippedKey));
  const isOwn = (row: StaffEntry) => row.shipped === null || !known.has(row.shipped);
  const changes = new Map(staff.filter((row) => !isOwn(row)).map((row) => [row.shipped, row]));
  const own = staff.filter((row) => isOwn(row) && !row.isOff);
  return [
    ...shipped.map((entry) => {
      const key = shippedKey(entry);
      const row = changes.get(key);
      const { term, kind = '', aliases } = row === undefined || row.isOff ? entry : row;
      const state = row === undefined ? 'shipped' : row.isOff ? 'off' : 'changed';
      return { id: row?.id ?? null, shipped: key, state, term, kind, aliases } as const;
    }),
    ...own.map(({ id, term, kind, aliases }) => ({ id, shipped: null, state: 'own', term, kind, aliases }) as const),
  ];
}
