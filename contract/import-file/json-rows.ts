/** The rows of a JSON file: one object per line, a list, a list within an object, or a single object. */
import type { FileRow } from './file-row.ts';
import { columnOf } from './headings.ts';
import { placeInJson } from './json-place.ts';
import { LONGEST_DOCUMENT, LONGEST_ROW, ROW_TOO_LONG } from './limits.ts';
import { tableRows } from './table-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const withoutComma = (line: string) => line.trim().replace(/,$/, '');

/** @param start beginning of the text, including its first two lines */
export async function* jsonRows(start: string, text: () => AsyncIterable<string>): AsyncGenerator<FileRow> {
  if (isOneALine(start)) yield* lineRows(text());
  else yield* documentRows(await whole(text()));
}

/** Whether each line is one object, within a list or not. */
function isOneALine(start: string): boolean {
  const [first = '', second = ''] = start
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (first === '[') return second.startsWith('{') && second !== '{';
  if (!first.startsWith('{') || second === '') return false;
  if (second.startsWith('{')) return first !== '{' && !first.endsWith('[');
  return isObject(parsed(withoutComma(first)));
}

async function* lineRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const each of linesOf(text)) {
    line += 1;
    const json = withoutComma(each);
    if (json === '' || json === '[' || json === ']') continue;
    const value = parsed(json);
    if (isObject(value)) yield { line, row: value };
    else yield { line, problem: value === undefined ? 'The line is not valid JSON' : 'The line is not a JSON object' };
  }
}

/** @throws UnreadableFile for a too long line, because a small file can unpack to one that fills the memory */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let last = '';
  for await (const piece of text) {
    const [first = '', ...more] = piece.split('\n');
    last += first;
    if (last.length > LONGEST_ROW) throw new UnreadableFile(ROW_TOO_LONG);
    for (const next of more) {
      yield last;
      last = next;
    }
  }
  yield last;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function whole(text: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of text) {
    all += piece;
    if (all.length > LONGEST_DOCUMENT)
      throw new UnreadableFile(
        `JSON of more than ${LONGEST_DOCUMENT / 1_000_000} MB must be one object on each line: save it as JSON Lines.`,
      );
  }
  return all;
}

async function* documentRows(text: string): AsyncGenerator<FileRow> {
  const value = parsed(text);
  if (value === undefined) {
    const items = itemsOnLines(text);
    if (!items)
      throw new UnreadableFile(
        `The file is not valid JSON${placeInJson(text)}. A comma, a quote or a bracket is missing or too many there.`,
      );
    yield* items;
    return;
  }
  const items = itemsIn(value);
  if (items.length > 0 && items.every(Array.isArray)) yield* tableRows(items.map(asTableRow));
  else for (const [index, item] of items.entries()) yield asRow(item, index + 1, NO_OBJECT);
}

const NO_OBJECT = 'The item of the list is not a JSON object';

function asRow(item: unknown, line: number, problem: string): FileRow {
  return isObject(item) ? { line, row: item } : { line, problem };
}

/** The items of an invalid list in which each begins on a new line; undefined if they do not, or none is valid. */
function itemsOnLines(text: string): FileRow[] | undefined {
  const [start, indent] = /^\s*\[[ \t\r]*\n([ \t]*)(?=\{)/.exec(text) ?? [];
  if (start === undefined) return undefined;
  const items = text.slice(start.length).split(new RegExp(`\\n${indent}(?=\\{)`));
  const rows = items.map((item, index) => {
    const isLast = index === items.length - 1;
    const json = isLast ? item.trimEnd().replace(/\]$/, '') : item;
    return asRow(parsed(withoutComma(json)), index + 1, `The item is not valid JSON${placeInJson(json)} of it`);
  });
  return rows.some((row) => 'row' in row) ? rows : undefined;
}

const asTableRow = (cells: unknown[], index: number) => ({ number: index + 1, cells: cells.map((cell) => String(cell ?? '')) });

const MAX_WRAPPINGS = 3;
const NO_LIST = 'The file holds no list of schemes: write a list of objects, [{"name": "…"}, …].';

/** The list, or the only list within an object. @throws UnreadableFile if there is none, or several */
function itemsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new UnreadableFile(NO_LIST);
  if (isScheme(value)) return [value];
  let level: [string, unknown][] = Object.entries(value);
  for (let depth = 0; depth < MAX_WRAPPINGS && level.length > 0; depth++) {
    const lists = level.filter(([, inner]) => Array.isArray(inner) && (inner.length === 0 || inner.some(isObject)));
    const full = lists.filter(([, inner]) => (inner as unknown[]).length > 0);
    if (full.length > 1)
      throw new UnreadableFile(`The file holds several lists (${full.map(([name]) => name).join(', ')}): leave the one with the schemes.`);
    if (lists[0]) return (full[0] ?? lists[0])[1] as unknown[];
    const schemes = level.filter(([, inner]) => isScheme(inner));
    if (schemes.length > 0 && schemes.length === level.filter(([, inner]) => isObject(inner)).length)
      return schemes.map(([, inner]) => inner);
    level = level.flatMap(([, inner]) => (isObject(inner) ? Object.entries(inner) : []));
  }
  throw new UnreadableFile(NO_LIST);
}

function isScheme(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((key) => ['name', 'slug'].includes(columnOf(key) ?? ''));
}
