/** Schemes as rows that an import takes back unchanged. */
import { CATEGORIES } from '../../../contract/categories.ts';
import { TRANSLATIONS } from '../../../contract/languages.ts';
import { factsOf, isList, type SchemeField } from '../../../contract/scheme-table.ts';
import type { SchemeTexts } from '../../platform/database/tables.ts';
import { isCurrent } from '../../platform/scheme-store/hash-texts.ts';
import { fieldsOf } from '../../platform/scheme-store/scheme-columns.ts';
import type { SchemeSnapshot } from '../../platform/scheme-store/scheme-snapshot.ts';
import { EXPORT_COLUMNS, FIELD_CELLS, stateCell, TRANSLATION_CELLS } from './import-columns.ts';

/** Lists stay lists in JSON; in CSV they are joined by semicolons. */
export function exportRow(scheme: SchemeSnapshot): Record<string, unknown> {
  const fields: Record<SchemeField, unknown> = fieldsOf(
    scheme,
    FIELD_CELLS.map(({ field }) => field),
  );
  const stateOf = (language: (typeof TRANSLATIONS)[number]) => {
    const texts = scheme.translations[language];
    return texts ? (isCurrent(scheme, texts.source_hash) ? texts.state : 'stale') : '';
  };
  return {
    ...Object.fromEntries(FIELD_CELLS.map(({ field, cell }) => [cell, fields[field] ?? ''])),
    status: scheme.status,
    categories: scheme.categories.map((id) => CATEGORIES.find((category) => category.id === id)?.slug ?? String(id)),
    states: scheme.states.length > 0 ? scheme.states : ['All'],
    checkedOn: scheme.checked_on ?? '',
    checkedBy: scheme.checked_by,
    ...Object.fromEntries(
      TRANSLATION_CELLS.map(({ language, field, cell }) => [
        cell,
        scheme.translations[language]?.[factsOf(field).column as keyof SchemeTexts] ?? '',
      ]),
    ),
    ...Object.fromEntries(TRANSLATIONS.map((language) => [stateCell(language), stateOf(language)])),
  };
}

const LIST_CELLS = new Set(FIELD_CELLS.filter(({ field }) => isList(factsOf(field).kind)).map(({ cell }) => cell));

/** The cells of a row for CSV. */
export function csvCells(row: Record<string, unknown>): string[] {
  return EXPORT_COLUMNS.map((column) => {
    const value = row[column];
    if (LIST_CELLS.has(column)) return JSON.stringify(value);
    return Array.isArray(value) ? value.join('; ') : String(value ?? '');
  });
}
