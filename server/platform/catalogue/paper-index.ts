/** The published papers of the library, in the order of their page, found by any of their names with the machinery of schemes. */
import { PAPER_GROUPS } from '../../../contract/paper-groups.ts';
import type { Lexicon } from '../search/lexicon/lexicon.ts';
import { indexSteps, type SearchIndex } from '../search/search-index.ts';
import type { Steps } from '../search/steps.ts';
import type { SearchDocument } from '../search/types.ts';
import { keysOf } from '../search/words/tokenise.ts';
import type { PaperRecord } from './paper-record.ts';

/** Beside a far better answer a lesser one is none. */
const LEAST_OF_BEST = 0.5;
/** Below this score an entry only mentions the words. */
const LEAST = 0.45;
const MOST_NAMED = 3;
/** A name of one word is meant only in a short search: in a longer one it is a word among others. */
const MOST_WORDS_FOR_ONE = 3;

export class PaperIndex {
  readonly papers: readonly PaperRecord[];
  readonly #bySlug: ReadonlyMap<string, PaperRecord>;
  readonly #byId: ReadonlyMap<number, PaperRecord>;
  readonly #lexicon: Lexicon;
  readonly #index: SearchIndex;
  /** By the first key of each. */
  readonly #names: ReadonlyMap<string, Name[]>;

  private constructor(papers: readonly PaperRecord[], lexicon: Lexicon, index: SearchIndex) {
    const place = ({ entry }: PaperRecord) => PAPER_GROUPS.indexOf(entry.group);
    this.papers = papers.toSorted((a, b) => place(a) - place(b) || a.entry.en.name.localeCompare(b.entry.en.name, 'en'));
    this.#bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
    this.#byId = new Map(papers.map((paper) => [paper.id, paper]));
    this.#lexicon = lexicon;
    this.#index = index;
    this.#names = Map.groupBy(this.papers.flatMap(namesOf), ({ keys: [first = ''] }) => first);
  }

  static *of(papers: readonly PaperRecord[], lexicon: Lexicon): Steps<PaperIndex> {
    return new PaperIndex(papers, lexicon, yield* indexSteps(papers.map(documentOf), lexicon));
  }

  /** The index of other papers, with the same lexicon. */
  withPapers(papers: readonly PaperRecord[]): Steps<PaperIndex> {
    return PaperIndex.of(papers, this.#lexicon);
  }

  paper(slug: string): PaperRecord | undefined {
    return this.#bySlug.get(slug);
  }

  /** What is called by the words, then what answers them, best first. */
  find(words: string): PaperRecord[] {
    const { hits } = this.#index.search(words);
    const least = Math.max(LEAST, (hits[0]?.score ?? 0) * LEAST_OF_BEST);
    const found = hits.filter(({ score }) => score >= least).map(({ id }) => this.#byId.get(id) as PaperRecord);
    return [...new Set([...this.named(words), ...found])];
  }

  /** At most three papers one of whose names stands in the words, however it is spelt and in any script; the longest name first. */
  named(words: string): PaperRecord[] {
    const all = keysOf(words);
    const asked = new Set(all);
    const isMeant = ({ keys }: Name) => (keys.length > 1 || all.length <= MOST_WORDS_FOR_ONE) && keys.every((key) => asked.has(key));
    const meant = [...asked].flatMap((key) => this.#names.get(key) ?? []).filter(isMeant);
    const papers = meant.toSorted((a, b) => b.keys.length - a.keys.length || a.place - b.place).map(({ place }) => this.papers[place]);
    return [...new Set(papers as PaperRecord[])].slice(0, MOST_NAMED);
  }
}

/** A name of the paper at this place, as the keys of its words. */
type Name = { place: number; keys: string[] };

function namesOf(paper: PaperRecord, place: number): Name[] {
  const { en, otherNames, translations } = paper.entry;
  const names = [en.name, ...otherNames, ...Object.values(translations).map(({ name }) => name)];
  // What stands in brackets explains the name.
  return names.map((name) => ({ place, keys: keysOf(name.replace(/\(.*?\)/g, ' ')) })).filter(({ keys }) => keys.length > 0);
}

function documentOf({ id, slug, updated_on, entry }: PaperRecord): SearchDocument {
  const { en, otherNames } = entry;
  const translations = Object.values(entry.translations);
  return {
    id,
    slug,
    name: en.name,
    names: [...translations.map(({ name }) => name), ...otherNames],
    acronym: '',
    summary: en.summary,
    description: en.description,
    eligibility: '',
    benefits: '',
    documents: '',
    texts: translations.flatMap(({ summary, description }) => [summary, description]),
    keywords: otherNames,
    categories: [],
    categoryNames: [],
    states: [],
    level: 'central',
    audiences: [],
    department: '',
    opensOn: null,
    closesOn: null,
    updatedOn: updated_on,
  };
}
