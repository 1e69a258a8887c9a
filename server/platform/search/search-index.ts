/**
 * The search over the published schemes, in memory. An index is never changed: `patched` gives a new one that shares
 * what stayed the same, so a search that is running sees the catalogue wholly before or wholly after a change.
 */

import { type FirstPass, firstPass } from './finding/first-pass.ts';
import { documentsOfPlaces } from './finding/places.ts';
import { knownShare } from './finding/scoring.ts';
import { CatalogueTerms } from './index/catalogue-terms.ts';
import type { DocumentRecord } from './index/document-record.ts';
import { joinFamily } from './index/families.ts';
import { type Parts, segmentOf, tidied } from './index/index-parts.ts';
import { newestFirst, reordered } from './index/newest-first.ts';
import { Profiles } from './index/profiles.ts';
import { Vocabulary } from './index/vocabulary.ts';
import { type CountedWords, WordCounts } from './index/word-counts.ts';
import { compileLexicon, STATE } from './lexicon/lexicon.ts';
import { candidatesOf, rankDocuments } from './ranking/ranking.ts';
import { planQuery } from './reading/query-plan.ts';
import { foldedQuery, queryWords } from './reading/query-words.ts';
import { regionOfScript } from './reading/regions.ts';
import { isWeak } from './showing/answer-strength.ts';
import { FacetCounter } from './showing/facets.ts';
import { matchedWords } from './showing/matched-words.ts';
import { suggestFor } from './showing/suggestions.ts';
import type {
  LexiconEntry,
  RankCandidate,
  SearchDocument,
  SearchFilters,
  SearchHit,
  SearchIndex,
  SearchOptions,
  SearchResult,
  Suggestion,
} from './types.ts';
import { foldText, tokenise } from './words/tokenise.ts';

export type * from './types.ts';

/** A query is answered when known words make up this share of its weight. */
const ENOUGH_KNOWN = 0.4;

/** @param compiled the same lexicon, where somebody has compiled it already */
export function buildSearchIndex(
  documents: Iterable<SearchDocument>,
  lexicon: LexiconEntry[],
  compiled = compileLexicon(lexicon),
): SearchIndex {
  const vocabulary = new Vocabulary();
  for (const key of compiled.words.keys()) vocabulary.addKey(key);
  const states = lexicon.filter((entry) => entry.kind === STATE).map((entry) => entry.term);
  const unique = [...new Map(Array.from(documents, (scheme) => [scheme.id, scheme])).values()];
  const shared = { lexicon: compiled, states, vocabulary, profiles: new Profiles() };
  const { segment, records } = segmentOf(unique, shared, 0);
  const counts = WordCounts.none.changed(vocabulary, countedIn(records), []);
  return new MemoryIndex({ ...shared, segments: [segment], counts, records, order: newestFirst(records) });
}

type Marks = ReturnType<typeof matchedWords>;
type Found = FirstPass & { matched: Marks; corrected: SearchResult['corrected'] };

