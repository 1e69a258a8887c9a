/** Input and output of the search: no HTTP, no SQL, no platform. */
import type { PackedParts } from './index/packed-parts.ts';
import type { Steps } from './steps.ts';

export type SearchDocument = {
  id: number;
  slug: string;
  name: string;
  /** The name in other languages. */
  names: string[];
  acronym: string;
  summary: string;
  description: string;
  eligibility: string;
  benefits: string;
  documents: string;
  /** Plain text in other languages. */
  texts: string[];
  keywords: string[];
  /** Category slugs. */
  categories: string[];
  /** Shown names of the categories, in all languages. */
  categoryNames: string[];
  /** Empty: all India. */
  states: string[];
  level: 'central' | 'state' | null;
  /** Groups of people it is meant for; empty: for everybody. */
  audiences: string[];
  department: string;
  /** ISO dates; null: no such limit. */
  opensOn: string | null;
  closesOn: string | null;
  updatedOn: string;
};

export type SearchFilters = {
  category?: string;
  state?: string;
  level?: 'central' | 'state';
  /** Only schemes meant for this group. */
  audience?: string;
  /** Only schemes that can be applied for on `today`. */
  open?: boolean;
  /** ISO date; the current day in India unless given. */
  today?: string;
};

export type SearchHit = {
  id: number;
  score: number;
  /** Position among all results, including those the filters hide. */
  place: number;
  /** The members of the hit's family, folded under it; the head is the hit itself. */
  family?: { head: number; members: number[] };
};

export type FacetCounts = {
  category: Record<string, number>;
  /** A scheme for all India counts in every state. */
  state: Record<string, number>;
  level: Record<string, number>;
  audience: Record<string, number>;
  open: number;
};

export type SearchResult = {
  /** All of them, best first. */
  hits: SearchHit[];
  /** `from` is the query as typed, `to` the query that was searched instead. */
  corrected: { from: string; to: string } | null;
  /** The hits, or the nearest ones if there are none, are not about the query. */
  weak: boolean;
  /** Official names of the states named in the query. */
  places: string[];
  /** The query is about another country, so it is weak and articles do not answer it either. */
  isAbroad: boolean;
  /** One of the first hits is asked for by name. */
  isNamed: boolean;
  /** Matches of the rest of the query; only filled when hardly a word of it is known and there are no hits. */
  nearestHits: SearchHit[];
  /** Words and phrases to mark in a text of a hit, in lower case; see contract/mark-matches.ts. */
  matched: (hit: SearchHit, text: string) => string[];
  /** Each facet counted with the other filters applied, but not its own. */
  facets: FacetCounts;
};

/** All schemes that pass the filters, newest first, with the number for each other choice. */
export type Browsed = { ids: number[]; facets: FacetCounts };

export type SearchOptions = {
  /** No typo correction. */
  exact?: boolean;
  /** Families are not folded. */
  flat?: boolean;
  /** If the best score is lower than this there are no hits, and the model is not run. */
  least?: number;
  /** Only schemes that are about the query, not those that only mention part of it. */
  proven?: boolean;
};

/** A scheme found by the first pass of the ranking, with its features of rank-features.ts. */
export type RankCandidate = { id: number; features: Float64Array };

export type Suggestion = { text: string; id: number | null };

export type Strength = 'same' | 'related' | 'weak';

/** One need, group, place or scheme with its popular names, in any script. See content/lexicon/words.yaml and outside.yaml for the kinds. */
export type LexiconEntry = {
  term: string;
  aliases: { text: string; strength: Strength }[];
  kind?: string;
};

export interface SearchIndex {
  readonly size: number;
  search(query: string, filters?: SearchFilters, options?: SearchOptions): SearchResult;
  /** The result of an empty query. */
  browse(filters: SearchFilters): Browsed;
  /** The schemes that the second pass of the ranking orders, as the first pass left them: training data of its model. */
  candidates(query: string): RankCandidate[];
  suggest(prefix: string, limit: number): Suggestion[];
  /** Returns a new index with the change; the old one stays valid. Cheap for few changes. A scheme both changed and removed is removed. */
  patched(changed: Iterable<SearchDocument>, removed: readonly number[]): Steps<SearchIndex>;
  /** For storage; to be unpacked with the same lexicon. The arrays are shared with the index and must not be modified. */
  packed(): PackedParts;
}
