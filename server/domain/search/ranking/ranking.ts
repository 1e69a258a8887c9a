/** Puts the documents that match a query in order: rules find the best of them, a model learnt from graded queries orders these. */

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

/** How many answers of the first pass the model puts in order. */
const CANDIDATES = 30;
/** A query that is a name to this share asks for the scheme itself. */
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
  // what is asked for by name stays where the rules put it: the model knows nothing of names
  const ordered = judged.map((one) => (isCalled(one) ? one : (others.shift() as typeof one)));
  // what the first pass gave its best goes to the best now, and so on, so that the order stays that of the scores
  for (const [place, { document }] of ordered.entries()) {
    found.documents[place] = document;
    found.final[document] = falling[place] as number;
  }
  return found;
}

/** For people of another age; or over, which helps only those who ask for it by its name. */
function isForOther(record: IndexedDocument, plan: QueryPlan, terms: CatalogueTerms, day: string): boolean {
  if (isForOtherAge(record, plan)) return true;
  if (!isPast(record.profile.closesOn, day)) return false;
  const worth = (term: number) => terms.worth(term);
  return record.nameTerms.every((name) => bestNameMatch(plan, name, worth) < ASKED_BY_NAME);
}

/** The first answers as the rules order them, with what the model is to know of them. */
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
