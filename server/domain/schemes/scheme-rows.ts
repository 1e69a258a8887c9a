/** Builds the rows of a scheme. */
import { TRANSLATIONS, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import { FIELD_NAMES, TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';
import type { Unfinished } from '../../../contract/unfinished.ts';
import type { SchemesTable, SchemeTexts } from '../../platform/database/tables.ts';
import { hashTexts } from './hash-texts.ts';
import { emptyColumns } from './scheme-columns.ts';

/** Columns of a scheme that a caller may set. */
export type SchemeColumns = Partial<
  Omit<SchemesTable, 'id' | 'createdAt' | 'createdOn' | 'updated_on' | 'version' | 'deleted_at' | 'published_at'>
>;

export type SchemeTranslation = Partial<SchemeTexts> & {
  state: 'draft' | 'reviewed';
  /** Hash of the English text it translates, if that is not the current one. */
  source_hash?: string;
};

export type SchemeDraft = SchemeColumns & {
  /** Only the seed chooses ids. */
  id?: number;
  /** When its content last changed; default: now. */
  updated_on?: string;
  name: string;
  /** Ids; the first is shown. */
  categories: number[];
  states: string[];
  translations?: Translations<SchemeTranslation>;
  /** Unfinished fields, as typed. */
  setAside?: Unfinished;
};

export function mapTranslations<T, U>(
  translations: { [L in TranslationLanguage]?: T | undefined },
  turn: (one: T, language: TranslationLanguage) => U,
): Translations<U> {
  const given = TRANSLATIONS.filter((language) => translations[language] !== undefined);
  return Object.fromEntries(given.map((language) => [language, turn(translations[language] as T, language)]));
}

/** Drops translations marked for removal (null). */
export function withoutRemoved<T>(translations: Translations<T | null>): Translations<T> {
  return Object.fromEntries(Object.entries(translations).filter(([, texts]) => texts));
}

/** A new row with every column set, because all rows of one insert must have the same columns. */
export function schemeRow(
  { categories: _categories, states: _states, translations: _translations, setAside: _aside, ...columns }: SchemeDraft & { slug: string },
  now: string,
) {
  return {
    ...emptyColumns(FIELD_NAMES),
    sector_name: '',
    unfinished: '{}',
    checked_on: null,
    checked_by: '',
    status: 'draft' as const,
    ...columns,
    version: 1,
    createdAt: now,
    createdOn: now,
    updated_on: columns.updated_on ?? now,
    published_at: columns.status === 'published' ? now : null,
  };
}

export function categoryRows(schemeId: number, categories: number[]) {
  return [...new Set(categories)].map((category_id, position) => ({ scheme_id: schemeId, category_id, position }));
}

export function stateRows(schemeId: number, states: string[]) {
  return [...new Set(states)].map((state) => ({ scheme_id: schemeId, state }));
}

/** The row of a translation of the current English text, or of the one whose hash it carries. */
export function translationRow(
  schemeId: number,
  language: TranslationLanguage,
  english: SchemeTexts,
  texts: SchemeTranslation,
  now: string,
) {
  const row = { ...emptyColumns(TRANSLATED_FIELDS), source_hash: hashTexts(english), ...texts, updated_on: now };
  return { ...row, scheme_id: schemeId, language };
}
