/** What a query asks for: its slots, the states it names, and the schemes it may mean by name. */

import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { type Entry, type Lexicon, meaningsByTerms, meaningsOf, SCHEME, STATE } from '../lexicon/lexicon.ts';
import { ACRONYM_MARK } from '../words/acronyms.ts';
import { COMMON_WORDS } from '../words/common-words.ts';
import { isPlace, phraseSpans } from './phrase-spans.ts';
import { readAge } from './query-age.ts';
import type { QueryWord } from './query-words.ts';
import { addAlternative, isOnlyShortForm, type Slot, slotOf } from './slots.ts';
import { type Also, WordReader, type WordReading } from './word-readings.ts';

export type QueryPlan = {
  slots: Slot[];
  /** Official names of the states named in the query. */
  states: string[];
  /** The person's age. */
  age: number | null;
  /** Terms of the words as typed or corrected, to compare with names. */
  literal: number[];
  /** Names of schemes the query may mean, from the lexicon, with the certainty. */
  names: { terms: number[]; certainty: number }[];
  /** A description in everyday words rather than a search in a few. */
  isSentence: boolean;
  /** A single word for a need and nothing else. */
  isNeed: boolean;
  /** Parts of the query that may be the name of a scheme; see finding/asked-by-name.ts. */
  calls: Calls;
  corrections: Map<string, string>;
};

export type Calls = {
  /** Short forms, each with its share of the query's words. */
  shortForms: { mark: number; share: number }[];
  /** Names, as terms, of the schemes with this popular name. */
  names: { name: number[]; share: number }[];
  /** Keys of the words that are not fillers, and of those that may be a name on their own. */
  keys: Set<string>;
  sureKeys: Set<string>;
};

const LONGEST_ACRONYM = 14;
const SHORT_QUERY = 2;
const CIRCUMSTANCE = 0.4;
const OTHER_WORDS = 0.3;
/** `pm sym`, `vb g ram g`. */
const MAX_WORDS_OF_ACRONYM = 4;
/** A query of this many words, including fillers, is a sentence. */
const SENTENCE = 8;
/** For the popular name of a scheme in another spelling. */
const ONLY_BY_SOUND = 0.8;

/** Has no slots when the query is only a place. */
export function planQuery(asTyped: QueryWord[], terms: CatalogueTerms, lexicon: Lexicon, exact: boolean): QueryPlan {
  const isPartOfForm = (at: number) => at > 0 && isShortForm(`${asTyped[at - 1]?.word}${asTyped[at]?.word}`, terms); // AGR-50
  const { words: typed, age } = asTyped.some((_, at) => isPartOfForm(at)) ? { words: asTyped, age: null } : readAge(asTyped);
  const plan: QueryPlan = {
    slots: [],
    states: [],
    age,
    literal: [],
    names: [],
    isNeed: false,
    isSentence: asTyped.length >= SENTENCE,
    calls: noCalls(),
    corrections: new Map(),
  };
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
  discountSentence(plan.slots);
  addAcronymPairs(plan.slots, terms);
  const isQuestion = ({ word, isShortForm }: QueryWord) => !isShortForm && lexicon.questions.has(word);
  const asked = plan.slots.filter((slot) => !slot.words.every(isQuestion));
  addSchemeNames(plan, words, asked, terms, lexicon); // also by a name that contains a question, such as `kisan kist`
  if (asked.length > 0) plan.slots = asked;
  const isSure = sureNames(asked, lexicon);
  plan.isNeed = isOneNeed(plan.slots, lexicon);
  const isCarrying = (word: QueryWord) => !word.filler && !isQuestion(word);
  const carrying = words.filter(isCarrying);
  plan.calls.shortForms = shortForms(asTyped, isSure, terms, isCarrying);
  addShortForms(plan);
  plan.calls.keys = new Set(carrying.map(({ key }) => key));
  plan.calls.sureKeys = new Set(carrying.filter(isSure).map(({ key }) => key));
  const spoken = words.filter((word) => !isOnlyShortForm(word, terms, lexicon) && !(asked.length > 0 && isQuestion(word)));
  plan.literal = [...new Set(spoken.map((word) => terms.find(word.key)))].filter((term) => term !== undefined);
  return plan;
}

/** Reduces the weight of unknown words with the length of a sentence, and of words before the sentence that asks. */
function discountSentence(slots: Slot[]): void {
  for (const slot of slots) if (slot.words.every(({ isCircumstance }) => isCircumstance)) slot.weight *= CIRCUMSTANCE;
  const more = slots.length - SHORT_QUERY;
  if (more <= 0 || !slots.some((slot) => slot.isKnown)) return;
  for (const slot of slots) if (!slot.isKnown) slot.weight /= 1 + OTHER_WORDS * more;
}

/** Weak words of one meaning (`help`, `money`) share one slot. */
function addSlot(plan: QueryPlan, slot: Slot): void {
  const twin = slot.weak === null ? undefined : plan.slots.find((other) => other.weak === slot.weak);
  if (twin === undefined) plan.slots.push(slot);
  else for (const alternative of slot.alternatives) addAlternative(twin, { ...alternative, typed: false });
}

function noCalls(): Calls {
  return { shortForms: [], names: [], keys: new Set(), sureKeys: new Set() };
}

