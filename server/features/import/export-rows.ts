/** Exports schemes as rows that an import reads back unchanged. */
import { CATEGORIES } from '../../../contract/categories.ts';
import { guardFormula, guardText } from '../../../contract/import-file/cell-text.ts';
import { EXPORT_COLUMNS, FIELD_CELLS, stateCell, TRANSLATION_CELLS } from '../../../contract/import-file/columns.ts';
import { TRANSLATIONS } from '../../../contract/languages.ts';
import { type FieldKind, factsOf, isList, type SchemeField } from '../../../contract/scheme-table.ts';
import { isCurrent } from '../../domain/schemes/hash-texts.ts';
import { fieldsOf } from '../../domain/schemes/scheme-columns.ts';
import type { SchemeSnapshot } from '../../domain/schemes/scheme-snapshot.ts';
import type { SchemeTexts } from '../../platform/database/tables.ts';
import { isHtml } from './plain-to-html.ts';

/** Lists stay lists in JSON; CSV joins them with semicolons. */
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
    ...Object.fromEntries(FIELD_CELLS.map(({ field, cell }) => [cell, exported(field, fields[field] ?? '')])),
    status: scheme.status,
    categories: scheme.categories.map((id) => CATEGORIES.find((category) => category.id === id)?.slug ?? String(id)),
    states: scheme.states.length > 0 ? scheme.states : ['All'],
    checkedOn: scheme.checked_on ?? '',
    checkedBy: guardText(scheme.checked_by),
    ...Object.fromEntries(
      TRANSLATION_CELLS.map(({ language, field, cell }) => [
        cell,
        exported(field, scheme.translations[language]?.[factsOf(field).column as keyof SchemeTexts] ?? ''),
      ]),
    ),
    ...Object.fromEntries(TRANSLATIONS.map((language) => [stateCell(language), stateOf(language)])),
  };
}

/** Writes a value so that an import reads exactly the same. */
function exported(field: SchemeField, value: unknown): unknown {
  return typeof value === 'string' ? WRITE_OF_KIND[factsOf(field).kind](value) : value;
}

const WRITE_OF_KIND: Record<FieldKind, (text: string) => unknown> = {
  line: guardText,
  text: guardText,
  // An import would turn plain text into paragraphs or a list.
  rich: (html) => (html === '' || isHtml(html) ? html : `<span>${html}</span>`),
  address: guardText,
  email: guardText,
  day: guardText,
  choice: guardText,
  // Empty text only: flags are booleans.
  flag: guardText,
  // An import would split at separators within a word.
  words: (words) => (/[;|]|^['[]/.test(words) ? words.split(', ').map(guardText) : guardText(words)),
  sources: guardText,
  conditions: guardText,
  examples: guardText,
  papers: guardText,
};

const LIST_CELLS = new Set(FIELD_CELLS.filter(({ field }) => isList(factsOf(field).kind)).map(({ cell }) => cell));

const WORDS = factsOf('keywords').cell;

/** Cells of a CSV row; an apostrophe keeps spreadsheets from running formulas. */
export function csvCells(row: Record<string, unknown>): string[] {
  return EXPORT_COLUMNS.map((column) => {
    const value = row[column];
    if (LIST_CELLS.has(column) || (column === WORDS && Array.isArray(value))) return JSON.stringify(value);
    return guardFormula(Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  });
}
