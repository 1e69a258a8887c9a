import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedLexicon, LEXICON_CACHE_FILE } from './lexicon-cache.ts';

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-lexicon-'));
  folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-words-'));
  writeWords('farmer');
});
afterEach(() => {
  for (const one of [dataDir, folder]) rmSync(one, { recursive: true });
});

const writeWords = (term: string) => writeFileSync(path.join(folder, 'words.yaml'), `- term: ${term}\n  same: kisan\n`);
const terms = (from = dataDir) => cachedLexicon(from, folder).map(({ term }) => term);
const file = () => path.join(dataDir, LEXICON_CACHE_FILE);

test('equals the files, and does not parse YAML the second time', () => {
  const first = cachedLexicon(dataDir, folder);
  const stored = JSON.parse(readFileSync(file(), 'utf8'));
  writeFileSync(file(), JSON.stringify({ ...stored, value: [...stored.value, { term: 'seen', kind: '', aliases: [] }] }));
  expect(cachedLexicon(dataDir, folder)).toEqual([...first, { term: 'seen', kind: '', aliases: [] }]);
});

test('is rebuilt when a file has changed and when the cache is corrupt', () => {
  expect(terms()).toEqual(['farmer']);
  writeWords('widow');
  expect(terms()).toEqual(['widow']);
  writeFileSync(file(), '{"fingerprint":');
  expect(terms()).toEqual(['widow']);
  expect(JSON.parse(readFileSync(file(), 'utf8')).value).toHaveLength(1);
});

test('reads the files if the cache cannot be written', () => {
  expect(terms(path.join(dataDir, 'nowhere'))).toEqual(['farmer']);
});
