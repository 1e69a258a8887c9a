/**
 * Decides whether the best answers are about the query or only the nearest matches: how much of the query, weighted by how distinctive its words
 * are, occurs in the fields that say what a scheme is about. The limits were measured on the known queries over the seeded catalogue; see
 * docs/search.md.
 */

import { askedByName } from '../finding/asked-by-name.ts';
import type { FirstPass } from '../finding/first-pass.ts';
import { nameMatch } from '../finding/name-match.ts';
import { isFor } from '../finding/places.ts';
import { rarity } from '../finding/scoring.ts';
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { AS_ACRONYM, IN_KEYWORDS, IN_NAME, IN_SUMMARY } from '../index/document-fields.ts';
import type { Parts } from '../index/index-parts.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import { foldPlace } from '../lexicon/lexicon.ts';
import { isOutside, unansweredWords } from '../lexicon/outside.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import type { Slot } from '../reading/slots.ts';
import { tokenise } from '../words/tokenise.ts';

/** Below this the best answers do not count as answers. */
const LEAST = 0.5;
/** The same where the lexicon has every word except fillers: the query is then about schemes, and only part of it is unanswered. */
const LEAST_KNOWN = 0.43;
/** From this share of unknown words on, the query may be about anything. */
const MUCH_UNKNOWN = 0.3;
/** A factor for sentences, which are more often about schemes than a few words, and contain more words that no scheme has. */
const OF_SENTENCE = 0.7;
/** From this on a slot counts as fully matched. */
const WELL_MET = 0.85;
/** How many of the first answers are judged. */
const MAX_JUDGED = 3;
/** Share of the highest possible score of a word at which it counts as fully matched: about once in a name and once in a text. */
const MET = 0.85;
/** From this match of a name on, the scheme was asked for by name. */
const NAMED = 0.8;
/** Factor for a word that occurs only in the long texts, because the scheme only mentions it. */
const ONLY_MENTIONED = 0.5;
const CORRECTED = 0.8;
/** A sentence may leave one slot in this many unanswered. */
const SPARED = 4;
/** Weight of words in the lexicon, which define the need; an unknown word may mean anything. */
const KNOWN = 3;
const ABOUT = IN_NAME | IN_KEYWORDS | IN_SUMMARY | AS_ACRONYM;

/** Whether one of the first answers is asked for by name, short form or popular name. */
export function isAskedByName(plan: QueryPlan, { documents }: FirstPass, terms: CatalogueTerms, parts: Parts): boolean {
  const calledShare = askedByName(plan, terms, parts.lexicon);
  return documents.subarray(0, MAX_JUDGED).some((document) => calledShare(document, parts.records[document] as IndexedDocument) > 0);
}

/** @param text as typed @param isCalled a scheme is asked for by name, see above */
export function isWeak(plan: QueryPlan, ranking: FirstPass, terms: CatalogueTerms, parts: Parts, text: string, isCalled: boolean): boolean {
  const { lexicon } = parts;
  const { documents } = ranking;
  const record = (document: number) => parts.records[document] as IndexedDocument;
  if (isCalled) return false;
  if (isOutside(text, lexicon)) return true;
  const first = Array.from(documents.subarray(0, MAX_JUDGED));
  const worth = (term: number) => terms.worth(term);
  const isNamed = (document: number) =>
    record(document).nameTerms.some((name) => nameMatch(plan.literal, name, worth, plan.isNeed) >= NAMED);
  if (first.some(isNamed)) return false;
  if (isUnknownName(plan, ranking, text, lexicon)) return true;
  const unanswered = unansweredWords(text, lexicon);
  const strength = strengthOf(plan, ranking, terms, unanswered);
  const least = leastOf(plan, ranking, terms, unanswered);
  const named = plan.states.map(foldPlace);
  const answers = documents.values().filter((document) => isFor(record(document).profile, named));
  return answers.take(MAX_JUDGED).every((document) => strength(document) < least);
}

const SCHEME_WORDS: ReadonlySet<string> = new Set(['yojana', 'yojna', 'scheme', 'योजना', 'યોજના']);

