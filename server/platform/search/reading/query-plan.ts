/** What a query asks for: its slots, the states it names, and the schemes it may call by name. */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { type Entry, type Lexicon, meaningsByTerms, meaningsOf, SCHEME, STATE } from '../lexicon/lexicon.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { isPlace, phraseSpans } from './phrase-spans.ts';
import { readAge } from './query-age.ts';
import type { QueryWord } from './query-words.ts';
import { addAlternative, addPhrase, isOnlyShortForm, type Slot, slotOf } from './slots.ts';
import { type Also, WordReader, type WordReading } from './word-readings.ts';

export type QueryPlan = {
  slots: Slot[];
  /** Official names of the states named in the query. */
  states: string[];
  /** How old somebody is. */
  age: number | null;
  /** Terms of the words as typed or corrected, to compare with names. */
  literal: number[];
  /** Names of schemes the query may mean, from the lexicon, with how sure that is. */
  names: { terms: number[]; certainty: number }[];
  corrections: Map<string, string>;
};

const LONGEST_ACRONYM = 14;
const SHORT_QUERY = 2;
const OTHER_WORDS = 0.3;

/** Without slots when the query is only a place. */
export function planQuery(asTyped: QueryWord[], terms: CatalogueTerms, lexicon: Lexicon, exact: boolean): QueryPlan {
  const { words: typed, age } = readAge(asTyped);
  const plan: QueryPlan = { slots: [], states: [], age, literal: [], names: [], corrections: new Map() };
  const reader = new WordReader(terms, lexicon, exact);
  const also = new Map<QueryWord, Also[]>();
  const readings = reader.readAll(typed);
  const words = typed.flatMap((word, at) => {
    const reading = readings[at] as WordReading;
    if (reading.correction !== null) plan.corrections.set(word.word, reading.correction);
    if (reading.words[0]) also.set(reading.words[0], reading.also);
    return reading.words;
  });
  const spans = phraseSpans(words, lexicon);
  const others = spans.filter((span) => !isPlace(span.meanings));
  plan.states = spans
    .filter((span) => isPlace(span.meanings))
    .flatMap(({ meanings }) => meanings.filter((m) => m.entry.kind === STATE).map((m) => m.entry.term));
  for (const span of others) addSlot(plan, slotOf(span, also, terms, lexicon));
  calmSentence(plan.slots);
  addAcronymPairs(plan.slots, terms);
  addSchemeNames(plan, terms, lexicon);
  const spoken = words.filter((word) => !isOnlyShortForm(word, terms, lexicon));
  plan.literal = [...new Set(spoken.map((word) => terms.find(word.key)))].filter((term) => term !== undefined);
  return plan;
}

/** In a sentence, the words that the lexicon does not know tell the less the more words there are. */
function calmSentence(slots: Slot[]): void {
  const more = slots.length - SHORT_QUERY;
  if (more <= 0 || !slots.some((slot) => slot.isKnown)) return;
  for (const slot of slots) if (!slot.isKnown) slot.weight /= 1 + OTHER_WORDS * more;
}

/** Weak words of one meaning (`help`, `money`) make one slot together. */
function addSlot(plan: QueryPlan, slot: Slot): void {
  const twin = slot.weak === null ? undefined : plan.slots.find((other) => other.weak === slot.weak);
  if (twin === undefined) plan.slots.push(slot);
  else for (const alternative of slot.alternatives) addAlternative(twin, { ...alternative, typed: false });
}

/** `pm sym` is PM-SYM: the joined letters satisfy both words. */
function addAcronymPairs(slots: Slot[], terms: CatalogueTerms): void {
  for (const [at, slot] of slots.entries()) {
    const next = slots[at + 1];
    if (!next) continue;
    const joined = [...slot.words, ...next.words].map((word) => word.word).join('');
    const mark = joined.length <= LONGEST_ACRONYM ? terms.find(ACRONYM_MARK + joined) : undefined;
    if (mark === undefined || terms.frequency(mark) === 0) continue;
    for (const touched of [slot, next]) addAlternative(touched, { terms: [mark], strength: 1, nameOnly: false, typed: false });
  }
}

/** What people call a scheme leads to its name, in every slot the words touch; the words stay slots of their own. */
function addSchemeNames(plan: QueryPlan, terms: CatalogueTerms, lexicon: Lexicon): void {
  const { slots } = plan;
  const whole = slots.reduce((sum, slot) => sum + slot.weight, 0);
  for (let from = 0; from < slots.length; from++) {
    for (let to = from + 1; to <= slots.length; to++) {
      const touched = slots.slice(from, to);
      const words = touched.flatMap((slot) => slot.words);
      if (words.length > lexicon.longestPhrase) break;
      const share = touched.reduce((sum, slot) => sum + slot.weight, 0) / whole;
      for (const { entry } of [...meaningsOf(words, lexicon), ...meaningsByTerms(words, lexicon)]) {
        if (entry.kind === SCHEME) addSchemeName(plan, touched, entry, share, terms);
      }
    }
  }
}

function addSchemeName(plan: QueryPlan, touched: Slot[], entry: Entry, share: number, terms: CatalogueTerms): void {
  const phrase = entry.same[0] ?? [];
  const name = phrase.map((key) => terms.find(key));
  if (!name.every((term) => term !== undefined)) return;
  for (const slot of touched) addPhrase(slot, phrase, 1, terms, true);
  plan.names.push({ terms: name, certainty: share });
}
