/** A few records found with the machinery of schemes: the articles, the documents. */
import type { Lexicon } from './lexicon/lexicon.ts';
import { indexSteps, type SearchIndex } from './search-index.ts';
import type { Steps } from './steps.ts';
import type { SearchDocument } from './types.ts';

/** What a record says; all else of a scheme it has not. */
type Said = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'names' | 'summary' | 'description' | 'texts' | 'keywords' | 'updatedOn'>;

type Clear = {
  /** Below this score a record only mentions the words. */
  least: number;
  /** Beside a far better answer a lesser one is none: the share of the best score it needs. */
  leastOfBest: number;
  /** Only what is about the words. */
  proven?: boolean;
};

export class RecordIndex<R extends { id: number }> {
  readonly #records: ReadonlyMap<number, R>;
  readonly #index: SearchIndex;

  private constructor(records: ReadonlyMap<number, R>, index: SearchIndex) {
    this.#records = records;
    this.#index = index;
  }

  static *of<R extends { id: number }>(records: readonly R[], said: (record: R) => Said, lexicon: Lexicon): Steps<RecordIndex<R>> {
    const index = yield* indexSteps(
      records.map((record) => schemeOf(said(record))),
      lexicon,
    );
    return new RecordIndex(new Map(records.map((record) => [record.id, record])), index);
  }

  /** The clear answers, best first. */
  find(words: string, { least, leastOfBest, proven = false }: Clear): R[] {
    const { hits } = this.#index.search(words, {}, proven ? { least, proven } : {});
    const enough = Math.max(least, (hits[0]?.score ?? 0) * leastOfBest);
    return hits.filter(({ score }) => score >= enough).map(({ id }) => this.#records.get(id) as R);
  }
}

function schemeOf(said: Said): SearchDocument {
  return {
    ...said,
    acronym: '',
    eligibility: '',
    benefits: '',
    documents: '',
    categories: [],
    categoryNames: [],
    states: [],
    level: 'central',
    audiences: [],
    department: '',
    opensOn: null,
    closesOn: null,
  };
}
