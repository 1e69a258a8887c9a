/** Which words of a document to mark: the spellings of what matched in it, slot by slot. */
import type { Scores } from './scoring.ts';
import type { QueryPlan } from './slots.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_WORDS = 24;

/** Documents that matched in the same way share one list. */
export function matchedWords(plan: QueryPlan, scores: Scores, vocabulary: Vocabulary): (document: number) => string[] {
  const lists = new Map<string, string[]>();
  return (document) => {
    const way = scores.best.map((choice) => choice[document] as number);
    const key = way.join();
    let list = lists.get(key);
    if (list === undefined) {
      const chosen = way.flatMap((choice, at) => plan.slots[at]?.alternatives[choice - 1] ?? []);
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
