import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);

/** The words of a script in the schemes, the papers, the articles and the sentences of the site in a language, each with a file where it stands. */
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

/** Words that are alike once `sound` has taken away what spellings differ in. */
export function spellingsOfOneWord(words: Map<string, string>, sound: (word: string) => string): string[][] {
  const spellings = Map.groupBy(words.keys(), sound);
  return [...spellings.values()].filter(({ length }) => length > 1).map((double) => double.map((word) => `${word} in ${words.get(word)}`));
}
