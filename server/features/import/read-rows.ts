/** Streams the rows of an import file: JSON Lines, a JSON array or CSV, each also gzipped. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { RICH_TEXT_BODY_LIMIT } from '../../../contract/endpoint.ts';
import { encodingOf } from '../../../contract/file-encoding.ts';

/** A row, or why the line is none; `line` is what an editor or a spreadsheet shows beside it: the line of a text, the row of a table. */
export type FileRow = { line: number; row: Record<string, unknown> } | { line: number; problem: string };

export type RowFile = {
  rows: AsyncIterable<FileRow>;
  /** Bytes of the file read so far. */
  bytesRead: () => number;
};

/** As long as what the panel sends in one request. */
const LONGEST_ROW = RICH_TEXT_BODY_LIMIT;
const ROW_TOO_LONG = `A row of the file is longer than ${LONGEST_ROW / 1_000_000} MB: these are no schemes, one on each line.`;

/** @param path ends in .jsonl, .json or .csv, with or without .gz */
export function openRows(path: string): RowFile {
  const file = createReadStream(path);
  const isZipped = /\.gz$/i.test(path);
  const content: Readable = isZipped ? file.pipe(createGunzip()) : file;
  if (isZipped) file.on('error', (error) => content.destroy(error));
  const text = textOf(content);
  const rows = /\.csv(?:\.gz)?$/i.test(path) ? csvRows(Readable.from(text)) : jsonRows(text);
  return { rows, bytesRead: () => file.bytesRead };
}

/** UTF-8 or UTF-16, by the first bytes. @throws Error for anything else, at the place where it shows */
async function* textOf(content: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const bytes of content as AsyncIterable<Uint8Array>) {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      yield decoder.decode(bytes, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new Error('The file is neither UTF-8 nor UTF-16. Save it anew, in a spreadsheet as "CSV UTF-8", and try again.');
  }
}

/** @throws Error for a line no row can be: a small file can unpack to one that fills the memory */
async function* linesOf(content: AsyncIterable<string>): AsyncGenerator<string> {
  let last = '';
  for await (const piece of content) {
    const [first = '', ...more] = piece.split('\n');
    last += first;
    if (last.length > LONGEST_ROW) throw new Error(ROW_TOO_LONG);
    for (const next of more) {
      yield last;
      last = next;
    }
  }
  yield last;
}

/** One object a line; the brackets and commas of an array written one object a line are passed over. */
async function* jsonRows(content: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of linesOf(content)) {
    line += 1;
    const json = text
      .replace(/^\uFEFF/, '')
      .trim()
      .replace(/,$/, '');
    if (json === '' || json === '[' || json === ']' || json === '[]') continue;
    yield { line, ...parsed(json) };
  }
}

function parsed(json: string): { row: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { row: value as Record<string, unknown> };
    return { problem: 'The line is not a JSON object' };
  } catch {
    return { problem: 'The line is not valid JSON' };
  }
}

async function* csvRows(content: Readable): AsyncGenerator<FileRow> {
  const parser = content.pipe(
    parse({ bom: true, columns: true, skip_empty_lines: true, relax_column_count: false, info: true, max_record_size: LONGEST_ROW }),
  );
  content.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of parser) yield { line: info.records + info.empty_lines + 1, row: record };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'CSV_MAX_RECORD_SIZE') throw new Error(ROW_TOO_LONG);
    throw error;
  }
}
