/** The columns of imports and exports. An export has exactly these; an import may use other names for some. */
import { TRANSLATIONS, type TranslationLanguage } from '../languages.ts';
import { FIELD_NAMES, factsOf, type TranslatedField } from '../scheme-table.ts';

/** Columns of an export that are not in the table, by the column they follow. */
const BESIDES: Record<string, string[]> = { acronym: ['status', 'categories'], level: ['states'], sources: ['checkedOn', 'checkedBy'] };

/** Fields in imports and exports, with their column. */
export const FIELD_CELLS = FIELD_NAMES.flatMap((field) => {
  const { cell } = factsOf(field);
  return cell === undefined ? [] : [{ field, cell }];
});

/** In the order of an export. */
export const COLUMNS = FIELD_CELLS.flatMap(({ cell }) => [cell, ...(BESIDES[cell] ?? [])]);

/** The columns of translations, such as `hi_name`, with their field. */
export const TRANSLATION_CELLS = TRANSLATIONS.flatMap((language) =>
  FIELD_CELLS.filter(({ field }) => factsOf(field).isTranslated).map(({ field, cell }) => ({
    language,
    field: field as TranslatedField,
    cell: `${language}_${cell}`,
  })),
);

/** The column with the state of a translation. */
export const stateCell = (language: TranslationLanguage) => `${language}_state`;

export const EXPORT_COLUMNS = [...COLUMNS, ...TRANSLATION_CELLS.map(({ cell }) => cell), ...TRANSLATIONS.map(stateCell)];
