/** Orders the documents that match a query: rules find the best, and a model trained on graded queries reorders these. */

import { isPast } from '../../../../contract/today.ts';
import { askedByName } from '../finding/asked-by-name.ts';
import { bestNameMatch, type FirstPass, firstPass, isForOtherAge } from '../finding/first-pass.ts';
import type { Scratch } from '../finding/scratch.ts';
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import type { Searched } from '../index/index-parts.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import type { ScriptRegion } from '../reading/regions.ts';
import { featureReader } from './rank-features.ts';
import { rankScores } from './rank-model.ts';

/** How many answers of the first pass the model reorders. */
const CANDIDATES = 30;
/** From this match of a name on, a query asks for the scheme itself. */
const ASKED_BY_NAME = 0.3;

export type Candidate = { document: number; features: Float64Array };

export function rankDocuments(
  plan: QueryPlan,
  terms: CatalogueTerms,
  parts: Searched,
  region: ScriptRegion | null,
  scratch: Scratch,
  { day, least = 0 }: { day: string; least?: number | undefined },
): FirstPass {
  const found = firstPass(plan, terms, parts, region, scratch);
  if (found.best < least) return { ...found, documents: found.documents.subarray(0, 0) };
  const candidates = candidatesOf(found, plan, terms, parts, region);
  const worths = rankScores(candidates.map(({ features }) => features));
  const judged = candidates.map(({ document }, at) => ({
    document,
    worth: worths[at] as number,
    other: Number(isForOther(parts.records[document] as IndexedDocument, plan, terms, day)),
  }));
  const calledShare = askedByName(plan, terms, parts.lexicon);
  const falling = judged.map(({ document }) => found.final[document] as number);
  const isCalled = ({ document }: { document: number }) => calledShare(document, parts.records[document] as IndexedDocument) > 0;
  const others = judged.filter((one) => !isCalled(one)).sort((a, b) => a.other - b.other || b.worth - a.worth);
  // schemes asked for by name stay where the rules put them, because the model knows nothing of names
  const ordered = judged.map((one) => (isCalled(one) ? one : (others.shift() as typeof one)));
  // the scores of the first pass are reassigned in the new order, so that the order still matches the scores
  for (const [place, { document }] of ordered.entries()) {
    found.documents[place] = document;
    found.final[document] = falling[place] as number;
  }
  return found;
}

/** Whether the scheme is for people of another age, or closed, unless it is asked for by name. */
function isForOther(record: IndexedDocument, plan: QueryPlan, terms: CatalogueTerms, day: string): boolean {
  if (isForOtherAge(record, plan)) return true;
  if (!isPast(record.profile.closesOn, day)) return false;
  const worth = (term: number) => terms.worth(term);
  return record.nameTerms.every((name) => bestNameMatch(plan, name, worth) < ASKED_BY_NAME);
}

/** The first answers in the order of the rules, with their features for the model. */
export function candidatesOf(
  found: FirstPass,
  plan: QueryPlan,
  terms: CatalogueTerms,
  { records }: Pick<Searched, 'records'>,
  region: ScriptRegion | null,
): Candidate[] {
  const candidates = Array.from(found.documents.subarray(0, CANDIDATES), (document) => ({
    document,
    record: records[document] as IndexedDocument,
  }));
  const featuresOf = featureReader(plan, found, candidates, terms, region);
  return candidates.map(({ document, record }) => ({ document, features: featuresOf(document, record) }));
}
