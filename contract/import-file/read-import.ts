/**
 * Reads the file of an import, for panel and command: JSON in several forms, a text table with any delimiter, both also gzipped, or an
 * .xlsx workbook. The format is detected from the bytes, not from the file name.
 */
import { type DecodedAs, decoded, NotThisEncoding, unicodeOf } from './decode-text.ts';
import type { FileRow } from './file-row.ts';
import { columnOf, isIgnored, unknownHeadings } from './headings.ts';
import { jsonRows } from './json-rows.ts';
import { LONGEST_ROW, MAX_WORKBOOK_BYTES } from './limits.ts';
import { identityOf, plainCell, sharedSlug } from './row-identity.ts';
import { sheetRows } from './sheet-rows.ts';
import { textRows } from './table-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Opens the file from its start; called more than once. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

export type ReadImport = {
  /** Notes about the whole file. */
  notes: string[];
  /** In the order of the file. An invalid row does not stop the others. */
  rows: () => AsyncIterable<FileRow>;
};

const NO_ROWS = 'The file holds no rows: below the headings, or in the list, stands nothing.';
const WINDOWS_1252 =
  'The file is not in UTF-8. It was read as Windows-1252, as older spreadsheets write it: look at names with accents and at quotes in the result, or save it as "CSV UTF-8".';

const OTHER_FILES: [begins: number[], sentence: string][] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is a workbook of an old spreadsheet (.xls), or one with a password. Save it as .xlsx or as "CSV UTF-8".',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF, which holds no rows. Copy its table into a spreadsheet and save that.'],
];
const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, sign: number[]) => sign.every((byte, index) => bytes[index] === byte);

/** @throws UnreadableFile with a sentence that says what to do */
export async function readImport(open: OpenFile): Promise<ReadImport> {
  const start = await firstBytes(open());
  const other = OTHER_FILES.find(([sign]) => begins(start, sign));
  if (other) throw new UnreadableFile(other[1]);
  if (begins(start, ZIP)) {
    const { rows, notes } = await sheetRows(await allBytes(open()));
    return surveyed(() => inOrder(rows), notes);
  }
  const content = begins(start, GZIP) ? () => inflated(open()) : open;
  const encoding = unicodeOf(await firstBytes(content()));
  try {
    return await surveyed(rowsOfText(content, encoding), []);
  } catch (error) {
    if (!(error instanceof NotThisEncoding) || encoding !== 'utf-8') throw error;
    return await surveyed(rowsOfText(content, 'windows-1252'), [WINDOWS_1252]);
  }
}

/** Reads all rows once to find unknown headings and rows that share a slug. */
async function surveyed(rows: () => AsyncIterable<FileRow>, notes: string[]): Promise<ReadImport> {
  const unknown = new Set<string>();
  const lines = new Map<string, number[]>();
  let count = 0;
  for await (const one of rows()) {
    count += 1;
    if ('problem' in one) continue;
    for (const heading of Object.keys(one.row)) if (!columnOf(heading) && !isIgnored(heading)) unknown.add(heading);
    const { slug } = identityOf(one.row);
    const known = slug ? lines.get(slug) : undefined;
    if (known) known.push(one.line);
    else if (slug) lines.set(slug, [one.line]);
  }
  if (count === 0) throw new UnreadableFile(NO_ROWS);
  return {
    notes: unknown.size > 0 ? [...notes, unknownHeadings([...unknown])] : notes,
    rows: () => checked(rows(), lines),
  };
}

/** Databases cannot store NUL, and the server would refuse the whole call. */
function hasNul(cell: unknown): boolean {
  if (typeof cell === 'string') return cell.includes('\0');
  return typeof cell === 'object' && cell !== null && Object.entries(cell).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}

async function* checked(rows: AsyncIterable<FileRow>, lines: Map<string, number[]>): AsyncGenerator<FileRow> {
  for await (const one of rows) {
    if ('problem' in one) {
      yield one;
      continue;
    }
    const { slug, name } = identityOf(one.row);
    const unstorable = Object.entries(one.row).find(([, cell]) => hasNul(cell))?.[0];
    if (unstorable !== undefined) {
      yield { line: one.line, name: name || slug, problem: `${unstorable}: holds a character that cannot be stored (NUL): delete it` };
      continue;
    }
    const same = lines.get(slug) ?? [];
    const row = Object.fromEntries(Object.entries(one.row).filter(([heading]) => columnOf(heading)));
    const states = Object.entries(row).find(([heading]) => columnOf(heading) === 'states')?.[1];
    if (same.length > 1) yield { line: one.line, name: name || slug, problem: sharedSlug(slug, same, plainCell(states)) };
    else yield { line: one.line, row };
  }
}

function rowsOfText(content: OpenFile, encoding: DecodedAs): () => AsyncIterable<FileRow> {
  const text = () => decoded(content(), encoding);
  return async function* () {
    const start = await firstLines(text());
    if (/^\s*[[{]/.test(start)) yield* jsonRows(start, text);
    else if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(start))
      throw new UnreadableFile('This is a web page, not a table. Open it in the spreadsheet and save it as .xlsx or as "CSV UTF-8".');
    else yield* textRows(start, text);
  };
}

const ENOUGH = 64_000;

/** Enough lines of a text to detect its format. */
async function firstLines(text: AsyncIterable<string>): Promise<string> {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (start.length > LONGEST_ROW || (start.length > ENOUGH && start.trimStart().split('\n', 3).length > 2)) break;
  }
  return start;
}

async function firstBytes(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const piece of bytes) if (piece.length > 0) return piece;
  throw new UnreadableFile(NO_ROWS);
}

async function allBytes(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > MAX_WORKBOOK_BYTES)
      throw new UnreadableFile(`The workbook is larger than ${MAX_WORKBOOK_BYTES / 1_000_000} MB: save it as "CSV UTF-8".`);
    pieces.push(piece);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

async function* inflated(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Gunzip } = await import('fflate');
  let ready: Uint8Array[] = [];
  const gunzip = new Gunzip((piece) => ready.push(piece));
  try {
    for await (const piece of bytes) {
      // In small steps, because a few bytes can unpack to a thousand times as many.
      for (let at = 0; at < piece.length; at += 4_096) {
        gunzip.push(piece.subarray(at, at + 4_096));
        yield* ready;
        ready = [];
      }
    }
    gunzip.push(new Uint8Array(0), true);
    yield* ready;
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof NotThisEncoding) throw error;
    throw new UnreadableFile('The .gz file is damaged or cut off. Pack it anew, or choose the file that is in it.');
  }
}

async function* inOrder(rows: readonly FileRow[]): AsyncGenerator<FileRow> {
  yield* rows;
}
