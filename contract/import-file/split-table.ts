/**
 * Splits a text table into rows of cells. Own parser, because after an unclosed quote CSV parsers stop or read everything that follows
 * into one cell; here only that row fails.
 */
import { LONGEST_ROW, MAX_BROKEN_ROWS, ROW_TOO_LONG } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** `number` is the row number in a spreadsheet. */
export type TableRow = { number: number; cells: string[] } | { number: number; problem: string };

type Cut = {
  cells: string[];
  next: number;
  isClosed: boolean;
  /** A quoted cell contains an undoubled quote, which may be the opening quote of the next cell. */
  hasStray: boolean;
};

const UNCLOSED = 'A quote (") opens a cell of this row and is not closed: close it, or double quotes that belong to the text.';

/** @param width cells of a complete row, to find the end of a broken one; unknown before the heading was read */
export async function* splitTable(text: AsyncIterable<string>, delimiter: string, width = () => 0): AsyncGenerator<TableRow> {
  const pieces = text[Symbol.asyncIterator]();
  let buffer = '';
  let at = 0;
  let isLast = false;
  let number = 0;
  let broken = 0;
  let wanted = 1;
  for (;;) {
    while (!isLast && buffer.length - at < wanted) {
      const piece = await pieces.next();
      if (piece.done) isLast = true;
      else {
        buffer = buffer.slice(at) + piece.value;
        at = 0;
      }
    }
    if (isLast && at >= buffer.length) return;
    const cut = cutRow(buffer, at, delimiter, isLast || buffer.length - at > LONGEST_ROW);
    if (!cut) {
      // Doubled each time, so that a long row is not scanned again for every chunk.
      wanted = (buffer.length - at) * 2 + 1;
      continue;
    }
    wanted = 1;
    number += 1;
    const resume = resumeAt(buffer, at, cut, delimiter, width());
    if (resume === undefined) {
      if (cut.next - at > LONGEST_ROW) throw new UnreadableFile(ROW_TOO_LONG);
      yield { number, cells: cut.cells };
      at = cut.next;
      continue;
    }
    broken += 1;
    if (broken > MAX_BROKEN_ROWS)
      throw new UnreadableFile(`More than ${MAX_BROKEN_ROWS} rows cannot be read. In row ${number}: ${UNCLOSED}`);
    yield { number, problem: UNCLOSED };
    at = resume;
  }
}

/** Undefined if the text ends within the row and more may follow. */
function cutRow(text: string, start: number, delimiter: string, isLast: boolean): Cut | undefined {
  const end = new RegExp(delimiter === '|' ? '[|\\r\\n]' : `[${delimiter}\\r\\n]`, 'g');
  const cells: string[] = [];
  let hasStray = false;
  let at = start;
  for (;;) {
    const cell = quotedCell(text, at, delimiter) ?? plainCell(text, at, end);
    if (cell.end === undefined && !isLast) return undefined;
    cells.push(cell.value);
    hasStray ||= cell.hasStray === true;
    if (cell.end === undefined) return { cells, next: text.length, isClosed: !cell.isOpen, hasStray };
    const sign = text[cell.end];
    if (sign === undefined && !isLast) return undefined;
    if (sign === '\r' && text[cell.end + 1] === undefined && !isLast) return undefined;
    const lineEnd = sign === '\r' && text[cell.end + 1] === '\n' ? 2 : 1;
    if (sign !== delimiter) return { cells, next: cell.end + lineEnd, isClosed: true, hasStray };
    at = cell.end + 1;
  }
}

type Cell = { value: string; end: number | undefined; isOpen?: boolean; hasStray?: boolean };

function plainCell(text: string, from: number, end: RegExp): Cell {
  end.lastIndex = from;
  const found = end.exec(text);
  return { value: text.slice(from, found?.index), end: found?.index };
}

/** Undefined if the cell is not quoted. A quote inside it that closes nothing belongs to the text. */
function quotedCell(text: string, from: number, delimiter: string): Cell | undefined {
  let at = from;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '"') return undefined;
  at += 1;
  let value = '';
  let hasStray = false;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: undefined, isOpen: true };
    value += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      at = quote + 2;
      continue;
    }
    let after = quote + 1;
    while (text[after] === ' ') after += 1;
    const sign = text[after];
    if (sign === undefined || sign === delimiter || sign === '\n' || sign === '\r') return { value, end: after, hasStray };
    hasStray = true;
    value += '"';
    at = quote + 1;
  }
}

/** Where to continue after an unclosed quote: at the next line, or at the first line that is a complete row. */
function resumeAt(text: string, start: number, cut: Cut, delimiter: string, width: number): number | undefined {
  const { cells, next, isClosed, hasStray } = cut;
  if (isClosed && (width < 2 || (cells.length === width && !hasStray))) return undefined;
  const lineEnd = /\r\n?|\n/g;
  lineEnd.lastIndex = start;
  for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
    const line = found.index + found[0].length;
    if (line >= next) return undefined;
    if (!isClosed) return line;
    const row = cutRow(text, line, delimiter, true);
    if (row?.isClosed && row.cells.length === width && row.next <= next) return line;
  }
  return undefined;
}
