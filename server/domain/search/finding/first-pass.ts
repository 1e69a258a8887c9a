/**
 * First pass of the ranking, by rules: the scores of the slots in a document, then its name, place and age. It visits every document that matches
 * any part of the query, so its loops count indexes: iterating typed arrays took three times as long.
 */
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import type { Searched } from '../index/index-parts.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import { byScore } from '../index/newest-first.ts';
import type { Profile } from '../index/profiles.ts';
import { foldPlace } from '../lexicon/lexicon.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import type { ScriptRegion } from '../reading/regions.ts';
import { askedByName } from './asked-by-name.ts';
import { nameMatch } from './name-match.ts';
import { type Scores, scoreSlots } from './scoring.ts';
import type { Scratch } from './scratch.ts';

export type FirstPass = {
  /** Numbers of the matching documents, best first. */
  documents: Int32Array;
  /** The score of each, by document number. */
  final: Float32Array;
  /** The highest score. */
  best: number;
  scores: Scores;
};

/** Factors on the score of schemes for a state other than the named one, and of schemes for all India when a state was named. */
const ELSEWHERE = 0.12;
const ALL_INDIA_FOR_STATE = 0.6;
/** For a state scheme that does not say which state. */
const UNKNOWN_STATE = 0.3;
const CENTRAL_FIRST = 1.12;
/** A scheme known by name to the public. */
const WELL_KNOWN = 1.05;
const WELL_KNOWN_CENTRAL = 1.13;
const SCRIPT_REGION = 1.3;
const BESIDE_SCRIPT_REGION = 0.9;
const OUTSIDE_SCRIPT_REGION = 0.5;
/** A scheme that is clearly for people of another age. */
const OTHER_AGE = 0.3;
/** Added when the query is exactly the name; all slots together score at most about 1. */
const NAME_BONUS = 0.75;
/** Added to a scheme asked for by name or short form, when nothing else was typed. */
const CALLED_BONUS = 0.75;
/** Below this share of the best score, a document that lacks a typed word is dropped. */
const TAIL = 0.25;
/** How many documents have their names compared with the query. */
const NAMED = 120;

export function firstPass(
  plan: QueryPlan,
  terms: CatalogueTerms,
  parts: Searched,
  region: ScriptRegion | null,
  scratch: Scratch,
): FirstPass {
  const { records, columns } = parts;
  const scores = scoreSlots(plan.slots, terms, scratch);
  const factors = placingFactors(plan, region, parts.profiles.placings);
  const ageFactor = (document: number) => (plan.age !== null && isForOtherAge(records[document] as IndexedDocument, plan) ? OTHER_AGE : 1);
  const final = scratch.floats();
  const { totals, typedWords } = scores;
  const { placings, known } = columns;
  const found = scratch.numbers();
  let count = 0;
  let highest = 0;
  for (let document = 0; document < totals.length; document++) {
    const total = totals[document] as number;
    const placing = placings[document] as number;
    if (total === 0 || placing < 0) continue;
    found[count++] = document;
    let score = total * (factors[placing] as number);
    if (known[document]) score *= wellKnownFactor(parts.profiles.placings[placing] as Profile);
    if (plan.age !== null) score *= ageFactor(document);
    final[document] = score;
    if (score > highest) highest = score;
  }
  const matching = found.subarray(0, count);
  const named = nthHighest(matching, final, NAMED, highest);
  const worth = (term: number) => terms.worth(term);
  const calledShare = askedByName(plan, terms, parts.lexicon);
  for (let at = 0; at < count; at++) {
    const document = matching[at] as number;
    const score = final[document] as number;
    if (score < named) continue;
    const record = records[document] as IndexedDocument;
    let match = 0;
    for (const name of record.nameTerms) match = Math.max(match, bestNameMatch(plan, name, worth));
    const called = calledShare(document, record);
    const factor = factors[record.profile.placing] as number;
    // a scheme of another region that is asked for by name is meant, whatever the script of the query
    const own = called > 0 && plan.states.length === 0 ? Math.max(1, factor) : factor;
    const raised = (score * own) / factor + (NAME_BONUS * match + CALLED_BONUS * called) * own * ageFactor(document);
    final[document] = raised;
    if (raised > highest) highest = raised;
  }
  const least = highest * TAIL;
  let answers = 0;
  for (let at = 0; at < count; at++) {
    const document = matching[at] as number;
    if ((final[document] as number) >= least || typedWords[document] === plan.slots.length) matching[answers++] = document;
  }
  return { documents: byScore(matching.subarray(0, answers), final, parts.order), final, best: highest, scores };
}

export function isForOtherAge({ ages }: IndexedDocument, { age }: QueryPlan): boolean {
  return age !== null && ages !== null && (age < ages.from || age > ages.to);
}

const wellKnownFactor = ({ level }: Profile) => (level === 'central' ? WELL_KNOWN_CENTRAL : WELL_KNOWN);

/** The factor for place and level, once for each combination of them. */
function placingFactors(plan: QueryPlan, region: ScriptRegion | null, placings: readonly Profile[]): Float64Array {
  const factors = new Float64Array(placings.length);
  const ofPlace = placeFactor(plan.states.map(foldPlace), region);
  for (let placing = 0; placing < placings.length; placing++) factors[placing] = ofPlace(placings[placing] as Profile);
  return factors;
}

function placeFactor(named: string[], region: ScriptRegion | null): (profile: Profile) => number {
  const within = (profile: Profile, places: string[]) => profile.places.some((place) => places.includes(place));
  if (named.length > 0) {
    return (profile) => {
      if (profile.places.length > 0) return within(profile, named) ? 1 : ELSEWHERE;
      return profile.level === 'state' ? UNKNOWN_STATE : ALL_INDIA_FOR_STATE;
    };
  }
  if (region !== null) {
    return (profile) => {
      if (profile.places.length === 0) return 1;
      if (within(profile, region.homes)) return SCRIPT_REGION;
      return within(profile, region.neighbours) ? BESIDE_SCRIPT_REGION : OUTSIDE_SCRIPT_REGION;
    };
  }
  return (profile) => (profile.level === 'central' ? CENTRAL_FIRST : 1);
}

/** How well the query matches this name, as typed or as a popular name of the scheme; 0 to 1. */
export function bestNameMatch(plan: QueryPlan, name: Int32Array, worth: (term: number) => number): number {
  let best = nameMatch(plan.literal, name, worth, plan.isNeed);
  for (const { terms, certainty } of plan.names) best = Math.max(best, certainty * nameMatch(terms, name, worth));
  return best;
}

const STEPS = 2048;

/** Roughly the lowest score among the n best documents (never higher than it); 0 when there are fewer. */
function nthHighest(matching: Int32Array, scores: Float32Array, n: number, highest: number): number {
  const counts = new Int32Array(STEPS + 1);
  for (let at = 0; at < matching.length; at++) {
    const step = Math.floor(((scores[matching[at] as number] as number) / highest) * STEPS);
    counts[step] = (counts[step] as number) + 1;
  }
  let above = 0;
  for (let step = STEPS; step >= 0; step--) {
    above += counts[step] as number;
    if (above >= n) return (step / STEPS) * highest;
  }
  return 0;
}