class MemoryIndex implements SearchIndex {
  readonly size: number;
  readonly #parts: Parts;
  readonly #terms: CatalogueTerms;
  readonly #states: string[];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#terms = new CatalogueTerms(parts);
    this.#states = [...new Set([...parts.states, ...parts.records.flatMap((record) => record?.profile.states ?? [])])];
    this.size = parts.order.documents.length;
  }

  search(query: string, filters: SearchFilters = {}, options: SearchOptions = {}): SearchResult {
    const { lexicon, order } = this.#parts;
    const text = foldedQuery(query);
    if (text === '') return this.#resultOf(order.documents, filters);
    const words = queryWords(query, lexicon, (key) => this.#terms.find(key) !== undefined);
    if (words.length === 0) return this.#resultOf(this.#withLiteralName(text), filters);

    const plan = planQuery(words, this.#terms, lexicon, options.exact ?? false);
    const places = [...new Set(plan.states)];
    if (plan.slots.length === 0) return { ...this.#resultOf(documentsOfPlaces(places, this.#parts), filters), places };
    if (filters.state) plan.states.push(filters.state);
    const ranking = rankDocuments(plan, this.#terms, this.#parts, regionOfScript(text));
    let marks: Marks | undefined; // reckoned for what is shown, if anything
    const found: Found = {
      ...ranking,
      matched: (document, shown) => {
        marks ??= matchedWords(plan, ranking.scores, this.#terms, lexicon);
        return marks(document, shown);
      },
      corrected: correctedQuery(text, plan.corrections),
    };
    const result = { ...this.#resultOf(ranking.documents, filters, found, !options.flat), places };
    const known = knownShare(plan.slots, ranking.scores.weights);
    if (known < ENOUGH_KNOWN) return { ...result, weak: true, hits: [], nearestHits: result.hits, facets: this.#noFacets() };
    return isWeak(plan, ranking, this.#terms, this.#parts) ? { ...result, weak: true, facets: this.#noFacets() } : result;
  }

  candidates(query: string): RankCandidate[] {
    const { lexicon, records } = this.#parts;
    const words = queryWords(query, lexicon, (key) => this.#terms.find(key) !== undefined);
    const plan = planQuery(words, this.#terms, lexicon, false);
    const region = regionOfScript(foldedQuery(query));
    const found = firstPass(plan, this.#terms, this.#parts, region);
    return candidatesOf(found, plan, this.#terms, this.#parts, region).map(({ document, features }) => ({
      id: (records[document] as DocumentRecord).id,
      features,
    }));
  }

  suggest(prefix: string, limit: number): Suggestion[] {
    const answersTo = (words: string) => {
      const { weak, hits } = this.search(words, {}, { exact: true }); // a word that is begun is no slip
      return weak ? [] : hits.slice(0, limit).map(({ id }) => id);
    };
    return suggestFor(prefix, limit, this.#terms, this.#parts.records, this.#parts.lexicon, answersTo);
  }

  patched(changed: SearchDocument[], removed: number[]): SearchIndex {
    const { segments, records, vocabulary } = this.#parts;
    const latest = [...new Map(changed.map((scheme) => [scheme.id, scheme])).values()];
    const gone = new Set([...removed, ...latest.map((scheme) => scheme.id)]);
    const leaving = records.filter((record) => record !== null && gone.has(record.id));
    const kept = leaving.length === 0 ? records : records.map((record) => (record !== null && gone.has(record.id) ? null : record));
    const added = latest.filter((scheme) => !removed.includes(scheme.id));
    const young = segmentOf(added, this.#parts, records.length);
    const all = [...kept, ...young.records];
    const numbers = young.records.map((_, at) => records.length + at);
    return new MemoryIndex(
      tidied({
        ...this.#parts,
        segments: added.length === 0 ? segments : [...segments, young.segment],
        counts: this.#parts.counts.changed(vocabulary, countedIn(young.records), countedIn(leaving)),
        records: all,
        order: reordered(this.#parts.order, all, numbers),
      }),
    );
  }

  #resultOf(documents: Int32Array | number[], filters: SearchFilters, found: Found | null = null, folded = false): SearchResult {
    const { records, profiles } = this.#parts;
    const facets = new FacetCounter(filters, profiles.all);
    const heads = new Map<string, SearchHit>();
    const hits: SearchHit[] = [];
    for (const document of documents) {
      const { id, family, profile } = records[document] as DocumentRecord;
      if (!facets.passes(profile)) continue;
      const head = folded && family !== null ? heads.get(family) : undefined;
      if (head !== undefined) {
        joinFamily(head, id);
        continue;
      }
      const hit: SearchHit = { id, score: found?.final[document] ?? 0 };
      hits.push(hit);
      if (folded && family !== null) heads.set(family, hit);
    }
    return {
      hits,
      corrected: found?.corrected ?? null,
      weak: false,
      places: [],
      nearestHits: [],
      matched: ({ id }, text) => {
        const document = documents.find((number) => records[number]?.id === id);
        return found === null || document === undefined ? [] : found.matched(document, text);
      },
      facets: facets.finish(this.#states),
    };
  }

  /** Queries of signs only, such as `100%` without its digits: the signs are plain characters, not patterns. */
  #withLiteralName(text: string): number[] {
    const { records, order } = this.#parts;
    return [...order.documents].filter((document) => records[document]?.names.some((name) => foldText(name).includes(text)));
  }

  #noFacets(): SearchResult['facets'] {
    return { category: {}, state: {}, level: {}, audience: {}, open: 0 };
  }
}

function countedIn(records: readonly (DocumentRecord | null)[]): CountedWords[] {
  return records.flatMap((record) => record?.counted ?? []);
}

function correctedQuery(text: string, corrections: Map<string, string>): SearchResult['corrected'] {
  if (corrections.size === 0) return null;
  const to = tokenise(text).map((word) => corrections.get(word) ?? word);
  return { from: text, to: to.join(' ') };
}
