/**
 * Whether the best answers are about what was asked, or only the nearest there is: how much of the query, by what its words tell,
 * stands where a scheme says what it is about. Found by measuring on the known queries over the seeded catalogue; see docs/search.md.
 */

import { askedByName } from '../finding/asked-by-name.ts';
import type { FirstPass } from '../finding/first-pass.ts';
import { nameMatch } from '../finding/name-match.ts';
import { isFor } from '../finding/places.ts';
import { rarity } from '../finding/scoring.ts';
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { AS_ACRONYM, IN_KEYWORDS, IN_NAME, IN_SUMMARY } from '../index/document-fields.ts';
import type { DocumentRecord } from '../index/document-record.ts';
import type { Parts } from '../index/index-parts.ts';
import { foldPlace } from '../lexicon/lexicon.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import type { Slot } from '../reading/slots.ts';

/** Below this the best answers are no answer. */
const LEAST = 0.56;
/** Answers that may speak for the query. */
const TELLING = 3;
/** Share of the most a word can be worth, from which it is fully met: once in a name and again in a text, about. */
const MET = 0.85;
/** From this match of a name on the scheme was asked for by it. */
const NAMED = 0.8;
/** A word in the long texts alone is mentioned, not what the scheme is about. */
const ONLY_MENTIONED = 0.5;
const CORRECTED = 0.8;
/** A word of the lexicon says what is looked for; one that nobody knows may be anything. */
const KNOWN = 3;
const ABOUT = IN_NAME | IN_KEYWORDS | IN_SUMMARY | AS_ACRONYM;

export function isWeak(plan: QueryPlan, { documents, scores }: FirstPass, terms: CatalogueTerms, { records, lexicon }: Parts): boolean {
  const record = (document: number) => records[document] as DocumentRecord;
  const worth = (term: number) => terms.worth(term);
  const calledShare = askedByName(plan, terms, lexicon);
  const isNamed = (document: number) =>
    calledShare(document, record(document)) > 0 || record(document).nameTerms.some((name) => nameMatch(plan.literal, name, worth) >= NAMED);
  if (Array.from(documents.subarray(0, TELLING)).some(isNamed)) return false;
  const corrected = new Set(plan.corrections.values());
  const slots = plan.slots.map((slot, at) => ({ ...asked(slot, scores.weights[at] as number, terms.documentCount, corrected), at }));
  const whole = slots.reduce((sum, slot) => sum + slot.weight, 0);
  const strength = (document: number) => {
    let satisfied = 0;
    let bestMet = 0;
    for (const { weight, full, trust, at } of slots) {
      const place = (scores.places[at]?.[document] as number) & ABOUT ? 1 : ONLY_MENTIONED;
      const met = Math.min(1, (scores.values[at]?.[document] as number) / full);
      satisfied += (weight / whole) * met * trust * place;
      bestMet = Math.max(bestMet, met);
    }
    return satisfied * bestMet;
  };
  const named = plan.states.map(foldPlace);
  const answers = documents.values().filter((document) => isFor(record(document).profile, named));
  return answers.take(TELLING).every((document) => strength(document) < LEAST);
}

/** What a slot weighs (also when no scheme has it), what it is worth when fully met, and how sure it is that it was meant. */
function asked({ weight, isKnown, alternatives, words }: Slot, found: number, documentCount: number, corrected: Set<string>) {
  const strongest = alternatives.reduce((most, { strength }) => Math.max(most, strength), 1);
  return {
    weight: (found > 0 ? found : weight * rarity(0, documentCount)) * (isKnown ? KNOWN : 1),
    full: MET * strongest,
    trust: words.some(({ word }) => corrected.has(word)) ? CORRECTED : 1,
  };
}
