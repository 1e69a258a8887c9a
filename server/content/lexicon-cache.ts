/**
 * Caches the parsed lexicon in the data folder, because reading a megabyte and a half of YAML is the slowest part of a start after the index.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR, readLexicon } from '../../content/read-content.ts';
import type { LexiconEntry } from '../domain/search/types.ts';
import { fileCache } from './file-cache.ts';

export const LEXICON_CACHE_FILE = 'lexicon-as-read.json';

/** @param folder of the files, @param dataDir where the cache is stored */
export function cachedLexicon(dataDir: string, folder = path.join(CONTENT_DIR, 'lexicon')): LexiconEntry[] {
  const cache = fileCache<LexiconEntry[]>(path.join(dataDir, LEXICON_CACHE_FILE), () => [
    ...readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name)),
    ...['read-content.ts', 'lexicon-file.ts'].map((name) => path.join(CONTENT_DIR, name)),
  ]);
  const cached = cache.read();
  if (cached) return cached;
  const entries = readLexicon(folder);
  cache.write(entries);
  return entries;
}
