/** The rows of an .xlsx workbook. Unpacked size and number of cells are checked before anything is unpacked or read. */
import type { FileRow } from './file-row.ts';
import { MAX_CELLS, MAX_UNPACKED_BYTES } from './limits.ts';
import type { TableRow } from './split-table.ts';
import { knownColumns, MAX_ROWS_ABOVE, noHeadings, tableRows } from './table-rows.ts';
import { UnreadableFile } from './unreadable-file.ts';

const BROKEN =
  'The file is no .xlsx workbook, or a damaged or locked one. Open it in the spreadsheet and save it anew, as .xlsx without a password or as "CSV UTF-8".';
const TOO_LARGE = `The workbook unpacks to more than ${MAX_UNPACKED_BYTES / 1_000_000} MB, or spans more than ${MAX_CELLS.toLocaleString('en-US')} cells. Delete empty rows and columns around the table, or save it as "CSV UTF-8".`;

type Sheet = { sheet: string; data: (unknown[] | null)[] };

/** @throws UnreadableFile for a file that is not a workbook, is too large, or has no table of schemes */
export async function sheetRows(bytes: Uint8Array): Promise<{ rows: FileRow[]; notes: string[] }> {
  const sheets = await readSheets(bytes);
  const isTable = ({ data }: Sheet) => data.slice(0, MAX_ROWS_ABOVE + 1).some((row) => knownColumns(cellsOf(row)) > 0);
  const found = sheets.find(isTable);
  if (!found) throw new UnreadableFile(noHeadings(cellsOf(sheets.find(({ data }) => data.length > 0)?.data[0] ?? [])));
  const width = Math.max(...found.data.map((row) => row?.length ?? 0));
  const table = found.data.map((row, index): TableRow => ({ number: index + 1, cells: padded(cellsOf(row), width) }));
  const others = sheets.filter((one) => one !== found && one.data.some((row) => cellsOf(row).some(Boolean)));
  const notes =
    others.length === 0 ? [] : [`Only the sheet “${found.sheet}” is read, not ${others.map(({ sheet }) => `“${sheet}”`).join(', ')}.`];
  const rows: FileRow[] = [];
  for await (const row of tableRows(table)) rows.push(row);
  return { rows, notes };
}

const cellsOf = (row: readonly unknown[] | null): string[] => (row ?? []).map(cellText);
const padded = (cells: string[], width: number) => [...cells, ...Array.from({ length: width - cells.length }, () => '')];

/** A date without its time if that is midnight. */
function cellText(value: unknown): string {
  if (!(value instanceof Date)) return value === null || value === undefined ? '' : String(value);
  return Number.isNaN(value.getTime()) ? '#VALUE!' : value.toISOString().replace(/T00:00:00\.000Z$|\.000Z$/, '');
}

async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const [{ default: readXlsxFile }, { zipSync }] = await Promise.all([import('read-excel-file/universal'), import('fflate')]);
  const files = await unpacked(bytes);
  prepareSheets(files);
  try {
    // Repacked without compression, because the reader would unpack large parts in a worker, which the panel's CSP forbids.
    const plain = zipSync(files, { level: 0 });
    return (await readXlsxFile(plain.slice().buffer, { trim: false })) as Sheet[];
  } catch {
    throw new UnreadableFile(BROKEN);
  }
}

/** Unpacks the text parts of a workbook. */
async function unpacked(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  let files: Record<string, Uint8Array>;
  const isWanted = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (!/\.xml(?:\.rels)?$/.test(name)) return false;
    // Both sizes, because overlapping parts can each be as long as the whole archive.
    total += Math.max(size, originalSize);
    return total <= MAX_UNPACKED_BYTES;
  };
  try {
    files = unzipSync(bytes, { filter: isWanted });
  } catch {
    throw new UnreadableFile(BROKEN);
  }
  if (total > MAX_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE);
  if (!Object.keys(files).some((name) => name.startsWith('xl/'))) throw new UnreadableFile(BROKEN);
  return files;
}

/** Checks the range of cells, because the reader fills all rows and columns before a distant cell, and marks errors, which it reads as empty. */
function prepareSheets(files: Record<string, Uint8Array>): void {
  for (const [name, part] of Object.entries(files)) {
    if (!/worksheets\//.test(name)) continue;
    let rows = 0;
    let columns = 0;
    const xml = new TextDecoder().decode(part);
    for (const [, letters = '', digits] of xml.matchAll(/\sr=["']([A-Z]{0,9})(\d{1,9})["']/g)) {
      rows = Math.max(rows, Number(digits));
      columns = Math.max(columns, columnNumber(letters));
    }
    if (rows * Math.max(1, columns) > MAX_CELLS) throw new UnreadableFile(TOO_LARGE);
    files[name] = new TextEncoder().encode(xml.replace(/(<(?:\w+:)?c\s[^<>]*?\bt=)(["'])e\2/g, '$1$2str$2'));
  }
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}
