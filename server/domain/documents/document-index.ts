/** The published documents in the order of the library page, searched by any of their names with the index of schemes. */
import { DOCUMENT_GROUPS } from '../../../contract/document-groups.ts';
import type { Lexicon } from '../search/lexicon/lexicon.ts';
import { phrasesIn } from '../search/lexicon/phrases.ts';
import { RecordIndex } from '../search/record-index.ts';
import type { Steps } from '../search/steps.ts';
import { isNative, keyOf, tokenise } from '../search/words/tokenise.ts';
import type { DocumentRecord } from './document-record.ts';

/** Below the least score an entry only mentions the words. */
const CLEAR = { least: 0.45, leastOfBest: 0.5 };
const MAX_NAMED = 3;
const MAX_BEGUN = 2;
const SHORTEST_BEGUN = 3;
/** Longest query in which a one-word name counts; in longer ones it is just a word among others. */
const MAX_WORDS_FOR_ONE = 3;

export class DocumentIndex {
  readonly papers: readonly DocumentRecord[];
  readonly #bySlug: ReadonlyMap<string, DocumentRecord>;
  readonly #lexicon: Lexicon;
  readonly #index: RecordIndex<DocumentRecord>;
  /** Names by the key of their first word. */
  readonly #names: ReadonlyMap<string, Name[]>;

  private constructor(papers: readonly DocumentRecord[], lexicon: Lexicon, index: RecordIndex<DocumentRecord>) {
    const place = ({ entry }: DocumentRecord) => DOCUMENT_GROUPS.indexOf(entry.group);
    this.papers = papers.toSorted((a, b) => place(a) - place(b) || a.entry.en.name.localeCompare(b.entry.en.name, 'en'));
    this.#bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
    this.#lexicon = lexicon;
    this.#index = index;
    this.#names = Map.groupBy(this.papers.flatMap(namesOf), ({ keys: [first = ''] }) => first);
  }

  static *of(papers: readonly DocumentRecord[], lexicon: Lexicon): Steps<DocumentIndex> {
    return new DocumentIndex(papers, lexicon, yield* RecordIndex.of(papers, textOf, lexicon));
  }

  /** Builds an index of other documents with the same lexicon. */
  withDocuments(papers: readonly DocumentRecord[]): Steps<DocumentIndex> {
    return DocumentIndex.of(papers, this.#lexicon);
  }

  paper(slug: string): DocumentRecord | undefined {
    return this.#bySlug.get(slug);
  }

  /** Documents with this name first, then other matches, best first. */
  find(words: string): DocumentRecord[] {
    return [...new Set([...this.named(words), ...this.#index.find(words, CLEAR)])];
  }

  /** The words that ask for something else than the first document they name; undefined when they name none. */
  beyondName(words: string): string[] | undefined {
    const [first] = this.named(words);
    if (first === undefined) return undefined;
    const { fillers, questions } = this.#lexicon;
    const typed = tokenise(words);
    const trouble = new Set(this.#troubles(typed));
    const carrying = typed.filter((word) => !fillers.has(word) && !questions.has(word) && !trouble.has(word));
    const asked = carrying.length > 0 ? carrying : typed;
    const names = [...this.#names.values()].flat().filter(({ place }) => this.papers[place] === first);
    const beyond = names.map(({ keys }) => asked.filter((word) => !keys.includes(keyOf(word))));
    return beyond.reduce((least, one) => (one.length < least.length ? one : least));
  }

  /** Whether the words say that something stopped, was refused or did not come. */
  isTrouble(words: string): boolean {
    return this.#troubles(tokenise(words)).length > 0;
  }

  #troubles(typed: string[]): string[] {
    return phrasesIn(typed, this.#lexicon.troubles, this.#lexicon.fillers).flat();
  }

  /** Documents with a name that begins with the prefix. */
  begun(prefix: string): DocumentRecord[] {
    const typed = tokenise(prefix);
    const isBegun = ({ spelling }: Name) => spelling.startsWith(typed.join(' '));
    if (typed.join(' ').length < SHORTEST_BEGUN) return [];
    const found = [...this.#names.values()].flat().filter(isBegun);
    return [...new Set(found.map(({ place }) => this.papers[place] as DocumentRecord))].slice(0, MAX_BEGUN);
  }

  /** At most three documents with a name contained in the query, in any spelling and script; longest name first. */
  named(words: string): DocumentRecord[] {
    const typed = tokenise(words);
    const asked = new Set(typed.map(keyOf));
    const isMeant = ({ keys, spelling }: Name) =>
      keys.every((key) => asked.has(key)) &&
      (keys.length > 1 || (typed.length <= MAX_WORDS_FOR_ONE && typed.some((word) => isSpeltAs(word, spelling))));
    const meant = [...asked].flatMap((key) => this.#names.get(key) ?? []).filter(isMeant);
    const papers = meant.toSorted((a, b) => b.keys.length - a.keys.length || a.place - b.place).map(({ place }) => this.papers[place]);
    return [...new Set(papers as DocumentRecord[])].slice(0, MAX_NAMED);
  }
}

/** A name of the document at index `place`, with the keys of its words. */
type Name = { place: number; keys: string[]; spelling: string };

/** One-word names must match in spelling, except for long vowels and doubled letters, because `cow` sounds like CoV and `farm` like form. */
function isSpeltAs(word: string, name: string): boolean {
  return isNative(word) === isNative(name) && plainLetters(word) === plainLetters(name);
}

const plainLetters = (word: string) =>
  word
    .replace(/\u093c/g, '')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/(?<=.{3})s$/, '');

function namesOf(paper: DocumentRecord, place: number): Name[] {
  const { en, otherNames, translations } = paper.entry;
  const names = [en.name, ...otherNames, ...Object.values(translations).map(({ name }) => name)];
  // Text in brackets explains the name.
  const plain = names.map((name) => tokenise(name.replace(/\(.*?\)/g, ' ')));
  return plain.filter((words) => words.length > 0).map((words) => ({ place, keys: words.map(keyOf), spelling: words.join(' ') }));
}

function textOf({ id, slug, updated_on, entry }: DocumentRecord) {
  const { en, otherNames } = entry;
  const translations = Object.values(entry.translations);
  return {
    id,
    slug,
    name: en.name,
    names: [...translations.map(({ name }) => name), ...otherNames],
    summary: en.summary,
    description: en.description,
    texts: translations.flatMap(({ summary, description }) => [summary, description]),
    keywords: otherNames,
    updatedOn: updated_on,
  };
}
