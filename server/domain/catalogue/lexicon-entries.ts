/** The lexicon in force: what comes with the software, with what staff changed, switched off and added. */
import type { LexiconState } from '../../../contract/lexicon.endpoints.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { LexiconEntry } from '../search/types.ts';

export type LexiconRecord = Required<LexiconEntry> & {
  state: LexiconState;
  /** Of what staff stored; null where they stored nothing. */
  id: number | null;
  /** What an entry that comes with the software is known by; null for those of staff. */
  shipped: string | null;
};

type StaffEntry = Required<LexiconEntry> & { id: number; shipped: string | null; isOff: boolean };

/** Files have no numbers: an entry is the one of its kind with its term. */
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

/** Of a row that cannot be read there are none: one entry must not end the search of all. */
function readAliases(json: string): StaffEntry['aliases'] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((one) => typeof one?.text === 'string') : [];
  } catch {
    return [];
  }
}

/** A release may drop an entry: what staff had made of it goes on as theirs, and that it was off means nothing any more. */
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
