/**
 * Features of a scheme for the second pass of the ranking: how it matches the query, slot by slot and field by field, and what kind of scheme it is.
 * The trees of rank-model.json weigh them against each other.
 */

import type { FirstPass } from '../finding/first-pass.ts';
import { nameMatch } from '../finding/name-match.ts';
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { AS_ACRONYM, IN_BENEFITS, IN_DESCRIPTION, IN_ELIGIBILITY, IN_KEYWORDS, IN_NAME, IN_SUMMARY } from '../index/document-fields.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import type { ScriptRegion } from '../reading/regions.ts';

/**
 * How the scheme matches a slot of the query. `share`: of the weight of all slots; `worth`: the score of its best alternative; `mentions`: of all.
 */
type MetSlot = { share: number; worth: number; mentions: number; places: number };

type Met = {
  record: IndexedDocument;
  plan: QueryPlan;
  hasRegion: boolean;
  /** Score of the first pass, and the highest one for the query. */
  score: number;
  best: number;
  total: number;
  coverage: number;
  typed: number;
  slots: MetSlot[];
  name: MetName;
  company: Company;
  /** How similar its name is to the names of the best answers. */
  alike: number;
};

/** The maximum over all candidates. */
type Company = { total: number; coverage: number };

/** The words of a name that some slot asks for, weighted by how distinctive they are. */
type MetName = { share: number; rest: number; first: number; words: number };

const NAMED = IN_NAME | AS_ACRONYM;
const PARTS = [NAMED, IN_KEYWORDS, IN_SUMMARY, IN_BENEFITS, IN_ELIGIBILITY, IN_DESCRIPTION];
const LEAST_WORTH = 0.05;
/** Words; below this the length of a text means nothing. */
const SHORT_TEXT = 10;
/** How many of the best answers are compared with each name. */
const LIKE_BEST = 10;

const shareIn = (part: number) => (met: Met) => sumOf(met.slots, (slot) => (slot.places & part ? slot.share : 0));
const mentionsIn = (slots: MetSlot[]) => sumOf(slots, ({ share, mentions }) => share * mentions);
const partsOf = ({ places }: MetSlot) => PARTS.reduce((count, part) => count + (places & part ? 1 : 0), 0);

/** By name, in the order of the model's feature numbers. */
const FEATURES: Record<string, (met: Met, worth: (term: number) => number) => number> = {
  // from the first pass
  scoreOfBest: ({ score, best }) => Math.log(score / best),
  score: ({ score }) => score,
  slotScore: ({ total }) => total,
  coverage: ({ coverage }) => coverage,
  typedShare: ({ typed, plan }) => typed / plan.slots.length,
  leastWorth: ({ slots }) => slots.reduce((least, slot) => Math.min(least, slot.worth), 1),
  worthOfAll: ({ slots }) => slots.reduce((product, slot) => product * (LEAST_WORTH + slot.worth), 1),
  mentions: ({ slots }) => mentionsIn(slots),
  mentionDensity: ({ slots, record }) => mentionsIn(slots) / Math.log(SHORT_TEXT + record.lengths.all),
  // compared with the other candidates
  slotScoreOfMost: ({ total, company }) => total / company.total,
  coverageOfMost: ({ coverage, company }) => coverage / company.coverage,
  nameAlike: ({ alike }) => alike,
  // from the query
  slots: ({ plan }) => plan.slots.length,
  states: ({ plan }) => plan.states.length,
  hasRegion: ({ hasRegion }) => Number(hasRegion),
  // fields that contain the slots
  inName: shareIn(NAMED),
  inKeywords: shareIn(IN_KEYWORDS),
  inSummary: shareIn(IN_SUMMARY),
  inBenefits: shareIn(IN_BENEFITS),
  inEligibility: shareIn(IN_ELIGIBILITY),
  inDescription: shareIn(IN_DESCRIPTION),
  parts: ({ slots }) => sumOf(slots, (slot) => slot.share * partsOf(slot)),
  fewestParts: ({ slots }) => slots.reduce((fewest, slot) => Math.min(fewest, partsOf(slot)), PARTS.length),
  partsWithAll: ({ slots }) => PARTS.filter((part) => slots.every(({ places }) => places & part)).length,
  // the name
  nameAsTyped: ({ plan, record }, worth) => Math.max(...record.nameTerms.map((name) => nameMatch(plan.literal, name, worth))),
  nameAsKnown: ({ plan, record: { nameTerms } }, worth) =>
    Math.max(0, ...plan.names.flatMap(({ terms, certainty }) => nameTerms.map((name) => certainty * nameMatch(terms, name, worth)))),
  nameShare: ({ name }) => name.share,
  nameRest: ({ name }) => name.rest,
  nameFirst: ({ name }) => name.first,
  nameWords: ({ name }) => name.words,
  // the scheme
  isCentral: ({ record }) => Number(record.profile.level === 'central'),
  isAllIndia: ({ record }) => Number(record.profile.places.length === 0),
  isKnown: ({ record }) => Number(record.isKnown),
  categories: ({ record }) => record.profile.categories.length,
  keywords: ({ record }) => record.lengths.keywords,
  keywordWords: ({ record }) => record.lengths.keywordWords,
  summaryWords: ({ record }) => record.lengths.summary,
  benefitsWords: ({ record }) => record.lengths.benefits,
  descriptionWords: ({ record }) => record.lengths.description,
  allWords: ({ record }) => record.lengths.all,
};

