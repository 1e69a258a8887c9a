/** Reads any number of schemes with categories, states and translations in two statements. */
import { type Selectable, sql } from 'kysely';
import type { Translations } from '../../../contract/languages.ts';
import type { Database, SchemesTable, SchemeTexts } from '../../platform/database/tables.ts';
import { repairScheme, repairTranslation } from './repair-row.ts';

export type StoredTranslation = SchemeTexts & { state: 'draft' | 'reviewed'; source_hash: string };

export type StoredScheme = Selectable<SchemesTable> & {
  /** In the editor's order; the first is shown. */
  categories: { id: number; slug: string; name: string }[];
  states: string[];
  translations: Translations<StoredTranslation>;
  /** Corrupt columns, which are empty here, those of a translation prefixed with its language; absent if there are none. */
  damaged?: readonly string[];
};

/** Separator of aggregated values; names of states and categories contain no line break. */
const line = sql.lit('\n');
const joinedStates = sql<string | null>`(select string_agg(state, ${line}) from scheme_states where scheme_id = schemes.id)`;
const joinedCategories = sql<string | null>`(select string_agg(categories.id || ' ' || slug || ' ' || name, ${line} order by position)
  from scheme_categories join categories on categories.id = category_id where scheme_id = schemes.id)`;

/**
 * @param ids default: all
 * @param place `list` excludes the bin, `bin` reads only the bin
 */
export async function readStoredSchemes(db: Database, ids?: number[], place: 'list' | 'bin' = 'list'): Promise<StoredScheme[]> {
  if (ids?.length === 0) return [];
  const [rows, translations] = await Promise.all([
    db
      .selectFrom('schemes')
      .selectAll()
      .select([joinedStates.as('joinedStates'), joinedCategories.as('joinedCategories')])
      .where('deleted_at', place === 'list' ? 'is' : 'is not', null)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .execute(),
    db
      .selectFrom('scheme_translations')
      .selectAll()
      .$if(ids !== undefined, (query) => query.where('scheme_id', 'in', ids ?? []))
      .orderBy('language')
      .execute(),
  ]);
  const translationsOf = Map.groupBy(translations, (row) => row.scheme_id);
  return rows.map(({ joinedStates, joinedCategories, ...stored }) => {
    const { row, damaged } = repairScheme(stored);
    const texts = (translationsOf.get(row.id) ?? []).map((one) => ({ ...repairTranslation(textsOf(one)), language: one.language }));
    const faults = [...damaged, ...texts.flatMap(({ language, damaged: names }) => names.map((name) => `${language}.${name}`))];
    return {
      ...row,
      ...(faults.length > 0 && { damaged: faults }),
      categories: linesOf(joinedCategories).map((category) => {
        const [id, slug = '', ...name] = category.split(' ');
        return { id: Number(id), slug, name: name.join(' ') };
      }),
      states: linesOf(joinedStates).sort(),
      translations: Object.fromEntries(texts.map(({ language, row: translation }) => [language, translation])),
    };
  });
}

function linesOf(joined: string | null): string[] {
  return joined?.split('\n') ?? [];
}

/** A stored translation without its keys. */
export function textsOf<T extends { scheme_id: number; language: string; updated_on?: string | undefined }>(row: T) {
  const { scheme_id: _scheme, language: _language, updated_on: _updated, ...texts } = row;
  return texts;
}
