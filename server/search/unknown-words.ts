/** What a word may stand for that is in no document: a word with an ending, two words, the start of one, or a slip. */
import type { CatalogueTerms } from './catalogue-terms.ts';
import type { Lexicon } from './lexicon.ts';
import type { QueryWord } from './query-words.ts';
import { isNative, keyOf } from './tokenise.ts';
import { toDevanagari } from './transliterate.ts';
import { guessWords } from './typos.ts';

export type WordReading = {
  alternatives: { keys: string[]; strength: number }[];
  /** The first alternative takes the place of the word. */
  replaces: boolean;
  /** Its spelling when it was a slip, to be told to the visitor. */
  correction: string | null;
};

const NOTHING: WordReading = { alternatives: [], replaces: false, correction: null };
const WITH_ENDING = 0.95;
const START_OF_WORD = 0.7;
const CORRECTED = 0.9;
const SECOND_GUESS = 0.6;
/** Known words this rare may be slips of the catalogue itself. */
const RARE = 2;
const RARE_AGAINST = 15;
/** A word that only the lexicon has counts as used this often. */
const USES_OF_LEXICON_WORD = 20;
const SHORTEST_START = 4;
const SHORTEST_PART = 3;
const MOST_STARTED = 6;

export function readUnknownWord(typed: QueryWord, known: boolean, terms: CatalogueTerms, lexicon: Lexicon, exact: boolean): WordReading {
  const { vocabulary } = terms;
  const uses = (term: number): number => {
    if (!vocabulary.isWord(term)) return 0;
    return Math.max(terms.frequency(term), lexicon.words.has(vocabulary.keys[term] as string) ? USES_OF_LEXICON_WORD : 0);
  };
  const usesOf = (key: string): number => {
    const term = vocabulary.find(key);
    return term === undefined ? 0 : uses(term);
  };
  if (known) return exact || usesOf(typed.key) > RARE || usesOf(typed.key) === 0 ? NOTHING : slipOfCatalogue();

  const stem = stems(typed.word).find((key) => usesOf(key) > 0 || lexicon.meanings.has(key));
  if (stem !== undefined) return { alternatives: [{ keys: [stem], strength: WITH_ENDING }], replaces: true, correction: null };
  const parts = twoWords();
  if (parts !== null) return { alternatives: [{ keys: parts, strength: WITH_ENDING }], replaces: true, correction: null };
  const started = startedWords();
  if (started.length > 0) return { alternatives: started, replaces: false, correction: null };
  return exact ? NOTHING : slip();

  function twoWords(): string[] | null {
    let best: { keys: string[]; uses: number } | null = null;
    for (let at = SHORTEST_PART; at <= typed.word.length - SHORTEST_PART; at++) {
      const keys = [keyOf(typed.word.slice(0, at)), keyOf(typed.word.slice(at))];
      const both = Math.min(...keys.map(usesOf));
      if (keys.every((key) => key.length >= SHORTEST_PART) && both > RARE && both > (best?.uses ?? 0)) best = { keys, uses: both };
    }
    return best?.keys ?? null;
  }

  function startedWords(): WordReading['alternatives'] {
    if (typed.word.length < SHORTEST_START) return [];
    const found: { term: number; uses: number }[] = [];
    for (let term = 0; term < vocabulary.size; term++) {
      const starts = vocabulary.surfaces[term]?.some((surface) => surface.startsWith(typed.word));
      if (starts && uses(term) > 0) found.push({ term, uses: uses(term) });
    }
    found.sort((a, b) => b.uses - a.uses);
    return found.slice(0, MOST_STARTED).map(({ term }) => ({ keys: [vocabulary.keys[term] as string], strength: START_OF_WORD }));
  }

  function slip(): WordReading {
    const guesses = guessWords(vocabulary, typed.word, typed.key, uses);
    const [best] = guesses;
    if (!best) return NOTHING;
    const alternatives = guesses.map(({ term }, at) => ({
      keys: [vocabulary.keys[term] as string],
      strength: at === 0 ? CORRECTED : SECOND_GUESS,
    }));
    return { alternatives, replaces: true, correction: spellingOf(best.term) };
  }

  function slipOfCatalogue(): WordReading {
    const guesses = guessWords(vocabulary, typed.word, typed.key, (term) => (uses(term) >= RARE_AGAINST ? uses(term) : 0));
    const near = guesses.filter((guess) => guess.distance < 1.5).slice(0, 1);
    return {
      alternatives: near.map(({ term }) => ({ keys: [vocabulary.keys[term] as string], strength: CORRECTED })),
      replaces: false,
      correction: null,
    };
  }

  /** In the script that was typed, if the catalogue has it so. */
  function spellingOf(term: number): string {
    const spellings = vocabulary.surfaces[term] as string[];
    return spellings.find((spelling) => isNative(spelling) === isNative(typed.word)) ?? (spellings[0] as string);
  }
}

/** Case endings written together with the word in Gujarati and Hindi, as Devanagari; and romanised plurals. */
const NATIVE_ENDINGS = /(?:ओ|ो)?(?:माटे|मांथी|मां|नी|ने|नो|नुं|ना|थी|को|का|की|के|से|में|ओ|ो|े|ां|ों|ु|ुं)$/;
const LATIN_ENDINGS = /(?:iyon|iyo|iyan|iya|yon|yan|yo|aon|ao|on|en|o|ne|ni|no|na|nu|ma|ing|ed|er|ers|wala|wale|wali)$/;
const SHORTEST_STEM = 3;

function stems(word: string): string[] {
  const plain = isNative(word) ? toDevanagari(word) : word;
  const ending = isNative(word) ? NATIVE_ENDINGS : LATIN_ENDINGS;
  const found: string[] = [];
  for (let rest = plain, round = 0; round < 2; round++) {
    const shorter = rest.replace(ending, '');
    if (shorter === rest || shorter.length < SHORTEST_STEM) break;
    found.push(keyOf(shorter), keyOf(`${shorter}${isNative(word) ? 'ी' : 'i'}`));
    rest = shorter;
  }
  return found;
}
