/**
 * Caches the parsed lexicon in the data folder, because reading a megabyte and a half of YAML is the slowest part of a start after the index.
 * The cache holds a fingerprint of its sources; without a valid cache the files are read.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CONTENT_DIR, readLexicon } from '../../content/read-content.ts';
import type { LexiconEntry } from '../domain/search/types.ts';
import { OWN_FILE } from '../platform/database/connect.ts';

export const LEXICON_CACHE_FILE = 'lexicon-as-read.json';

type StoredLexicon = { madeOf: string; entries: LexiconEntry[] };

/** @param folder of the files, @param dataDir where the cache is stored */
export function cachedLexicon(dataDir: string, folder = path.join(CONTENT_DIR, 'lexicon')): LexiconEntry[] {
  const file = path.join(dataDir, LEXICON_CACHE_FILE);
  const madeOf = fingerprint(folder);
  const stored = readStored(file);
  if (stored?.madeOf === madeOf) return stored.entries;
  const entries = readLexicon(folder);
  store(file, { madeOf, entries });
  return entries;
}

/** Of the files, and of the code that reads them. */
function fingerprint(folder: string): string {
  const files = readdirSync(folder).sort();
  const paths = [
    ...files.map((name) => path.join(folder, name)),
    ...['read-content.ts', 'lexicon-file.ts'].map((name) => path.join(CONTENT_DIR, name)),
  ];
  return hash('sha256', paths.map((one) => `${path.basename(one)} ${hash('sha256', readFileSync(one))}`).join('\n'));
}

function readStored(file: string): StoredLexicon | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Under its name only when it is whole: other processes may be starting, in other containers under the same number. */
function store(file: string, stored: StoredLexicon): void {
  const begun = `${file}.${os.hostname()}.${process.pid}`;
  try {
    writeFileSync(begun, JSON.stringify(stored), { mode: OWN_FILE });
    renameSync(begun, file);
  } catch {
    rmSync(begun, { force: true });
  }
}