/**
 * A query in the form of a scheme's name with a word that no scheme's name has: the scheme is not in the catalogue. `koi yojana` means any scheme.
 */
function isUnknownName(plan: QueryPlan, { scores }: FirstPass, text: string, { fillers }: Parts['lexicon']): boolean {
  const [last = '', before = ''] = tokenise(text).toReversed();
  if (!SCHEME_WORDS.has(last) || fillers.has(before)) return false;
  return plan.slots.some((slot, at) => slot.words.length > 0 && !((scores.weights[at] as number) > 0));
}

/** The documents that are about the query, judged one by one. */
export function provenDocuments(plan: QueryPlan, ranking: FirstPass, terms: CatalogueTerms): Int32Array {
  const strength = strengthOf(plan, ranking, terms);
  const least = leastOf(plan, ranking, terms);
  return ranking.documents.filter((document) => strength(document) >= least);
}

/** How much of the query must be matched: less, the more of it the lexicon has. */
function leastOf(plan: QueryPlan, { scores }: FirstPass, terms: CatalogueTerms, unanswered: ReadonlySet<string> = new Set()): number {
  const corrected = new Set(plan.corrections.values());
  const weights = plan.slots.map((slot, at) => ({
    weight: asked(slot, scores.weights[at] as number, terms.documentCount, corrected).weight,
    isUnknown: !slot.isKnown || slot.words.some(({ word }) => unanswered.has(word)),
  }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = weights.reduce((sum, { weight, isUnknown }) => sum + (isUnknown ? weight : 0), 0);
  const least = LEAST_KNOWN + (LEAST - LEAST_KNOWN) * Math.min(1, unknown / whole / MUCH_UNKNOWN);
  return plan.isSentence ? least * OF_SENTENCE : least;
}

/** How much of the query a document matches, 0 to 1. */
function strengthOf(
  plan: QueryPlan,
  { scores }: FirstPass,
  terms: CatalogueTerms,
  unanswered: ReadonlySet<string> = new Set(),
): (document: number) => number {
  const corrected = new Set(plan.corrections.values());
  const slots = plan.slots.map((slot, at) => ({ ...asked(slot, scores.weights[at] as number, terms.documentCount, corrected), at }));
  const isUnanswered = plan.slots.map((slot) => slot.words.some(({ word }) => unanswered.has(word)));
  const whole = slots.reduce((sum, slot) => sum + slot.weight, 0);
  const heaviest = Math.max(...slots.map(({ weight }) => weight));
  // one in four words of a sentence may be missing, but not the most distinctive one, because a few words decide its meaning
  const spared = plan.isSentence ? Math.floor(slots.length / SPARED) : 0;
  return (document) => {
    const met = slots.map(({ weight, full, trust, at }) => {
      const place = (scores.places[at]?.[document] as number) & ABOUT ? 1 : ONLY_MENTIONED;
      const value = isUnanswered[at] ? 0 : Math.min(1, (scores.values[at]?.[document] as number) / full);
      return { weight, value, satisfied: weight * value * trust * place };
    });
    const lighter = met.filter(({ weight }) => weight < heaviest);
    const missed = lighter.toSorted((a, b) => b.weight - b.satisfied - (a.weight - a.satisfied)).slice(0, spared);
    const satisfied = met.reduce((sum, slot) => sum + (missed.includes(slot) ? 0 : slot.satisfied), 0);
    const asked = missed.reduce((sum, { weight }) => sum - weight, whole);
    return (satisfied / asked) * Math.min(1, Math.max(...met.map(({ value }) => value)) / WELL_MET);
  };
}

/** The weight of a slot (also when no scheme has it), its score when fully matched, and the certainty that it was meant. */
function asked({ weight, isKnown, alternatives, words }: Slot, found: number, documentCount: number, corrected: Set<string>) {
  const strongest = alternatives.reduce((most, { strength }) => Math.max(most, strength), 1);
  return {
    weight: (found > 0 ? found : weight * rarity(0, documentCount)) * (isKnown ? KNOWN : 1),
    full: MET * strongest,
    trust: words.some(({ word }) => corrected.has(word)) ? CORRECTED : 1,
  };
}
