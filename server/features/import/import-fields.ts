/** Reads the fields of a scheme from the cells of a row; ignores empty cells. */
import { FIELD_CELLS } from '../../../contract/import-file/columns.ts';
import { type FieldKind, factsOf, type SchemeField } from '../../../contract/scheme-table.ts';
import type { ImportCells } from './import-cells.ts';
import { itemsHtml, listHtml, paragraphsHtml, stepsHtml } from './plain-to-html.ts';
import { addressIn } from './read-address.ts';
import { dayIn } from './read-day.ts';
import { listIn } from './read-list.ts';

type Found = [SchemeField, unknown][];
type Refuse = (sentence: string) => Error;

export function fieldsIn(cells: ImportCells): Record<string, unknown> {
  return Object.fromEntries(FIELD_CELLS.flatMap(({ field, cell }) => fieldIn(field, cell, cells)));
}

/** @throws Problem 400 that names the column */
export function fieldIn(field: SchemeField, column: string, cells: ImportCells): Found {
  const value = valueIn(field, column, cells);
  return value === undefined || value === '' ? [] : [[field, value]];
}

function valueIn(field: SchemeField, column: string, cells: ImportCells): unknown {
  const refuse: Refuse = (sentence) => cells.refusal(column, sentence);
  return READ_OF_KIND[factsOf(field).kind]({ field, column, cells, refuse });
}

type Cell = { field: SchemeField; column: string; cells: ImportCells; refuse: Refuse };

const textIn = ({ column, cells }: Cell) => cells.text(column);
/** The items of a list, or of a text that looks like one. */
const itemsIn = ({ column, cells, refuse }: Cell) =>
  listIn(cells.value(column), refuse)
    ?.map((item) => cells.textOf(column, item))
    .filter(Boolean);

const READ_OF_KIND: Record<FieldKind, (cell: Cell) => unknown> = {
  line: textIn,
  email: textIn,
  // In a plain text field, a text that looks like a list is just text.
  text: (cell) => (Array.isArray(cell.cells.value(cell.column)) ? itemsIn(cell)?.join('\n') : textIn(cell)),
  rich: (cell) => {
    const items = itemsIn(cell);
    return items ? htmlOfItems(cell.field, items) : htmlOf(cell.field, textIn(cell));
  },
  words: (cell) =>
    (itemsIn(cell) ?? textIn(cell).split(/[,;|\n]/))
      .map((word) => word.trim())
      .filter(Boolean)
      .join(', '),
  flag: ({ column, cells }) => flagOf(cells.value(column), column, cells),
  day: (cell) => filled(cell, (text) => dayIn(text, cell.refuse)),
  address: (cell) => filled(cell, addressIn),
  choice: (cell) => filled(cell, (text) => choiceOf(cell.field, text, cell.refuse)),
  sources: entriesOf,
  conditions: entriesOf,
  examples: entriesOf,
  papers: entriesOf,
};

function filled(cell: Cell, read: (text: string) => unknown): unknown {
  const text = textIn(cell);
  return text === '' ? undefined : read(text);
}

const HTML_FROM = { paragraphs: paragraphsHtml, list: listHtml, steps: stepsHtml };

function htmlOf(field: SchemeField, text: string): string {
  return HTML_FROM[factsOf(field).plainAs ?? 'paragraphs'](text);
}

function htmlOfItems(field: SchemeField, items: string[]): string {
  const { plainAs = 'paragraphs' } = factsOf(field);
  if (items.length === 0) return '';
  if (plainAs === 'paragraphs') return items.map(paragraphsHtml).join('');
  const together = plainAs === 'steps' ? stepsHtml(items.join('\n')) : '';
  return together.startsWith('<p><strong>') ? together : itemsHtml(items);
}

/** A list of objects; sources may also be addresses. Empty lists say nothing. */
function entriesOf({ field, column, cells, refuse }: Cell): unknown[] | undefined {
  const value = cells.value(column);
  const items = listIn(value, refuse);
  if (field === 'sources') {
    const sources = items ?? cells.text(column).split(/[\s;|]+/);
    const found = sources.flatMap((item) => (typeof item === 'object' ? (item ?? []) : sourceOf(cells.textOf(column, item))));
    return found.length > 0 ? found : undefined;
  }
  if (items) return items.length > 0 ? items : undefined;
  if (value === null || value === undefined || cells.text(column) === '') return undefined;
  throw refuse('a list written as JSON is wanted here, as an export has it');
}

function sourceOf(text: string) {
  const url = addressIn(text);
  return url === '' ? [] : [{ url, title: URL.parse(url)?.hostname || url, date: '' }];
}

const YES = /^(?:true|yes|y|1|हाँ|हां|हा|હા)$/i;
const NO = /^(?:false|no|n|0|नहीं|ના)$/i;

function flagOf(value: unknown, column: string, cells: ImportCells): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = cells.text(column);
  if (text === '') return undefined;
  if (YES.test(text)) return true;
  if (NO.test(text)) return false;
  throw cells.refusal(column, `“${text.slice(0, 40)}” is not known: write yes or no`);
}

const LEVELS: [RegExp, string][] = [
  [/^(?:central(?:ly)?|centre|union|national)\b|^केंद्र|^केन्द्र|^કેન્દ્ર/i, 'central'],
  [/^(?:state|ut)\b|^राज्य|^રાજ્ય/i, 'state'],
];

function choiceOf(field: SchemeField, text: string, refuse: Refuse): string | undefined {
  // The government portal writes "All" for central schemes.
  if (/^all$/i.test(text)) return undefined;
  const { values = [] } = factsOf(field);
  const named = field === 'level' ? LEVELS.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  const choice = values.find((value) => value === text.toLowerCase()) ?? named;
  if (choice === undefined) throw refuse(`“${text.slice(0, 40)}” is not known: write ${values.join(' or ')}`);
  return choice;
}