export const FEATURE_NAMES = Object.keys(FEATURES);
const READERS = Object.values(FEATURES);

/** Returns a reader for the features of a query's candidates, in the order of FEATURE_NAMES; candidates must come best first. */
export function featureReader(
  plan: QueryPlan,
  { scores, final, best }: FirstPass,
  candidates: { document: number; record: IndexedDocument }[],
  terms: CatalogueTerms,
  region: ScriptRegion | null,
): (document: number, record: IndexedDocument) => Float64Array {
  const worth = (term: number) => terms.worth(term);
  const asked = askedTerms(plan);
  const whole = scores.weights.reduce((sum, weight) => sum + weight, 0);
  const mostOf = (values: Float32Array) => Math.max(...candidates.map(({ document }) => values[document] as number));
  const company = { total: mostOf(scores.totals), coverage: mostOf(scores.coverage) };
  const likeness = nameLikeness(
    candidates.slice(0, LIKE_BEST).map(({ record }) => record),
    worth,
  );
  return (document, record) => {
    const slots: MetSlot[] = [];
    for (let at = 0; at < scores.weights.length; at++) {
      const weight = scores.weights[at] as number;
      if (weight === 0) continue;
      const worth = scores.values[at]?.[document] as number;
      const mentions = scores.mentions[at]?.[document] as number;
      slots.push({ share: weight / whole, worth, mentions, places: scores.places[at]?.[document] as number });
    }
    const names = record.nameTerms.map((terms) => metName(terms, asked, worth));
    const met: Met = {
      record,
      plan,
      hasRegion: region !== null,
      score: final[document] as number,
      best,
      total: scores.totals[document] as number,
      coverage: scores.coverage[document] as number,
      typed: scores.typedWords[document] as number,
      slots,
      name: names.reduce((fullest, name) => (name.share > fullest.share ? name : fullest)),
      company,
      alike: likeness(record),
    };
    const features = new Float64Array(READERS.length);
    for (let at = 0; at < READERS.length; at++) features[at] = (READERS[at] as (typeof READERS)[number])(met, worth);
    return features;
  };
}

/**
 * The share of a name, weighted by how distinctive its words are, that the names of the best answers also contain; 0 to 1. A name is not compared
 * with itself.
 */
function nameLikeness(best: IndexedDocument[], worth: (term: number) => number): (record: IndexedDocument) => number {
  const having = new Map<number, number>();
  for (const { nameTerms } of best) for (const term of new Set(nameTerms[0])) having.set(term, (having.get(term) ?? 0) + 1);
  return (record) => {
    const own = best.includes(record) ? 1 : 0;
    const words = [...new Set(record.nameTerms[0])];
    const whole = sumOf(words, worth);
    const common = sumOf(words, (term) => worth(term) * ((having.get(term) ?? own) - own));
    return whole === 0 || best.length === own ? 0 : common / whole / (best.length - own);
  };
}

/** Phrases by their first term. */
type Asked = { words: Set<number>; phrases: Map<number, number[][]> };

function askedTerms({ slots }: QueryPlan): Asked {
  const asked: Asked = { words: new Set(), phrases: new Map() };
  for (const { terms } of slots.flatMap((slot) => slot.alternatives)) {
    const [first] = terms;
    if (first === undefined) continue;
    if (terms.length === 1) asked.words.add(first);
    else asked.phrases.set(first, [...(asked.phrases.get(first) ?? []), terms]);
  }
  return asked;
}

function metName(terms: Int32Array, { words, phrases }: Asked, worth: (term: number) => number): MetName {
  const inName = new Set(terms);
  const met = new Set<number>();
  for (const term of inName) {
    if (words.has(term)) met.add(term);
    for (const phrase of phrases.get(term) ?? [])
      if (phrase.every((other) => inName.has(other))) for (const other of phrase) met.add(other);
  }
  const whole = sumOf([...inName], worth);
  const found = sumOf([...met], worth);
  const first = terms.findIndex((term) => met.has(term));
  return {
    share: whole === 0 ? 0 : found / whole,
    rest: whole - found,
    first: first < 0 ? 1 : first / terms.length,
    words: terms.length,
  };
}

function sumOf<T>(items: T[], value: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}
