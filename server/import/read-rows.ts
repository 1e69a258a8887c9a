/** Streams the rows of an import file: JSON Lines, a JSON array or CSV, each also gzipped. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** A row, or why the line is none; `line` counts from 1. */
export type FileRow = { line: number; row: Record<string, unknown> } | { line: number; problem: string };

export type RowFile = {
  rows: AsyncIterable<FileRow>;
  /** Bytes of the file read so far, for a progress bar. */
  bytesRead: () => number;
};

/** @param path ends in .jsonl, .json or .csv, with or without .gz */
export function openRows(path: string): RowFile {
  const file = createReadStream(path);
  const isZipped = /\.gz$/i.test(path);
  const content: Readable = isZipped ? file.pipe(createGunzip()) : file;
  if (isZipped) file.on('error', (error) => content.destroy(error));
  const rows = /\.csv(?:\.gz)?$/i.test(path) ? csvRows(content) : jsonRows(content);
  return { rows, bytesRead: () => file.bytesRead };
}

/** One object a line; the brackets and commas of an array written one object a line are passed over. */
async function* jsonRows(content: Readable): AsyncGenerator<FileRow> {
  let line = 0;
  for await (const text of createInterface({ input: content, crlfDelay: Number.POSITIVE_INFINITY })) {
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
  const parser = content.pipe(parse({ bom: true, columns: true, skip_empty_lines: true, relax_column_count: false, info: true }));
  content.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of parser) yield { line: info.lines, row: record };
}
