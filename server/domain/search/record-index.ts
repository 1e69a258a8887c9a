/** Applies the search of schemes to small sets of other records: articles and documents. */
import type { Lexicon } from './lexicon/lexicon.ts';
import { indexSteps, type SearchIndex } from './search-index.ts';
import type { Steps } from './steps.ts';
import type { SearchDocument } from './types.ts';

/** The text of a record; other fields of a scheme do not apply. */
type RecordText = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'names' | 'summary' | 'description' | 'texts' | 'keywords' | 'updatedOn'>;

type Clear = {
  /** Minimum score; below it a record only mentions the words. */
  least: number;
  /** Minimum share of the best score, because far weaker answers are none. */
  leastOfBest: number;
  /** Only records that are about the words. */
  proven?: boolean;
};

export class RecordIndex<R extends { id: number }> {
  readonly #records: ReadonlyMap<number, R>;
  readonly #index: SearchIndex;

  private constructor(records: ReadonlyMap<number, R>, index: SearchIndex) {
    this.#records = records;
    this.#index = index;
  }

  static *of<R extends { id: number }>(records: readonly R[], textOf: (record: R) => RecordText, lexicon: Lexicon): Steps<RecordIndex<R>> {
    const index = yield* indexSteps(
      records.map((record) => schemeOf(textOf(record))),
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

function schemeOf(text: RecordText): SearchDocument {
  return {
    ...text,
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
