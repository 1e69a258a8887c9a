/**
 * Hashes of this release's content, by name. Reading and validating a thousand YAML files takes seconds and memory, so a child process
 * does it (`commands/release-hashes.ts`), and the result is cached in the data folder until the files change.
 */
import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readContent } from './content-files.ts';
import { fileCache } from './file-cache.ts';

export type ReleaseHashes = ReadonlyMap<string, string>;

export const RELEASE_FILE = 'release-hashes.json';
const ROOT = path.resolve(import.meta.dirname, '../..');
const COMMAND = path.join(import.meta.dirname, '../commands/release-hashes.ts');
const LONGEST_ANSWER = 10_000_000;
/** The inputs of the fingerprint: the content, and the code that decides what is stored. */
const SOURCES = [
  'content',
  'content/schemes',
  'content/documents',
  'contract',
  'server/platform/rich-text',
  'server/domain/schemes',
  'server/content/content-files.ts',
  'server/content/content-rows.ts',
];

/** Runs the child process; rejects when it cannot read the files. */
export async function readReleaseHashes(dataDir: string, signal: AbortSignal): Promise<ReleaseHashes> {
  const options = { maxBuffer: LONGEST_ANSWER, cwd: ROOT, signal };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, dataDir], options);
  return new Map(JSON.parse(stdout));
}

/** From the cache if it is current, otherwise from the files. */
export function currentHashes(dataDir: string): ReleaseHashes {
  const cached = hashCache(dataDir).read();
  if (cached) return new Map(cached);
  const { papers, schemes } = readContent();
  const hashes = new Map([...papers, ...schemes].map(({ name, hash }) => [name, hash]));
  storeHashes(dataDir, hashes);
  return hashes;
}

/** Stores hashes of files the caller has just read, so that they are not read again. */
export function storeHashes(dataDir: string, hashes: ReleaseHashes): void {
  hashCache(dataDir).write([...hashes]);
}

const hashCache = (dataDir: string) => fileCache<[string, string][]>(path.join(dataDir, RELEASE_FILE), sourceFiles);

function sourceFiles(): string[] {
  return SOURCES.flatMap((name) => {
    const full = path.join(ROOT, name);
    if (statSync(full).isFile()) return [full];
    const entries = readdirSync(full, { withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map((entry) => path.join(full, entry.name)).sort();
  });
}
