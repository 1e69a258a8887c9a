/** One spelling for each Hindi word, in schemes, articles and the sentences of the site: a reader and a search meet one word, not two. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(import.meta.dirname);
const FILES = ['content/schemes/*.hi.yaml', 'content/blogs/*.hi.md', 'messages/hi/*.ts'].flatMap((files) => globSync(files, { cwd: ROOT }));

/** Names that governments themselves spell otherwise. */
const NAMES = new Set(['लाड़ली', 'मंईयां'].map((name) => name.normalize()));

const words = new Map<string, string>();
for (const file of FILES) {
  const text = readFileSync(path.join(ROOT, file), 'utf8').normalize();
  for (const word of text.match(/[\u0900-\u0963\u0966-\u097F]+/g) ?? []) if (!NAMES.has(word)) words.set(word, file);
}

/** Alike for spellings that differ only in a dot below, in the sign of the nasal, or in how a nasal is joined. */
const sound = (word: string) => word.replaceAll('\u093c', '').replaceAll('ँ', 'ं').replaceAll('न्द', 'ंद').replaceAll('म्प', 'ंप');

test('no word is spelt in two ways', () => {
  const spellings = Map.groupBy(words.keys(), sound);
  const doubles = [...spellings.values()].filter(({ length }) => length > 1);
  expect(doubles.map((double) => double.map((word) => `${word} in ${words.get(word)}`))).toEqual([]);
});

test('nasal vowels without a sign above the line carry the moon: जाँच, गाँव, जाएँ, यहाँ', () => {
  const wrong = /जांच|गांव|मांग|पांच|आंख|ढूंढ|पहुंच|[ाआ]एं(?:$|ग)|ां$/;
  expect([...words].filter(([word]) => wrong.test(word))).toEqual([]);
});

test('the dot below stands under ज, ड and ढ only, as most people write', () => {
  expect([...words].filter(([word]) => /[कखगफ]\u093c/.test(word))).toEqual([]);
});
