/** Reads a file chosen for an import: JSON Lines, a JSON array or CSV, each also gzipped. */

export type ImportLine = { line: number; row: Record<string, unknown> } | { line: number; row: null };

/** Throws when the file is none of these. */
export async function readImportFile(file: File): Promise<ImportLine[]> {
  const isZipped = /\.gz$/i.test(file.name);
  const stream = isZipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const text = (await new Response(stream).text()).replace(/^\uFEFF/, '');
  if (/\.csv(?:\.gz)?$/i.test(file.name)) return readCsv(text);
  return text.trimStart().startsWith('[') ? readArray(text) : readLines(text);
}

function readArray(text: string): ImportLine[] {
  return (JSON.parse(text) as unknown[]).map((value, index) => ({ line: index + 1, row: asRow(value) }));
}

export function readLines(text: string): ImportLine[] {
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
  const records = parse(text, { columns: true, skip_empty_lines: true, info: true }) as unknown as {
    record: Record<string, string>;
    info: { lines: number };
  }[];
  return records.map(({ record, info }) => ({ line: info.lines, row: record }));
}

const MOST_BYTES = 3_000_000;

/** Batches the server takes: a limited number of rows and of bytes. */
export function batchesOf<T extends { row: Record<string, unknown> }>(lines: T[], most: number): T[][] {
  const batches: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const bytes = JSON.stringify(line.row).length;
    const last = batches.at(-1);
    if (!last || last.length >= most || size + bytes > MOST_BYTES) {
      batches.push([line]);
      size = bytes;
    } else {
      last.push(line);
      size += bytes;
    }
  }
  return batches;
}
