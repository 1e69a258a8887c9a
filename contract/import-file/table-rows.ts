/** The rows of a table by its headings. */
import { unguardFormula } from './cell-text.ts';
import type { FileRow } from './file-row.ts';
import { columnOf } from './headings.ts';
import { LONGEST_ROW, ROW_TOO_LONG } from './limits.ts';
import type { TableRow } from './split-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Maximum number of titles and empty rows above the headings. */
export const MAX_ROWS_ABOVE = 20;

const shownHeadings = (cells: readonly string[]) => cells.map((cell) => `“${cell.trim().slice(0, 40)}”`).join(', ');

/** Number of known headings among the cells; 0 unless one is the name or the slug. */
export function knownColumns(cells: readonly string[]): number {
  const columns = cells.map(columnOf);
  return columns.some((column) => column === 'name' || column === 'slug') ? columns.filter(Boolean).length : 0;
}

export function noHeadings(first: readonly string[]): string {
  const seen = first.some((cell) => cell.trim()) ? `The first row is ${shownHeadings(first)}.` : 'It has no headings.';
  return `No column holds the names of the schemes. ${seen} Call that column “name” (or Scheme Name, योजना का नाम); a template is beside the file button and with npm run import -- --template.`;
}

/**
 * @param onHeading called with the number of cells of a complete row
 * @throws UnreadableFile if no row at the top names the columns
 */
export async function* tableRows(
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
  onHeading: (width: number) => void = () => {},
): AsyncGenerator<FileRow> {
  let headings: string[] | undefined;
  const above: string[][] = [];
  for await (const row of rows) {
    if ('problem' in row) yield { line: row.number, problem: row.problem };
    else if (headings) {
      const read = rowOf(headings, row.cells);
      const name = row.cells[headings.findIndex((heading) => columnOf(heading) === 'name')]?.trim();
      if (read) yield { line: row.number, ...('problem' in read && name && { name: name.slice(0, 120) }), ...read };
    } else if (knownColumns(row.cells) > 0) {
      headings = row.cells.map((cell) => cell.trim());
      onHeading(headings.length);
    } else if (row.cells.some((cell) => cell.trim()) && above.push(row.cells) > MAX_ROWS_ABOVE) break;
  }
  if (!headings && above[0]) throw new UnreadableFile(noHeadings(above[0]));
}

/** Undefined for an empty row. */
function rowOf(headings: string[], cells: string[]): { row: Record<string, unknown> } | { problem: string } | undefined {
  if (!cells.some((cell) => cell.trim())) return undefined;
  if (cells.reduce((sum, cell) => sum + cell.length, 0) > LONGEST_ROW) return { problem: ROW_TOO_LONG };
  const named = headings.findLastIndex((heading) => heading !== '') + 1;
  const isEmptyFrom = (index: number) => !cells.slice(index).some((cell) => cell.trim());
  if (cells.length < named || !isEmptyFrom(headings.length)) return { problem: wrongCount(cells.length, headings.length) };
  const row: Record<string, unknown> = {};
  for (const [index, heading] of headings.entries()) {
    const cell = unguardFormula(cells[index] ?? '');
    if (heading === '') {
      if (cell.trim())
        return {
          problem: `“${cell.trim().slice(0, 60)}” stands in column ${index + 1}, which has no heading: give it one, or empty the cell.`,
        };
    } else if (!Object.hasOwn(row, heading) || String(row[heading]).trim() === '') row[heading] = cell;
    else if (cell.trim() && cell !== row[heading])
      return { problem: `Two columns are called “${heading}” and say different things: leave one of them.` };
  }
  return { row };
}

function wrongCount(found: number, wanted: number): string {
  const cells = `The row has ${found} ${found === 1 ? 'cell' : 'cells'} and the headings are ${wanted}: `;
  return found < wanted
    ? `${cells}some are missing. Put empty cells where nothing stands, and quotes around a text that has several lines.`
    : `${cells}put quotes around a text that holds the sign between the cells.`;
}
