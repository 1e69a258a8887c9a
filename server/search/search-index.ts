/**
 * The search over the published schemes, in memory. An index is never changed: `patched` gives a new one that shares
 * what stayed the same, so a search that is running sees the catalogue wholly before or wholly after a change.
 */
import { CatalogueTerms } from './catalogue-terms.ts';
import type { DocumentRecord } from './document-record.ts';
import { FacetCounter } from './facets.ts';
import { joinFamily } from './families.ts';
import { type Parts, segmentOf, tidied } from './index-parts.ts';
import { compileLexicon, STATE } from './lexicon.ts';
import { matchedWords } from './matched-words.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { foldedQuery, queryWords } from './query-words.ts';
import { type Ranked, rankDocuments } from './ranking.ts';
import { placesOfScript } from './regions.ts';
import type {
  LexiconEntry,
  SearchDocument,
  SearchFilters,
  SearchHit,
  SearchIndex,
  SearchOptions,
  SearchResult,
  Suggestion,
} from './search-document.ts';
import { suggestFor } from './suggestions.ts';
import { foldText, tokenise } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

export type * from './search-document.ts';

/** Hits that have all words, or nearly: the others are only near. */
const WHOLE = 0.999;
/** A query is answered when known words make up this share of its weight. */
const ENOUGH_KNOWN = 0.4;

export function buildSearchIndex(documents: Iterable<SearchDocument>, lexicon: LexiconEntry[]): SearchIndex {
  const compiled = compileLexicon(lexicon);
  const vocabulary = new Vocabulary();
  for (const key of compiled.words.keys()) vocabulary.addKey(key);
  const states = lexicon.filter((entry) => entry.kind === STATE).map((entry) => entry.term);
  const unique = [...new Map(Array.from(documents, (scheme) => [scheme.id, scheme])).values()];
  const first = segmentOf(unique, vocabulary, compiled, 0);
  return new MemoryIndex({ lexicon: compiled, states, vocabulary, segments: [first.segment], records: first.records });
}

class MemoryIndex implements SearchIndex {
  readonly size: number;
  readonly #parts: Parts;
  readonly #terms: CatalogueTerms;
  readonly #states: string[];
  #newest: Ranked[] | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#terms = new CatalogueTerms(parts.vocabulary, parts.segments, parts.records.length);
    this.#states = [...new Set([...parts.states, ...parts.records.flatMap((record) => record?.states ?? [])])];
    this.size = parts.records.reduce((count, record) => count + (record === null ? 0 : 1), 0);
  }

  search(query: string, filters: SearchFilters = {}, options: SearchOptions = {}): SearchResult {
    const { lexicon, records, vocabulary } = this.#parts;
    const text = foldedQuery(query);
    if (text === '') return this.#resultOf(this.#everything(), filters, null);
    const words = queryWords(query, lexicon.fillers, (key) => vocabulary.find(key) !== undefined);
    if (words.length === 0) return this.#resultOf(this.#withLiteralName(text), filters, null);

    const plan = planQuery(words, this.#terms, lexicon, options.exact ?? false);
    const { ranked, scores } = rankDocuments(plan, this.#terms, records, placesOfScript(text));
    const known = knownShare(plan, scores.weights);
    ranked.sort((a, b) => b.score - a.score || this.#newerFirst(a.document, b.document));
    const matched = matchedWords(plan, scores, vocabulary);
    const corrected = correctedQuery(text, plan.corrections);
    const result = this.#resultOf(ranked, filters, corrected, matched, !options.flat);
    if (known < ENOUGH_KNOWN) return { ...result, hits: [], nearest: true, nearestHits: result.hits, facets: this.#noFacets() };
    return result;
  }

  suggest(prefix: string, limit: number): Suggestion[] {
    return suggestFor(prefix, limit, this.#terms, this.#parts.records, this.#parts.lexicon);
  }

  patched(changed: SearchDocument[], removed: number[]): SearchIndex {
    const { vocabulary, segments, records } = this.#parts;
    const latest = [...new Map(changed.map((scheme) => [scheme.id, scheme])).values()];
    const gone = new Set([...removed, ...latest.map((scheme) => scheme.id)]);
    const kept = gone.size === 0 ? records : records.map((record) => (record !== null && gone.has(record.id) ? null : record));
    const added = latest.filter((scheme) => !removed.includes(scheme.id));
    if (added.length === 0) return new MemoryIndex({ ...this.#parts, records: kept });
    const young = segmentOf(added, vocabulary, this.#parts.lexicon, records.length);
    return new MemoryIndex(tidied({ ...this.#parts, segments: [...segments, young.segment], records: [...kept, ...young.records] }));
  }

  #resultOf(
    ranked: Ranked[],
    filters: SearchFilters,
    corrected: SearchResult['corrected'],
    matched: (document: number) => string[] = () => [],
    folded = false,
  ): SearchResult {
    const { records } = this.#parts;
    const facets = new FacetCounter(filters);
    const heads = new Map<string, SearchHit>();
    const hits: SearchHit[] = [];
    let whole = false;
    for (const { document, score, coverage } of ranked) {
      const record = records[document] as DocumentRecord;
      if (!facets.passes(record)) continue;
      whole ||= coverage >= WHOLE;
      const head = folded && record.family !== null ? heads.get(record.family) : undefined;
      if (head !== undefined) {
        joinFamily(head, record.id);
        continue;
      }
      const hit: SearchHit = { id: record.id, score, matched: matched(document) };
      hits.push(hit);
      if (record.family !== null) heads.set(record.family, hit);
    }
    return {
      hits,
      corrected,
      nearest: hits.length > 0 && !whole,
      nearestHits: [],
      facets: facets.finish(this.#states),
    };
  }

  /** All schemes, newest first. Sorted once: most visitors begin with an empty query. */
  #everything(): Ranked[] {
    if (this.#newest === null) {
      const numbers = [...this.#parts.records.keys()].filter((document) => this.#parts.records[document] !== null);
      numbers.sort((a, b) => this.#newerFirst(a, b));
      this.#newest = numbers.map((document) => ({ document, score: 0, coverage: 1, hasAllWords: true }));
    }
    return this.#newest;
  }

  /** Queries of signs only, such as `100%` without its digits: the signs are plain characters, not patterns. */
  #withLiteralName(text: string): Ranked[] {
    const { records } = this.#parts;
    return this.#everything().filter(({ document }) => records[document]?.names.some((name) => foldText(name).includes(text)));
  }

  #newerFirst(a: number, b: number): number {
    const [first, second] = [this.#parts.records[a] as DocumentRecord, this.#parts.records[b] as DocumentRecord];
    if (first.updatedOn !== second.updatedOn) return first.updatedOn < second.updatedOn ? 1 : -1;
    return second.id - first.id;
  }

  #noFacets(): SearchResult['facets'] {
    return { category: {}, state: {}, level: {}, open: 0 };
  }
}

/** How much of the query, by weight, is in the catalogue at all. */
function knownShare(plan: QueryPlan, weights: number[]): number {
  let known = 0;
  let whole = 0;
  for (const [at, slot] of plan.slots.entries()) {
    whole += slot.weight;
    if ((weights[at] as number) > 0) known += slot.weight;
  }
  return whole === 0 ? 0 : known / whole;
}

function correctedQuery(text: string, corrections: Map<string, string>): SearchResult['corrected'] {
  if (corrections.size === 0) return null;
  const to = tokenise(text).map((word) => corrections.get(word) ?? word);
  return { from: text, to: to.join(' ') };
}