/** A word that also has another meaning is a name only when it stands alone, or in capitals: `maa` is a mother and a scheme. */
function sureNames(asked: Slot[], lexicon: Lexicon): (word: QueryWord) => boolean {
  const [alone] = asked.length === 1 && asked[0]?.words.length === 1 ? asked[0].words : [];
  const meansMore = (word: QueryWord) => meaningsOf([word], lexicon).some(({ entry }) => entry.kind !== SCHEME);
  return (word) =>
    word.word === alone?.word || word.isShortForm === true || !(word.filler || COMMON_WORDS.has(word.word) || meansMore(word));
}

function isOneNeed([slot, ...others]: Slot[], lexicon: Lexicon): boolean {
  const [word, ...more] = slot?.words ?? [];
  if (word === undefined || more.length > 0 || others.length > 0 || word.isShortForm) return false;
  return meaningsOf([word], lexicon).some(({ entry, strength }) => strength === 'same' && entry.kind !== SCHEME);
}

/** Short forms of schemes, also when split into several words. */
function shortForms(
  words: QueryWord[],
  isSure: (word: QueryWord) => boolean,
  terms: CatalogueTerms,
  isCarrying: (word: QueryWord) => boolean,
): Calls['shortForms'] {
  const carrying = words.filter(isCarrying).length;
  return words.flatMap((word, from) => {
    const found: Calls['shortForms'] = [];
    for (let length = isSure(word) ? 1 : 2; length <= MAX_WORDS_OF_ACRONYM && from + length <= words.length; length++) {
      const parts = words.slice(from, from + length);
      const mark = terms.find(ACRONYM_MARK + parts.map(({ word }) => word).join(''));
      const share = carrying === 0 ? 1 : parts.filter(isCarrying).length / carrying;
      if (mark !== undefined && terms.frequency(mark) > 0) found.push({ mark, share });
    }
    return found;
  });
}

/** Adds a slot also where the words were read as something else: in `him care` the first word is a filler. */
function addShortForms({ slots, calls }: QueryPlan): void {
  for (const { mark } of calls.shortForms) {
    const isIn = slots.some(({ alternatives }) =>
      alternatives.some(({ terms: [term, ...others] }) => term === mark && others.length === 0),
    );
    const alternatives = [{ terms: [mark], strength: 1, nameOnly: false, typed: false }];
    if (!isIn) slots.push({ words: [], alternatives, weight: 1, weak: null, isKnown: true });
  }
}

/** `pm sym` is PM-SYM: the joined letters match both words. */
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

/** Adds the official name behind a popular name to every slot of its words; the words also remain searchable themselves. */
function addSchemeNames(plan: QueryPlan, words: QueryWord[], asked: Slot[], terms: CatalogueTerms, lexicon: Lexicon): void {
  const counted = new Set(asked.length > 0 ? asked : plan.slots);
  const weightOf = (some: Iterable<Slot>) => [...some].reduce((sum, slot) => sum + slot.weight, 0);
  const whole = weightOf(counted);
  const slotsOf = new Map(plan.slots.flatMap((slot) => slot.words.map((word) => [word, slot])));
  const isSure = sureNames(asked, lexicon);
  const calls: (Calls['names'][number] & { from: number; to: number })[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + lexicon.longestPhrase); to++) {
      const touched = words.slice(from, to);
      const slots = [...new Set(touched.flatMap((word) => slotsOf.get(word) ?? []))];
      const share = weightOf(slots.filter((slot) => counted.has(slot))) / whole;
      if (share === 0) continue;
      for (const { name, isSpelt } of schemesCalled(touched, terms, lexicon)) {
        for (const slot of slots) addAlternative(slot, { terms: name, strength: 1, nameOnly: true, typed: false });
        plan.names.push({ terms: name, certainty: share });
        const isName = touched.length > 1 || isSure(touched[0] as QueryWord);
        if (isName) calls.push({ name, share: isSpelt ? share : share * ONLY_BY_SOUND, from, to });
      }
    }
  }
  // a scheme's name may contain another's: `cm kisan samman` is not `kisan samman`
  const isWithin = (one: { from: number; to: number }) =>
    calls.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from);
  plan.calls.names = calls.filter((call) => !isWithin(call));
}

function isShortForm(word: string, terms: CatalogueTerms): boolean {
  const mark = terms.find(ACRONYM_MARK + word);
  return mark !== undefined && terms.frequency(mark) > 0;
}

/** The names of the schemes whose popular name is exactly these words, with or without the fillers between them. */
function schemesCalled(words: QueryWord[], terms: CatalogueTerms, lexicon: Lexicon): { name: number[]; isSpelt: boolean }[] {
  const telling = words.filter(({ filler }) => !filler);
  const hasFillersBetween = telling.length > 1 && telling.length < words.length && !words[0]?.filler && !words.at(-1)?.filler;
  return (hasFillersBetween ? [words, telling] : [words]).flatMap((phrase) => {
    const spelling = phrase.map(({ word }) => word).join(' ');
    const meanings = [...meaningsOf(phrase, lexicon), ...meaningsByTerms(phrase, lexicon)].filter(({ entry }) => entry.kind === SCHEME);
    return meanings.flatMap(({ entry, spelling: known }) => {
      const isSpelt = known === spelling;
      const name = isSpelt || !isShortForm(spelling, terms) ? nameOf(entry, terms) : null;
      return name === null ? [] : [{ name, isSpelt }];
    });
  });
}

function nameOf(entry: Entry, terms: CatalogueTerms): number[] | null {
  const name = (entry.same[0] ?? []).map((key) => terms.find(key));
  return name.length > 0 && name.every((term) => term !== undefined && terms.frequency(term) > 0) ? (name as number[]) : null;
}
