import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/** All words of a script in the schemes, documents, articles and messages of a language, each with a file that contains it. */
export function wordsOfLanguage(language: string, script: RegExp): Map<string, string> {
  const places = [`schemes/*.${language}.yaml`, `documents/*.${language}.yaml`, `blogs/*.${language}.md`, `founders/${language}.ts`].map(
    (place) => `content/${place}`,
  );
  const words = new Map<string, string>();
  for (const file of globSync([...places, `messages/${language}/*.ts`], { cwd: ROOT })) {
    const text = readFileSync(path.join(ROOT, file), 'utf8').normalize();
    for (const word of text.match(script) ?? []) words.set(word, file);
  }
  return words;
}

/** Words that are equal after `sound` has normalised their spelling. */
export function spellingsOfOneWord(words: Map<string, string>, sound: (word: string) => string): string[][] {
  const spellings = Map.groupBy(words.keys(), sound);
  return [...spellings.values()].filter(({ length }) => length > 1).map((double) => double.map((word) => `${word} in ${words.get(word)}`));
}
