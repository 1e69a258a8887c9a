/** One row of an import, from a scraped file, an export of ours or a spreadsheet, as the change it asks for. */

import { resolveCategory } from '../../../contract/categories.ts';
import { isSafeUrl } from '../../../contract/fields.ts';
import { TRANSLATIONS, type TranslationLanguage } from '../../../contract/languages.ts';
import { addWholeScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { factsOf, isList, type SchemeField } from '../../../contract/scheme-table.ts';
import { slugify } from '../../../contract/slug.ts';
import { invalid } from '../../platform/api/problem.ts';
import { changeFromForm } from '../../platform/scheme-store/scheme-input.ts';
import type { SchemeChange } from '../../platform/scheme-store/scheme-rules.ts';
import { CATEGORY_ALIASES, COLUMN_ALIASES, FIELD_CELLS, IGNORED_COLUMNS, stateCell, TRANSLATION_CELLS } from './import-columns.ts';
import { listHtml, paragraphsHtml, stepsHtml } from './plain-to-html.ts';

export type ImportedRow = {
  slug: string;
  name: string;
  change: SchemeChange;
  /** What was left out of the row, and why. */
  note: string;
};

/**
 * Empty cells say nothing: they never clear what is stored.
 * @throws Problem 400 with a sentence that names the column
 */
export function readImportRow(row: Record<string, unknown>): ImportedRow {
  const cells = namedCells(row);
  const name = text(cells.name);
  const slug = slugify(text(cells.slug) || name);
  if (!slug) throw invalid('name: Required');
  const address = text(cells.url);
  const isAddress = isSafeUrl(address);
  const given = {
    ...fieldsIn(cells),
    ...(!isAddress && { url: undefined }),
    slug,
    ...withoutEmpty({ status: text(cells.status).toLowerCase() }),
    ...categoriesOf(cells.categories),
    ...statesOf(cells.states),
    ...translationsOf(cells),
  };
  const parsed = addWholeScheme.input.safeParse(given);
  if (!parsed.success) throw invalid(sentenceOf(parsed.error.issues[0]));
  const { requestId: _none, ...input } = parsed.data;
  const checked = withoutEmpty({ checked_on: text(cells.checkedOn), checked_by: text(cells.checkedBy) });
  if (checked.checked_on && !/^\d{4}-\d{2}-\d{2}$/.test(checked.checked_on)) throw invalid('checkedOn: Must be a valid date');
  const note = address && !isAddress ? `The address ${address} was left out: it is not a valid URL` : '';
  const change: SchemeChange = { ...changeFromForm(input), ...checked };
  // A translation that was stale when it was exported stays so: it remembers no English.
  for (const [language, texts] of Object.entries(change.translations ?? {}))
    if (texts && text(cells[stateCell(language as TranslationLanguage)]).toLowerCase() === 'stale') texts.source_hash = 'stale';
  return { slug, name, change, note };
}

/** The cells by our own column names. @throws Problem 400 for a column nobody knows */
function namedCells(row: Record<string, unknown>): Record<string, unknown> {
  const cells: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const column = COLUMN_ALIASES.get(key.trim());
    if (column) cells[column] ??= value;
    else if (!IGNORED_COLUMNS.has(key.trim())) throw invalid(`Unknown column: ${key.slice(0, 60)}`);
  }
  return cells;
}

/** A cell as text; the quote that keeps a spreadsheet from running it is taken off again. */
function text(cell: unknown): string {
  const value = typeof cell === 'string' ? cell.trim() : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
  return value.replace(/^'(?=[=+\-@\t\r])/, '');
}

function listOf(cell: unknown, separators: string): string[] {
  const parts = Array.isArray(cell) ? cell.map(text) : text(cell).split(new RegExp(`[${separators}|\\n]`));
  return parts.map((part) => part.trim()).filter(Boolean);
}

function withoutEmpty<T extends Record<string, string>>(cells: T): Partial<T> {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== '')) as Partial<T>;
}

function categoriesOf(cell: unknown): { category_id?: number[] } {
  const names = listOf(cell, ';');
  const ids = names.map((name) => {
    const category = resolveCategory(CATEGORY_ALIASES.get(name) ?? name);
    if (!category) throw invalid(`categories: Unknown category ${name}`);
    return category.id;
  });
  return ids.length > 0 ? { category_id: [...new Set(ids)] } : {};
}

function statesOf(cell: unknown): { beneficiaryStates?: string[] } {
  const names = listOf(cell, ';,');
  if (names.length === 0) return {};
  return { beneficiaryStates: names.filter((name) => !/^all(?: india)?$/i.test(name)) };
}

/** A list, or a list as JSON; a source may be one address. Empty lists say nothing. */
function entriesOf(field: SchemeField, cell: unknown): unknown {
  if (Array.isArray(cell)) return cell.length > 0 ? cell : undefined;
  const value = text(cell);
  if (!value || value === '[]') return;
  if (field === 'sources' && !value.startsWith('[')) return [{ url: value, title: URL.parse(value)?.hostname ?? value, date: '' }];
  try {
    return JSON.parse(value);
  } catch {
    throw invalid(`${field}: Invalid input`);
  }
}

function flagOf(column: string, value: string): boolean {
  if (/^(?:true|yes|1)$/i.test(value)) return true;
  if (/^(?:false|no|0)$/i.test(value)) return false;
  throw invalid(`${column}: Invalid input`);
}

/** What the cells say of the fields of the table; empty cells say nothing. */
function fieldsIn(cells: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(FIELD_CELLS.flatMap(({ field, cell }) => fieldIn(field, cell, cells[cell])));
}

function fieldIn(field: SchemeField, column: string, cell: unknown): [string, unknown][] {
  const { kind, plainAs } = factsOf(field);
  if (isList(kind)) {
    const entries = entriesOf(field, cell);
    return entries === undefined ? [] : [[field, entries]];
  }
  const value = kind === 'words' ? listOf(cell, ',').join(', ') : text(cell);
  if (value === '') return [];
  if (kind === 'flag') return [[field, flagOf(column, value)]];
  if (kind === 'rich') return [[field, HTML_FROM[plainAs ?? 'paragraphs'](value)]];
  if (kind !== 'choice') return [[field, value]];
  // The portal says All of what the whole country runs.
  return /^all$/i.test(value) ? [] : [[field, value.toLowerCase()]];
}

const HTML_FROM = { paragraphs: paragraphsHtml, list: listHtml, steps: stepsHtml };

function translationsOf(cells: Record<string, unknown>): { translations?: Record<string, unknown> } {
  const given = TRANSLATIONS.flatMap((language) => {
    const own = TRANSLATION_CELLS.filter((one) => one.language === language);
    const texts = own.flatMap(({ field, cell }) => fieldIn(field, cell, cells[cell]));
    const state = text(cells[stateCell(language)]).toLowerCase() === 'reviewed' ? 'reviewed' : 'draft';
    return texts.length === 0 ? [] : [[language, { ...Object.fromEntries(texts), state }] as const];
  });
  return given.length === 0 ? {} : { translations: Object.fromEntries(given) };
}

function sentenceOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const [column] = issue?.path ?? [];
  return column === undefined ? 'Invalid input' : `${String(column)}: ${issue?.message}`;
}
