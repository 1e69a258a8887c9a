/** Which words of a document to mark: the spellings of what was typed and of what matched in it, slot by slot. */
import { ACRONYM_MARK } from './acronyms.ts';
import type { QueryPlan } from './query-plan.ts';
import type { Scores } from './scoring.ts';
import { isNative } from './tokenise.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_WORDS = 24;
/** Above this a number has no room for another choice. */
const EXACT = 2 ** 44;

/** Documents that matched in the same way share one list. */
export function matchedWords(plan: QueryPlan, scores: Scores, vocabulary: Vocabulary): (document: number) => string[] {
  const lists = new Map<number | string, string[]>();
  const typed = plan.slots.flatMap((slot) => slot.alternatives.filter((alternative) => alternative.typed));
  return (document) => {
    let key: number | string = 0;
    for (const choice of scores.best) {
      const chosen = choice[document] as number;
      key = typeof key === 'number' && key < EXACT ? key * 256 + chosen : `${key},${chosen}`;
    }
    let list = lists.get(key);
    if (list === undefined) {
      const chosen = scores.best.flatMap((choice, at) => plan.slots[at]?.alternatives[(choice[document] as number) - 1] ?? []);
      list = [...new Set([...typed, ...chosen].flatMap(({ terms }) => spellings(terms, vocabulary)))].slice(0, MOST_WORDS);
      lists.set(key, list);
    }
    return list;
  };
}

/** A word in all its spellings; a phrase once in each script, since its words alone would mark too much. */
function spellings(terms: number[], vocabulary: Vocabulary): string[] {
  const words = terms.map((term) => {
    const key = vocabulary.keys[term] as string;
    return key.startsWith(ACRONYM_MARK) ? [key.slice(ACRONYM_MARK.length)] : (vocabulary.surfaces[term] as string[]);
  });
  if (words.length === 1) return words[0] as string[];
  return [false, true].flatMap((native) => {
    const phrase = words.map((alike) => alike.find((word) => isNative(word) === native));
    return phrase.every((word) => word !== undefined) ? [phrase.join(' ')] : [];
  });
}
