/** What the search takes in and gives back: no HTTP, no SQL, no platform. */
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
  /** Among all that was found, also what the filters hide. */
  place: number;
  /** Near-twins of this hit that would fill the list with the same scheme; the head is the hit itself. */
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
  /** The hits, or else the nearest ones, are not about what was asked: there is nothing better. */
  weak: boolean;
  /** Official names of the states named in the query. */
  places: string[];
  /** About another country, so weak; articles do not answer it either. */
  isAbroad: boolean;
  /** One of the first hits is asked for by its name. */
  isNamed: boolean;
  /** Filled only when hardly a word of the query is known, and there are no hits: what matches the rest of it. */
  nearestHits: SearchHit[];
  /** Words and phrases to mark in a text of a hit, in lower case; see contract/mark-matches.ts. */
  matched: (hit: SearchHit, text: string) => string[];
  /** Each facet counted with the other filters applied, but not its own. */
  facets: FacetCounts;
};

/** All schemes that pass the filters, newest first, with what each other choice would leave. */
export type Browsed = { ids: number[]; facets: FacetCounts };

export type SearchOptions = {
  /** Take the words as typed: no typo correction. */
  exact?: boolean;
  /** Every scheme is a hit of its own: families are not folded. */
  flat?: boolean;
  /** Below this score there is no answer, and what has none so good is not put in order. */
  least?: number;
  /** Only what is about the query: what merely mentions some of it is left out. */
  proven?: boolean;
};

/** What the first pass of the ranking found, with what rank-features.ts knows of it. */
export type RankCandidate = { id: number; features: Float64Array };

export type Suggestion = { text: string; id: number | null };

export type Strength = 'same' | 'related' | 'weak';

/** One need, group, place or scheme with what people call it, in any script. See content/lexicon/words.yaml and outside.yaml for the kinds. */
export type LexiconEntry = {
  term: string;
  aliases: { text: string; strength: Strength }[];
  kind?: string;
};

export interface SearchIndex {
  readonly size: number;
  search(query: string, filters?: SearchFilters, options?: SearchOptions): SearchResult;
  /** What there is when nothing is asked. */
  browse(filters: SearchFilters): Browsed;
  /** The schemes the second pass of the ranking puts in order, as the first left them: what its model is learnt from. */
  candidates(query: string): RankCandidate[];
  suggest(prefix: string, limit: number): Suggestion[];
  /** A new index with the change; the old one stays valid and whole. Cheap for few changes. What is both changed and removed is removed. */
  patched(changed: Iterable<SearchDocument>, removed: readonly number[]): Steps<SearchIndex>;
  /** To be kept, and unpacked again with the same lexicon. Shares its numbers with the index: they are to be read only. */
  packed(): PackedParts;
}
