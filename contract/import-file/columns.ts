/** The columns of imports and exports. An export has exactly these; an import may use other names for some. */
import { TRANSLATIONS, type TranslationLanguage } from '../languages.ts';
import { FIELD_NAMES, factsOf, type TranslatedField } from '../scheme-table.ts';

/** What an export has besides the fields of the table: after which of its columns each stands. */
const BESIDES: Record<string, string[]> = { acronym: ['status', 'categories'], level: ['states'], sources: ['checkedOn', 'checkedBy'] };

/** Fields that travel in imports and exports, with their column. */
export const FIELD_CELLS = FIELD_NAMES.flatMap((field) => {
  const { cell } = factsOf(field);
  return cell === undefined ? [] : [{ field, cell }];
});

/** In the order of an export. */
export const COLUMNS = FIELD_CELLS.flatMap(({ cell }) => [cell, ...(BESIDES[cell] ?? [])]);

/** The columns of a translation, each `hi_name` or the like, and the field it fills. */
export const TRANSLATION_CELLS = TRANSLATIONS.flatMap((language) =>
  FIELD_CELLS.filter(({ field }) => factsOf(field).isTranslated).map(({ field, cell }) => ({
    language,
    field: field as TranslatedField,
    cell: `${language}_${cell}`,
  })),
);

/** The column that tells how far a translation is. */
export const stateCell = (language: TranslationLanguage) => `${language}_state`;

export const EXPORT_COLUMNS = [...COLUMNS, ...TRANSLATION_CELLS.map(({ cell }) => cell), ...TRANSLATIONS.map(stateCell)];
