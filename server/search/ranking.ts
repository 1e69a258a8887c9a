/** Puts the documents that match a query in order. */
import type { CatalogueTerms } from './catalogue-terms.ts';
import type { DocumentRecord } from './document-record.ts';
import { foldPlace } from './lexicon.ts';
import { nameMatch } from './name-match.ts';
import { type Scores, scoreSlots } from './scoring.ts';
import type { QueryPlan } from './slots.ts';

export type Ranked = { document: number; score: number; coverage: number };
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
/** Below this share of the best score a document is not an answer any more. */
const TAIL = 0.22;
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
  const ranked: Ranked[] = [];
  for (const [document, record] of records.entries()) {
    const total = scores.totals[document] as number;
    if (total === 0 || record === null) continue;
    const coverage = scores.coverage[document] as number;
    ranked.push({ document, coverage, score: total * coverage ** COVERAGE_POWER * factor(record) });
  }
  const floor = nthHighest(ranked, NAMED);
  const worth = termWorth(terms);
  for (const entry of ranked) {
    if (entry.score < floor) continue;
    const record = records[entry.document] as DocumentRecord;
    const match = Math.max(...record.nameTerms.map((name) => bestNameMatch(plan, name, worth)));
    entry.score += NAME_BONUS * match * factor(record);
  }
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  const kept = ranked.filter(({ score }) => score >= best * TAIL);
  return { ranked: kept, scores };
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

function nthHighest(ranked: Ranked[], n: number): number {
  if (ranked.length <= n) return 0;
  const sorted = Float64Array.from(ranked, ({ score }) => score).sort();
  return sorted[sorted.length - n] as number;
}
