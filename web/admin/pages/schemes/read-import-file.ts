/** Reads a file chosen for an import: JSON Lines, a JSON array or CSV, each also gzipped. */
import { encodingOf, type FileEncoding } from '../../../../contract/file-encoding.ts';

/** `line` is what an editor or a spreadsheet shows beside it: the line of a text, the row of a table. */
export type ImportLine = { line: number; row: Record<string, unknown> } | { line: number; row: null };

export type ImportFile = { lines: ImportLine[]; encoding: FileEncoding | 'windows-1252' };

/** The bytes are text of no encoding this knows. */
export class UnknownEncoding extends Error {}

/** Throws when the file is none of these. */
export async function readImportFile(file: File): Promise<ImportFile> {
  const isZipped = /\.gz$/i.test(file.name);
  const stream = isZipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const { text, encoding } = decode(new Uint8Array(await new Response(stream).arrayBuffer()));
  return { lines: await readText(file.name, text), encoding };
}

function readText(name: string, text: string): ImportLine[] | Promise<ImportLine[]> {
  if (/\.csv(?:\.gz)?$/i.test(name)) return readCsv(text);
  return text.trimStart().startsWith('[') ? readArray(text) : readLines(text);
}

/** What Windows-1252 has no letter for, and text never holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what gives a wrong guess away
const NO_TEXT = /[\u0000\u0081\u008d\u008f\u0090\u009d]/;

/** Older spreadsheets save in Windows-1252, in which all bytes but five are letters: it is what is left when it is not Unicode. */
function decode(bytes: Uint8Array): { text: string; encoding: ImportFile['encoding'] } {
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    if (encoding !== 'utf-8' || NO_TEXT.test(text)) throw new UnknownEncoding();
    return { text, encoding: 'windows-1252' };
  }
}

function readArray(text: string): ImportLine[] {
  return (JSON.parse(text) as unknown[]).map((value, index) => ({ line: index + 1, row: asRow(value) }));
}

function readLines(text: string): ImportLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => (line.trim() ? { line: index + 1, row: parseLine(line) } : []));
}

function parseLine(line: string): Record<string, unknown> | null {
  try {
    return asRow(JSON.parse(line));
  } catch {
    return null;
  }
}

function asRow(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}

async function readCsv(text: string): Promise<ImportLine[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  // What spreadsheets call Unicode text has tabs between its cells.
  const [heading = ''] = text.split('\n', 1);
  const delimiter = heading.includes('\t') && !heading.includes(',') ? '\t' : ',';
  const records = parse(text, { columns: true, skip_empty_lines: true, info: true, delimiter }) as unknown as {
    record: Record<string, string>;
    info: { records: number; empty_lines: number };
  }[];
  // A cell may hold many lines; a spreadsheet counts rows, the heading and the empty ones too.
  return records.map(({ record, info }) => ({ line: info.records + info.empty_lines + 1, row: record }));
}
