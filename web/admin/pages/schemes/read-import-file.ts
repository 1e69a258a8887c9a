/** Parses an import file in a worker, so that a large or hostile one does not freeze the page. */
import type { FileRow } from '../../../../contract/import-file/file-row.ts';
import { LONGEST_READING_MS } from '../../../../contract/import-file/limits.ts';
import { readImport } from '../../../../contract/import-file/read-import.ts';
import { UnreadableFile } from '../../../../contract/import-file/unreadable-file.ts';

export type ImportFile = { lines: FileRow[]; notes: string[] };
export type ReadAnswer = { file: ImportFile } | { problem: string } | { isUnable: true };

/** More than a browser can hold in memory. */
const MAX_TEXT = 200_000_000;
const TOO_LARGE = `The file is larger than ${MAX_TEXT / 1_000_000} MB, or unpacks to more. Import it in parts, or with npm run import.`;
const TOO_SLOW = 'Reading the file took too long. Import it in parts, or with npm run import.';

/** @throws UnreadableFile with a sentence that says what to do */
export async function readImportFile(file: File): Promise<ImportFile> {
  if (typeof Worker === 'undefined') return readHere(file);
  const answer = await readInWorker(file);
  if ('isUnable' in answer) return readHere(file);
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  return answer.file;
}

function readInWorker(file: File): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data);
    worker.onerror = () => resolve({ isUnable: true });
    setTimeout(() => resolve({ problem: TOO_SLOW }), LONGEST_READING_MS);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/** @throws UnreadableFile */
export async function readHere(file: File): Promise<ImportFile> {
  const found = await readImport(() => piecesOf(file));
  const lines: FileRow[] = [];
  let size = 0;
  for await (const line of found.rows()) {
    size += 'row' in line ? JSON.stringify(line.row).length : 0;
    if (size > MAX_TEXT) throw new UnreadableFile(TOO_LARGE);
    lines.push(line);
  }
  return { lines, notes: found.notes };
}

/** Not every browser supports async iteration of streams. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
