/** Which words of a document to mark: the spellings of what matched in it, slot by slot. */
import type { Scores } from './scoring.ts';
import type { QueryPlan } from './slots.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_WORDS = 24;
/** Above this a number has no room for another choice. */
const EXACT = 2 ** 44;

/** Documents that matched in the same way share one list. */
export function matchedWords(plan: QueryPlan, scores: Scores, vocabulary: Vocabulary): (document: number) => string[] {
  const lists = new Map<number | string, string[]>();
  return (document) => {
    let key: number | string = 0;
    for (const choice of scores.best)
      key = typeof key === 'number' && key < EXACT ? key * 256 + (choice[document] as number) : `${key},${choice[document]}`;
    let list = lists.get(key);
    if (list === undefined) {
      const chosen = scores.best.flatMap((choice, at) => plan.slots[at]?.alternatives[(choice[document] as number) - 1] ?? []);
      list = [...new Set(chosen.flatMap(({ terms }) => phrases(terms, vocabulary)))].slice(0, MOST_WORDS);
      lists.set(key, list);
    }
    return list;
  };
}

/** One word in all its spellings; a phrase in its first one only, since its words alone would mark too much. */
function phrases(terms: number[], vocabulary: Vocabulary): string[] {
  const [only] = terms;
  if (terms.length === 1 && only !== undefined) {
    const key = vocabulary.keys[only] as string;
    return key.startsWith('@') ? [key.slice(1)] : (vocabulary.surfaces[only] as string[]);
  }
  const spellings = terms.map((term) => vocabulary.surfaces[term] as string[]);
  const plain = spellings.map((words) => words[0] ?? '').join(' ');
  const last = spellings.map((words, at) => (at === spellings.length - 1 ? words.at(-1) : words[0]) ?? '').join(' ');
  return [plain, last];
}
