/** One row of an import, from a scraped file, an export of ours or a spreadsheet, as the change it asks for. */

import { resolveCategory } from '../../contract/categories.ts';
import { isSafeUrl } from '../../contract/fields.ts';
import { addWholeScheme } from '../../contract/scheme-admin.endpoints.ts';
import { slugify } from '../../contract/slug.ts';
import { invalid } from '../api/problem.ts';
import { changeFromForm } from '../schemes/scheme-input.ts';
import type { SchemeChange } from '../schemes/scheme-rules.ts';
import { CATEGORY_ALIASES, COLUMN_ALIASES, HINDI_COLUMNS, IGNORED_COLUMNS } from './import-columns.ts';
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
  const level = text(cells.level).toLowerCase();
  const address = text(cells.url);
  const isAddress = isSafeUrl(address);
  const form = withoutEmpty({
    name,
    summary: text(cells.summary),
    acronym: text(cells.acronym),
    department: text(cells.department),
    schemeDescription: paragraphsHtml(text(cells.description)),
    eligibility: listHtml(text(cells.eligibility)),
    benefits: listHtml(text(cells.benefits)),
    documentsRequired: listHtml(text(cells.documents)),
    applicationProcess: stepsHtml(text(cells.applicationProcess)),
    level: level === 'all' ? 'central' : level,
    keywords: listOf(cells.keywords, ',').join(', '),
    url: isAddress ? address : '',
    applyOnline: text(cells.applyOnline),
    applyOffice: text(cells.applyOffice),
    fee: text(cells.fee),
    helpline: text(cells.helpline),
    opensOn: text(cells.opensOn),
    closesOn: text(cells.closesOn),
    note: text(cells.note),
    status: text(cells.status).toLowerCase(),
  });
  const given = {
    ...form,
    slug,
    ...categoriesOf(cells.categories),
    ...statesOf(cells.states),
    ...sourcesOf(cells.sources),
    ...flagOf('featured', cells.featured),
    ...flagOf('applyAtCsc', cells.applyAtCsc),
    ...hindiOf(cells),
  };
  const parsed = addWholeScheme.input.safeParse(given);
  if (!parsed.success) throw invalid(sentenceOf(parsed.error.issues[0]));
  const { requestId: _none, ...input } = parsed.data;
  const checked = withoutEmpty({ checked_on: text(cells.checkedOn), checked_by: text(cells.checkedBy) });
  if (checked.checked_on && !/^\d{4}-\d{2}-\d{2}$/.test(checked.checked_on)) throw invalid('checkedOn: Must be a valid date');
  const note = address && !isAddress ? `The address ${address} was left out: it is not a valid URL` : '';
  const change: SchemeChange = { ...changeFromForm(input), ...checked };
  // A translation that was stale when it was exported stays so: it remembers no English.
  if (change.hindi && text(cells.hi_state).toLowerCase() === 'stale') change.hindi.source_hash = 'stale';
  return { slug, name, change, note };
}

/** The cells by our own column names. @throws Problem 400 for a column nobody knows */
function namedCells(row: Record<string, unknown>): Record<string, unknown> {
  const cells: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const column = COLUMN_ALIASES[key] ?? COLUMN_ALIASES[key.trim()];
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
    const category = resolveCategory(CATEGORY_ALIASES[name] ?? name);
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

/** A list, a list as JSON, or one address. */
function sourcesOf(cell: unknown): { sources?: unknown } {
  if (Array.isArray(cell)) return cell.length > 0 ? { sources: cell } : {};
  const value = text(cell);
  if (!value) return {};
  if (!value.startsWith('[')) return { sources: [{ url: value, title: URL.parse(value)?.hostname ?? value, date: '' }] };
  try {
    return { sources: JSON.parse(value) };
  } catch {
    throw invalid('sources: Invalid input');
  }
}

function flagOf(column: string, cell: unknown): Record<string, boolean> {
  const value = text(cell).toLowerCase();
  if (!value) return {};
  if (/^(?:true|yes|1)$/.test(value)) return { [column]: true };
  if (/^(?:false|no|0)$/.test(value)) return { [column]: false };
  throw invalid(`${column}: Invalid input`);
}

function hindiOf(cells: Record<string, unknown>): { hindi?: Record<string, string> } {
  const texts = withoutEmpty(Object.fromEntries(Object.entries(HINDI_COLUMNS).map(([column, field]) => [field, text(cells[column])])));
  if (Object.keys(texts).length === 0) return {};
  const html = (field: string, convert: (text: string) => string) => (texts[field] ? { [field]: convert(texts[field]) } : {});
  return {
    hindi: {
      ...texts,
      ...html('schemeDescription', paragraphsHtml),
      ...html('eligibility', listHtml),
      ...html('benefits', listHtml),
      ...html('documentsRequired', listHtml),
      ...html('applicationProcess', stepsHtml),
      state: text(cells.hi_state).toLowerCase() === 'reviewed' ? 'reviewed' : 'draft',
    },
  };
}

function sentenceOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const [column] = issue?.path ?? [];
  return column === undefined ? 'Invalid input' : `${String(column)}: ${issue?.message}`;
}
