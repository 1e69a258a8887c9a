/** Puts the documents that match a query in order. */
import type { CatalogueTerms } from './catalogue-terms.ts';
import type { DocumentRecord } from './document-record.ts';
import { foldPlace } from './lexicon.ts';
import { nameMatch } from './name-match.ts';
import type { QueryPlan } from './query-plan.ts';
import { type Scores, scoreSlots } from './scoring.ts';

export type Ranked = { document: number; score: number; coverage: number; hasAllWords: boolean };
export type Ranking = { ranked: Ranked[]; scores: Scores };

/** Share of the score kept by schemes of a state that was not named, and by those for all India when one was. */
const ELSEWHERE = 0.12;
const ALL_INDIA_FOR_STATE = 0.6;
const CENTRAL_FIRST = 1.12;
const SCRIPT_REGION = 1.3;
const OUTSIDE_SCRIPT_REGION = 0.85;
/** A scheme named after a group that was not asked for. */
const OTHER_GROUP = 0.85;
/** How much a document without some slot falls behind one with all. */
const COVERAGE_POWER = 0.6;
/** What a query that is exactly the name adds, where all slots together are worth at most about 1. */
const NAME_BONUS = 0.75;
/** Below this share of the best score a document that lacks a typed word is not an answer any more. */
const TAIL = 0.25;
/** Documents whose names are compared with the query. */
const NAMED = 400;

export function rankDocuments(
  plan: QueryPlan,
  terms: CatalogueTerms,
  records: readonly (DocumentRecord | null)[],
  scriptPlaces: string[],
): Ranking {
  const scores = scoreSlots(plan.slots, terms);
  const ofPlace = placeFactor(plan.states.map(foldPlace), scriptPlaces);
  const factor = (record: DocumentRecord) => ofPlace(record) * (record.groups.some((group) => !plan.entries.has(group)) ? OTHER_GROUP : 1);
  const first = new Float32Array(records.length);
  let highest = 0;
  for (let document = 0; document < records.length; document++) {
    const record = records[document];
    const total = scores.totals[document] as number;
    if (total === 0 || !record) continue;
    const score = total * (scores.coverage[document] as number) ** COVERAGE_POWER * factor(record);
    first[document] = score;
    if (score > highest) highest = score;
  }
  const named = nthHighest(first, NAMED, highest);
  const floor = Math.min(named, highest * TAIL);
  const worth = termWorth(terms);
  const ranked: Ranked[] = [];
  for (let document = 0; document < first.length; document++) {
    let score = first[document] as number;
    const hasAllWords = scores.typedWords[document] === plan.slots.length;
    if (score === 0 || (score < floor && !hasAllWords)) continue;
    if (score >= named) {
      const record = records[document] as DocumentRecord;
      const match = Math.max(...record.nameTerms.map((name) => bestNameMatch(plan, name, worth)));
      score += NAME_BONUS * match * factor(record);
      if (score > highest) highest = score;
    }
    ranked.push({ document, score, coverage: scores.coverage[document] as number, hasAllWords });
  }
  return { ranked: ranked.filter(({ score, hasAllWords }) => hasAllWords || score >= highest * TAIL), scores };
}

function placeFactor(named: string[], scriptPlaces: string[]): (record: DocumentRecord) => number {
  const within = (record: DocumentRecord, places: string[]) => record.places.some((place) => places.includes(place));
  if (named.length > 0) {
    return (record) => (record.places.length === 0 ? ALL_INDIA_FOR_STATE : within(record, named) ? 1 : ELSEWHERE);
  }
  if (scriptPlaces.length > 0) {
    return (record) => (record.places.length === 0 ? 1 : within(record, scriptPlaces) ? SCRIPT_REGION : OUTSIDE_SCRIPT_REGION);
  }
  return (record) => (record.level === 'central' ? CENTRAL_FIRST : 1);
}

function bestNameMatch(plan: QueryPlan, name: Int32Array, worth: (term: number) => number): number {
  const ofNames = plan.names.map(({ terms, certainty }) => certainty * nameMatch(terms, name, worth));
  return Math.max(nameMatch(plan.literal, name, worth), ...ofNames);
}

/** Words that stand in many documents tell little apart. */
function termWorth(terms: CatalogueTerms): (term: number) => number {
  const known = new Map<number, number>();
  return (term) => {
    let worth = known.get(term);
    if (worth === undefined) {
      worth = Math.log(1 + terms.documentCount / (terms.frequency(term) + 1));
      known.set(term, worth);
    }
    return worth;
  };
}

const STEPS = 2048;

/** About the score the n best documents have at least (a little lower, never higher); 0 when there are not as many. */
function nthHighest(scores: Float32Array, n: number, highest: number): number {
  const counts = new Int32Array(STEPS + 1);
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number;
    if (score > 0) counts[Math.floor((score / highest) * STEPS)] = (counts[Math.floor((score / highest) * STEPS)] as number) + 1;
  }
  let above = 0;
  for (let step = STEPS; step >= 0; step--) {
    above += counts[step] as number;
    if (above >= n) return (step / STEPS) * highest;
  }
  return 0;
}
