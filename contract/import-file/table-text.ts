/** Reads a table saved as text, and detects its delimiter from the headings. */
import type { FileRow } from './file-row.ts';
import { splitTable, type TableRow } from './split-table.ts';
import { knownColumns, MAX_ROWS_ABOVE, tableRows } from './table-rows.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** Excel's line that names the delimiter, which is not a row. */
const STATED = /^sep=([^\r\n])(?:\r\n?|\n)/i;

/** @param start beginning of the text, including the first rows */
export async function* textRows(start: string, text: () => AsyncIterable<string>): AsyncGenerator<FileRow> {
  const stated = STATED.exec(start);
  const body = stated ? without(text(), stated[0].length) : text();
  const delimiter = stated?.[1] ?? (await likeliest(start));
  let width = 0;
  yield* tableRows(
    splitTable(body, delimiter, () => width),
    (found) => {
      width = found;
    },
  );
}

/** The delimiter that gives the most known columns, then the most cells. */
async function likeliest(start: string): Promise<string> {
  let best = { delimiter: ',', known: 0, cells: 0 };
  for (const delimiter of DELIMITERS) {
    for (const cells of await firstRows(start, delimiter)) {
      const known = knownColumns(cells);
      if (known > best.known || (known === best.known && known > 0 && cells.length > best.cells))
        best = { delimiter, known, cells: cells.length };
    }
  }
  return best.delimiter;
}

async function firstRows(start: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of splitTable(only(start), delimiter) as AsyncIterable<TableRow>) {
    if ('cells' in row) rows.push(row.cells);
    if (rows.length > MAX_ROWS_ABOVE) break;
  }
  return rows;
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

async function* without(text: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const piece of text) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}
