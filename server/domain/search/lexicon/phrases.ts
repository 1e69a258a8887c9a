/** Finds phrases of the lexicon in the typed text, independently of the schemes. */
import { keyOf, tokenise } from '../words/tokenise.ts';
import { toDevanagari } from '../words/transliterate.ts';

/** By their first word, as spelt or by its key. */
export type Phrases = ReadonlyMap<string, string[][]>;

/** Shorter keys are shared by unrelated phrases. */
const SHORTEST_KEY = 6;

export function phrasesOf(names: readonly string[]): Phrases {
  const phrases = names.map((name) => tokenise(name)).filter((words) => words.length > 0);
  return Map.groupBy(phrases.map(formsOf), ([first = '']) => first);
}

/** A phrase of several words matches in any spelling and script; a single word, or one of few letters, only as written. */
function formsOf(words: readonly string[]): string[] {
  const keys = words.map(keyOf);
  return words.length > 1 && keys.join('').length >= SHORTEST_KEY ? keys : words.map(toDevanagari);
}

/** Gujarati writes case endings as part of the word: ચીનમાં is in China. */
const GUJARATI_ENDING = /(?<=[\u0a80-\u0aff]{2})(?:માટે|માંથી|માં|ની|ને|નો|નું|ના|થી)$/u;

/** The words of the phrases found in the typed text, adjacent or with fillers between them. */
export function phrasesIn(typed: readonly string[], phrases: Phrases, fillers: ReadonlySet<string>): string[][] {
  const forms = typed.map((word) => [toDevanagari(word), keyOf(word), toDevanagari(word.replace(GUJARATI_ENDING, ''))] as const);
  const isAt = (at: number, form: string) => forms[at]?.includes(form) ?? false;
  return typed.flatMap((word, at) =>
    [...new Set(forms[at])].flatMap((first) =>
      (phrases.get(first) ?? []).flatMap(([, ...others]) => {
        const found = [word];
        let next = at + 1;
        for (const form of others) {
          while (next < typed.length && !isAt(next, form) && fillers.has(typed[next] as string)) next++;
          if (!isAt(next, form)) return [];
          found.push(typed[next] as string);
          next++;
        }
        return [found];
      }),
    ),
  );
}
