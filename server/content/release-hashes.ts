/**
 * Hashes of this release's content, by name. Reading and checking a thousand YAML files takes seconds and memory, so a child process does it
 * (`commands/release-hashes.ts`), and the result is cached in the data folder until the files change.
 */
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { OWN_FILE } from '../platform/database/connect.ts';
import { readContent } from './content-files.ts';

export type ReleaseHashes = ReadonlyMap<string, string>;

export const RELEASE_FILE = 'release-hashes.json';
const ROOT = path.resolve(import.meta.dirname, '../..');
const COMMAND = path.join(import.meta.dirname, '../commands/release-hashes.ts');
const LONGEST_ANSWER = 10_000_000;
/** The inputs of the fingerprint: the content, and the code that decides what is stored. */
const MADE_OF = [
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

/** From the cache when it is current, otherwise from the files. */
export function currentHashes(dataDir: string): ReleaseHashes {
  const file = path.join(dataDir, RELEASE_FILE);
  const madeOf = fingerprint();
  const stored = readStored(file);
  if (stored?.madeOf === madeOf) return new Map(stored.hashes);
  const { papers, schemes } = readContent();
  const hashes = new Map([...papers, ...schemes].map(({ name, hash }) => [name, hash]));
  write(file, { madeOf, hashes: [...hashes] });
  return hashes;
}

/** Stores hashes of files the caller has just read, so that they are not read again. */
export function storeHashes(dataDir: string, hashes: ReleaseHashes): void {
  write(path.join(dataDir, RELEASE_FILE), { madeOf: fingerprint(), hashes: [...hashes] });
}

type Stored = { madeOf: string; hashes: [string, string][] };

function fingerprint(): string {
  const files = MADE_OF.flatMap((name) => {
    const full = path.join(ROOT, name);
    if (statSync(full).isFile()) return [full];
    const entries = readdirSync(full, { withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map((entry) => path.join(full, entry.name)).sort();
  });
  return hash('sha256', files.map((file) => `${file.slice(ROOT.length)} ${hash('sha256', readFileSync(file))}`).join('\n'));
}

function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Under its name only when it is whole: other processes may be starting. A folder that takes no file costs a reading at the next start. */
function write(file: string, stored: Stored): void {
  const begun = `${file}.${os.hostname()}.${process.pid}`;
  try {
    writeFileSync(begun, JSON.stringify(stored), { mode: OWN_FILE });
    renameSync(begun, file);
  } catch {
    rmSync(begun, { force: true });
  }
}
