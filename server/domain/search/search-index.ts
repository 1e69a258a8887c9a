/**
 * The search over the published schemes, in memory. An index is immutable: `patched` returns a new one that shares the unchanged parts, so a running
 * search sees the catalogue entirely before or entirely after a change.
 */

import { today } from '../../../contract/today.ts';
import { type FirstPass, firstPass } from './finding/first-pass.ts';
import { documentsOfPlaces } from './finding/places.ts';
import { knownShare } from './finding/scoring.ts';
import { Scratch } from './finding/scratch.ts';
import { CatalogueTerms } from './index/catalogue-terms.ts';
import { columnsOf } from './index/columns.ts';
import { joinFamily } from './index/families.ts';
import { type Parts, type Searched, segmentOf, tidied } from './index/index-parts.ts';
import type { IndexedDocument } from './index/indexed-document.ts';
import { newestFirst, reordered } from './index/newest-first.ts';
import { type PackedParts, packParts, unpackParts } from './index/packed-parts.ts';
import { Profiles } from './index/profiles.ts';
import { Vocabulary } from './index/vocabulary.ts';
import { type CountedWords, WordCounts } from './index/word-counts.ts';
import { compileLexicon, type Lexicon } from './lexicon/lexicon.ts';
import { isAbroad } from './lexicon/outside.ts';
import { candidatesOf, rankDocuments } from './ranking/ranking.ts';
import { planQuery } from './reading/query-plan.ts';
import { capitalsIn, foldedQuery, queryWords } from './reading/query-words.ts';
import { regionOfScript } from './reading/regions.ts';
import { isAskedByName, isWeak, provenDocuments } from './showing/answer-strength.ts';
import { FacetCounter } from './showing/facets.ts';
import { choicesOf, matchedWords } from './showing/matched-words.ts';
import { suggestFor } from './showing/suggestions.ts';
import { atOnce, type Steps } from './steps.ts';
import type {
  Browsed,
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
import { inScriptOf } from './words/transliterate.ts';

export type * from './types.ts';

/** Below this share of known words, by weight, a query has no hits. */
const ENOUGH_KNOWN = 0.4;

export function buildSearchIndex(documents: Iterable<SearchDocument>, lexicon: readonly LexiconEntry[]): SearchIndex {
  return atOnce(indexSteps(documents, compileLexicon(lexicon)));
}

/** @param documents with distinct ids; of duplicates the last counts */
export function* indexSteps(documents: Iterable<SearchDocument>, lexicon: Lexicon): Steps<SearchIndex> {
  const vocabulary = new Vocabulary();
  for (const key of lexicon.words.keys()) {
    vocabulary.addKey(key);
    yield;
  }
  const empty = { segments: [], records: [], order: newestFirst([]), counts: WordCounts.none };
  return yield* new MemoryIndex({ lexicon, vocabulary, profiles: new Profiles(), ...empty }).patched(documents, []);
}

/** Restores a packed index. @param lexicon the one it was built with */
export function unpackedIndex(packed: PackedParts, lexicon: Lexicon): SearchIndex {
  return new MemoryIndex(unpackParts(packed, lexicon));
}

type Marks = ReturnType<typeof matchedWords>;
type Found = Pick<FirstPass, 'final'> & { matched: Marks; corrected: SearchResult['corrected'] };

class MemoryIndex implements SearchIndex {
  readonly size: number;
  readonly #parts: Searched;
  readonly #terms: CatalogueTerms;
  readonly #states: string[];
  readonly #scratch: Scratch;

  constructor(parts: Parts) {
    this.#parts = { ...parts, columns: columnsOf(parts.records) };
    this.#terms = new CatalogueTerms(parts);
    this.#states = [...new Set([...parts.lexicon.states, ...parts.records.flatMap((record) => record?.profile.states ?? [])])];
    this.size = parts.order.documents.length;
    this.#scratch = new Scratch(parts.records.length);
  }

  search(query: string, filters: SearchFilters = {}, options: SearchOptions = {}): SearchResult {
    const { lexicon, order } = this.#parts;
    const text = foldedQuery(query);
    if (text === '') return this.#resultOf(order.documents, filters);
    const words = queryWords(text, lexicon, (key) => this.#terms.find(key) !== undefined, capitalsIn(query));
    if (words.length === 0) return this.#resultOf(this.#withLiteralName(text), filters);

    const plan = planQuery(words, this.#terms, lexicon, options.exact ?? false);
    const places = [...new Set(plan.states)];
    if (plan.slots.length === 0) return { ...this.#resultOf(documentsOfPlaces(places, this.#parts), filters), places };
    if (filters.state) plan.states.push(filters.state);
    this.#scratch.begin();
    const ranking = rankDocuments(plan, this.#terms, this.#parts, regionOfScript(text), this.#scratch, {
      day: filters.today ?? today(new Date()),
      least: options.least,
    });
    if (options.proven) ranking.documents = provenDocuments(plan, ranking, this.#terms);
    const choices = choicesOf(ranking);
    let marks: Marks | undefined; // computed only when a text is displayed
    const found: Found = {
      final: ranking.final,
      matched: (place, shown) => {
        marks ??= matchedWords(plan, choices, this.#terms, lexicon);
        return marks(place, shown);
      },
      corrected: correctedQuery(text, plan.corrections),
    };
    const isNamed = isAskedByName(plan, ranking, this.#terms, this.#parts);
    const shown = { places, isNamed, isAbroad: isAbroad(text, lexicon) };
    const result = { ...this.#resultOf(ranking.documents, filters, found, !options.flat), ...shown };
    const known = knownShare(plan.slots, ranking.scores.weights);
    if (known < ENOUGH_KNOWN) return { ...result, weak: true, hits: [], nearestHits: result.hits, facets: this.#noFacets() };
    const isUnanswered = shown.isAbroad || isWeak(plan, ranking, this.#terms, this.#parts, text, isNamed);
    return isUnanswered ? { ...result, weak: true, facets: this.#noFacets() } : result;
  }

  browse(filters: SearchFilters): Browsed {
    const { columns, order, profiles } = this.#parts;
    const facets = new FacetCounter(filters, profiles);
    const passing = order.documents.filter((document) => facets.passes(columns.profiles[document] as number));
    return { ids: Array.from(passing, (document) => columns.ids[document] as number), facets: facets.finish(this.#states) };
  }

  candidates(query: string): RankCandidate[] {
    const { lexicon, records } = this.#parts;
    const text = foldedQuery(query);
    const words = queryWords(text, lexicon, (key) => this.#terms.find(key) !== undefined);
    const plan = planQuery(words, this.#terms, lexicon, false);
    const region = regionOfScript(text);
    this.#scratch.begin();
    const found = firstPass(plan, this.#terms, this.#parts, region, this.#scratch);
    return candidatesOf(found, plan, this.#terms, this.#parts, region).map(({ document, features }) => ({
      id: (records[document] as IndexedDocument).id,
      features,
    }));
  }

  suggest(prefix: string, limit: number): Suggestion[] {
    const answersTo = (words: string) => {
      const { weak, hits } = this.search(words, {}, { exact: true }); // exact, because an incomplete word is not a typo
      return weak ? [] : hits.slice(0, limit).map(({ id }) => id);
    };
    return suggestFor(prefix, limit, this.#terms, this.#parts.records, this.#parts.lexicon, answersTo);
  }

  *patched(changed: Iterable<SearchDocument>, removed: readonly number[]): Steps<SearchIndex> {
    const { segments, records, vocabulary } = this.#parts;
    const young = yield* segmentOf(changed, this.#parts, records.length);
    const last = new Map(young.records.map((record, at) => [record.id, at]));
    const gone = new Set(removed);
    const isLeft = (record: IndexedDocument | null) => record !== null && (last.has(record.id) || gone.has(record.id));
    const leaving = records.filter(isLeft);
    const added = young.records.map((record, at) => (last.get(record.id) === at && !gone.has(record.id) ? record : null));
    const all = [...(leaving.length === 0 ? records : records.map((record) => (isLeft(record) ? null : record))), ...added];
    const counts = yield* this.#parts.counts.changed(vocabulary, countedIn(added), countedIn(leaving));
    const numbers = added.flatMap((record, at) => (record === null ? [] : [records.length + at]));
    const order = reordered(this.#parts.order, all, numbers);
    const grown = added.length === 0 ? segments : [...segments, young.segment];
    return new MemoryIndex(yield* tidied({ ...this.#parts, segments: grown, counts, records: all, order }));
  }

  packed(): PackedParts {
    return packParts(this.#parts);
  }

  #resultOf(documents: Int32Array | number[], filters: SearchFilters, found: Found | null = null, folded = false): SearchResult {
    const { columns, profiles } = this.#parts;
    const facets = new FacetCounter(filters, profiles);
    const heads = new Map<number, SearchHit>();
    const hits: SearchHit[] = [];
    let place = -1;
    for (const document of documents) {
      place += 1;
      if (!facets.passes(columns.profiles[document] as number)) continue;
      const id = columns.ids[document] as number;
      const family = folded ? (columns.families[document] as number) : -1;
      const head = family < 0 ? undefined : heads.get(family);
      if (head !== undefined) {
        joinFamily(head, id);
        continue;
      }
      const hit: SearchHit = { id, score: found?.final[document] ?? 0, place };
      hits.push(hit);
      if (family >= 0) heads.set(family, hit);
    }
    return {
      hits,
      corrected: found?.corrected ?? null,
      weak: false,
      places: [],
      isAbroad: false,
      isNamed: false,
      nearestHits: [],
      matched: (hit, text) => found?.matched(hit.place, text) ?? [],
      facets: facets.finish(this.#states),
    };
  }

  /** For queries of signs only, such as `%`: the signs are matched literally in names, not as patterns. */
  #withLiteralName(text: string): number[] {
    const { records, order } = this.#parts;
    return [...order.documents].filter((document) => records[document]?.names.some((name) => foldText(name).includes(text)));
  }

  #noFacets(): SearchResult['facets'] {
    return { category: {}, state: {}, level: {}, audience: {}, open: 0 };
  }
}

function countedIn(records: readonly (IndexedDocument | null)[]): CountedWords[] {
  return records.flatMap((record) => record?.counted ?? []);
}

function correctedQuery(text: string, corrections: Map<string, string>): SearchResult['corrected'] {
  if (corrections.size === 0) return null;
  const to = tokenise(text).map((word) => inScriptOf(word, corrections.get(word) ?? word));
  return { from: text, to: to.join(' ') };
}
