/** Converts a row of an import (a scraped file, our own export or a spreadsheet) to a change. */

import { resolveCategory } from '../../../contract/categories.ts';
import { isSafeUrl } from '../../../contract/fields.ts';
import { stateCell, TRANSLATION_CELLS } from '../../../contract/import-file/columns.ts';
import { identityOf } from '../../../contract/import-file/row-identity.ts';
import type { InputIssue } from '../../../contract/input-problem.ts';
import { LANGUAGES, TRANSLATIONS, type TranslationLanguage } from '../../../contract/languages.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { SCHEME_STATUSES } from '../../../contract/scheme-fields.ts';
import { MESSAGES } from '../../../messages/every-language.ts';
import type { ImportedRow } from '../../domain/schemes/import-batch.ts';
import { changeFromForm, foreignPicturesIn } from '../../domain/schemes/scheme-input.ts';
import type { SchemeChange } from '../../domain/schemes/scheme-rules.ts';
import { leftOutSentence } from '../../platform/rich-text/foreign-pictures.ts';
import { ImportCells } from './import-cells.ts';
import { fieldIn, fieldsIn } from './import-fields.ts';
import { CATEGORY_ALIASES } from './portal-categories.ts';
import { addressIn } from './read-address.ts';
import { dayIn } from './read-day.ts';
import { listIn } from './read-list.ts';
import { refusalOf } from './refusal.ts';
import { statesIn } from './state-names.ts';

/**
 * Ignores empty cells, so that they never clear stored values.
 * @throws Problem 400 with a sentence that names the column
 */
export function readImportRow(row: Record<string, unknown>): ImportedRow {
  const cells = new ImportCells(row);
  const name = cells.text('name');
  cells.text('slug');
  const { slug, isNamed } = identityOf(row);
  if (!isNamed && TOTAL_ROW.test(name)) throw cells.refusal('name', `“${name}” is the total of a table, not a scheme: delete this row`);
  if (!slug) throw cells.refusal('name', name ? 'holds no letter and no digit a slug could be made of' : 'Required');
  const { url, note } = addressOf(cells);
  const given = {
    ...fieldsIn(cells),
    url,
    slug,
    ...statusOf(cells),
    ...categoriesOf(cells),
    ...statesOf(cells),
    ...translationsOf(cells),
  };
  const parsed = addWholeScheme.input.safeParse(given);
  if (!parsed.success) throw refusalOf(parsed.error.issues[0] as InputIssue | undefined, cells, given);
  const { requestId: _none, ...input } = parsed.data;
  const change: SchemeChange = { ...changeFromForm(input), ...checkOf(cells) };
  // A translation exported as stale stays stale, because its source hash is not exported.
  for (const [language, texts] of Object.entries(change.translations ?? {}))
    if (texts && cells.text(stateCell(language as TranslationLanguage)).toLowerCase() === 'stale') texts.source_hash = 'stale';
  const notes = [...note, leftOutSentence(foreignPicturesIn(input)), ...cells.strangeTexts()].filter(Boolean);
  return { slug, name, change, note: notes.join('. '), ...(!isNamed && { isUnnamed: true }) };
}

/** What spreadsheets put into the first text column of the row below a table. */
const TOTAL_ROW =
  /^(?:(?:grand|sub|over\s?all)?[\s-]*totals?(?:\s(?:of|no\.?|number|schemes|amount|rows)\b.{0,40})?|(?:कुल|महायोग|कुल योग|योग)(?:\s(?:योजनाएँ|योजनाएं|राशि))?|કુલ(?:\s(?:યોજનાઓ|રકમ))?)[\s:=–-]*[\p{Nd},.]*$/iu;

/** Omits an invalid address, with a note. */
function addressOf(cells: ImportCells): { url: string | undefined; note: string[] } {
  const address = addressIn(cells.text('url'));
  if (address === '' || isSafeUrl(address)) return { url: address || undefined, note: [] };
  return { url: undefined, note: [cells.refusal('url', `the address ${cells.text('url')} was left out: it is not a valid URL`).message] };
}

function statusOf(cells: ImportCells): { status?: string } {
  const status = cells.text('status').toLowerCase();
  if (status === '') return {};
  if (SCHEME_STATUSES.includes(status as 'draft')) return { status };
  throw cells.refusal('status', `“${status.slice(0, 40)}” is not known: write ${SCHEME_STATUSES.join(' or ')}`);
}

/** Date and author of the last staff check. */
function checkOf(cells: ImportCells): { checked_on?: string; checked_by?: string } {
  const on = cells.text('checkedOn');
  const by = cells.text('checkedBy');
  return {
    ...(on && { checked_on: dayIn(on, (sentence) => cells.refusal('checkedOn', sentence)) }),
    ...(by && { checked_by: by }),
  };
}

/** The items of a cell that contains a list or a text. */
function partsOf(cells: ImportCells, column: string): string[] {
  const items = listIn(cells.value(column), (sentence) => cells.refusal(column, sentence));
  return (items ?? [cells.value(column)]).map((item) => cells.textOf(column, item)).filter(Boolean);
}

const CATEGORIES_BY_NAME = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(MESSAGES[language].categoryNames).map(([slug, name]) => [name.toLowerCase(), slug] as const),
  ),
);

function categoryOf(name: string) {
  return resolveCategory(CATEGORY_ALIASES.get(name.toLowerCase()) ?? CATEGORIES_BY_NAME.get(name.toLowerCase()) ?? name);
}

function categoriesOf(cells: ImportCells): { category_id?: number[] } {
  const names = partsOf(cells, 'categories')
    .flatMap((part) => (categoryOf(part) ? [part] : part.split(/[;|\n]/)))
    .map((part) => part.trim())
    .filter(Boolean)
    // Some names contain a comma.
    .flatMap((part) => (categoryOf(part) ? [part] : part.split(',').every((one) => categoryOf(one.trim())) ? part.split(',') : [part]));
  const ids = names.map((name) => {
    const category = categoryOf(name.trim());
    const known = Object.values(MESSAGES.en.categoryNames).join(', ');
    if (!category) throw cells.refusal('categories', `Unknown category ${name.trim().slice(0, 60)}: known are ${known}`);
    return category.id;
  });
  return ids.length > 0 ? { category_id: [...new Set(ids)] } : {};
}

function statesOf(cells: ImportCells): { beneficiaryStates?: string[] } {
  const parts = partsOf(cells, 'states');
  return parts.length === 0 ? {} : { beneficiaryStates: statesIn(parts, (sentence) => cells.refusal('states', sentence)) };
}

function translationsOf(cells: ImportCells): { translations?: Record<string, unknown> } {
  const given = TRANSLATIONS.flatMap((language) => {
    const own = TRANSLATION_CELLS.filter((one) => one.language === language);
    const texts = own.flatMap(({ field, cell }) => fieldIn(field, cell, cells));
    const state = cells.text(stateCell(language)).toLowerCase() === 'reviewed' ? 'reviewed' : 'draft';
    return texts.length === 0 ? [] : [[language, { ...Object.fromEntries(texts), state }] as const];
  });
  return given.length === 0 ? {} : { translations: Object.fromEntries(given) };
}
