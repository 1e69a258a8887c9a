/** The published content in memory. Immutable: a write makes a new catalogue, so that no reader sees half a change. */
import { LRUCache } from 'lru-cache';
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/languages.ts';
import type { ArticleLink } from '../../../contract/schemes.endpoints.ts';
import { resolveState } from '../../../contract/states.ts';
import { ArticleIndex } from '../articles/article-index.ts';
import type { BlogRecord } from '../articles/blog-record.ts';
import { DocumentIndex } from '../documents/document-index.ts';
import { type DocumentRecord, documentLink } from '../documents/document-record.ts';
import { compileSteps, type Lexicon } from '../search/lexicon/lexicon.ts';
import { SchemeLeads } from '../search/lexicon/scheme-leads.ts';
import { indexSteps, type SearchIndex, unpackedIndex } from '../search/search-index.ts';
import type { Steps } from '../search/steps.ts';
import type { LexiconEntry, SearchFilters, SearchOptions, SearchResult } from '../search/types.ts';
import type { SchemeRecord } from './catalogue-record.ts';
import { searchDocument } from './searchable-scheme.ts';
import { type Digests, digestOf, hashInputs, type IndexStore } from './stored-index.ts';

/** The contents of a catalogue besides the schemes. */
export type CatalogueSources = {
  blogs: readonly BlogRecord[];
  papers: readonly DocumentRecord[];
  /** Entries in force. Entries for schemes are loaded only if they name one of the catalogue. */
  lexicon: readonly LexiconEntry[];
  /** Names of the categories in other languages, by slug. */
  categoryNames: Record<string, string[]>;
  /** If absent, the index is built from scratch. */
  indexStore?: IndexStore | undefined;
};

type CatalogueParts = {
  schemes: ReadonlyMap<number, SchemeRecord>;
  blogs: ReadonlyMap<number, BlogRecord>;
  categoryNames: Record<string, string[]>;
  index: SearchIndex;
  articles: ArticleIndex;
  library: DocumentIndex;
  leads: SchemeLeads<string>;
  /** Schemes with lexicon entries were added or removed, so a rebuild would load other entries. */
  hasOtherNames: boolean;
};

type List = { schemes: readonly SchemeRecord[]; facets: SearchResult['facets'] };

/** If a larger part of the schemes has changed, the stored index is discarded, because a patched index retains the words of removed schemes. */
const MAX_CHANGED = 0.25;

/** Complete lists in the cache, of which visitors request pages. */
const MAX_LISTS = 20;

export class Catalogue {
  readonly #parts: CatalogueParts;
  /** Newest update first, then the higher id. */
  readonly schemes: readonly SchemeRecord[];
  /** Newest publication first. */
  readonly blogs: readonly BlogRecord[];
  /** Computed on first use. */
  readonly #countsFor = new Map<string, { own: number; central: number }>();
  readonly #lists = new LRUCache<string, List>({ max: MAX_LISTS });

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
    this.schemes = [...parts.schemes.values()].sort((a, b) => compare(b.updated_on, a.updated_on) || b.id - a.id);
    this.blogs = [...parts.blogs.values()].sort((a, b) => compare(b.published_at ?? '', a.published_at ?? '') || b.id - a.id);
  }

  /** Rebuilds everything. */
  static *build(schemes: readonly SchemeRecord[], sources: CatalogueSources): Steps<Catalogue> {
    const { blogs, papers, lexicon, categoryNames } = sources;
    const published = schemes.filter(isPublished);
    const leads = yield* SchemeLeads.of(lexicon);
    const loaded = yield* leads.loaded(lexicon, published);
    const compiled = yield* compileSteps(loaded);
    return new Catalogue({
      schemes: new Map(published.map((scheme) => [scheme.id, scheme])),
      blogs: new Map(blogs.map((blog) => [blog.id, blog])),
      categoryNames,
      index: yield* indexOf(published, loaded, compiled, sources),
      articles: yield* ArticleIndex.of(blogs, compiled),
      library: yield* DocumentIndex.of(papers, compiled),
      leads: leads.terms(),
      hasOtherNames: false,
    });
  }

  /**
   * Returns a catalogue with some schemes changed.
   * @param ids the changed schemes; those not among `records` are removed
   */
  *withSchemes(ids: readonly number[], records: readonly SchemeRecord[]): Steps<Catalogue> {
    const { categoryNames, leads, index } = this.#parts;
    const schemes = new Map(this.#parts.schemes);
    const published = records.filter(isPublished);
    for (const id of ids) schemes.delete(id);
    for (const record of published) schemes.set(record.id, record);
    const documents = published.values().map((scheme) => searchDocument(scheme, categoryNames));
    const patched = yield* index.patched(
      documents,
      ids.filter((id) => !schemes.has(id)),
    );
    const entriesFor = (name: string | undefined) => new Set(name === undefined ? [] : leads.to(name));
    let { hasOtherNames } = this.#parts;
    for (const id of ids) {
      const [before, after] = [this.scheme(id)?.name, schemes.get(id)?.name];
      if (hasOtherNames || before === after) continue;
      hasOtherNames = entriesFor(before).symmetricDifference(entriesFor(after)).size > 0;
      yield;
    }
    return new Catalogue({ ...this.#parts, schemes, index: patched, hasOtherNames });
  }

  *withBlogs(blogs: readonly BlogRecord[]): Steps<Catalogue> {
    return new Catalogue({
      ...this.#parts,
      blogs: new Map(blogs.map((blog) => [blog.id, blog])),
      articles: yield* this.#parts.articles.withBlogs(blogs),
    });
  }

  *withDocuments(papers: readonly DocumentRecord[]): Steps<Catalogue> {
    return new Catalogue({ ...this.#parts, library: yield* this.#parts.library.withDocuments(papers) });
  }

  /** The same content with another lexicon. */
  withLexicon(lexicon: readonly LexiconEntry[]): Steps<Catalogue> {
    const { categoryNames, library } = this.#parts;
    return Catalogue.build(this.schemes, { blogs: this.blogs, papers: library.papers, lexicon, categoryNames });
  }

  /** Applies the changes between `from`, which this catalogue was built from, and `to`. */
  *caughtUp(from: Catalogue, to: Catalogue): Steps<Catalogue> {
    const ids = [...new Set([...from.#parts.schemes.keys(), ...to.#parts.schemes.keys()])];
    const changed = ids.filter((id) => from.scheme(id) !== to.scheme(id));
    const next = yield* this.withSchemes(
      changed,
      changed.flatMap((id) => to.scheme(id) ?? []),
    );
    const withBlogs = from.#parts.blogs === to.#parts.blogs ? next : yield* next.withBlogs(to.blogs);
    const { papers } = to.library;
    return from.library.papers === papers ? withBlogs : yield* withBlogs.withDocuments(papers);
  }

  /** Whether a rebuild would load other words of the lexicon. */
  get hasOtherNames(): boolean {
    return this.#parts.hasOtherNames;
  }

  /** The published documents. */
  get library(): DocumentIndex {
    return this.#parts.library;
  }

  scheme(id: number): SchemeRecord | undefined {
    return this.#parts.schemes.get(id);
  }

  /** The articles that link to a scheme, newest first. */
  articlesAbout(id: number): BlogRecord[] {
    return this.blogs.filter((blog) => blog.schemes.includes(id)).sort((a, b) => b.id - a.id);
  }

  /** Schemes that match the filters, those of a chosen state before central ones, then newest first, with facet counts. */
  list(filters: SearchFilters): List {
    const key = JSON.stringify(Object.entries(filters).sort());
    const list = this.#lists.get(key) ?? this.#listed(filters);
    this.#lists.set(key, list);
    return list;
  }

  #listed(filters: SearchFilters): List {
    const { ids, facets } = this.#parts.index.browse(filters);
    const schemes = ids.map((id) => this.scheme(id) as SchemeRecord);
    const state = filters.state && resolveState(filters.state);
    if (!state) return { schemes, facets };
    const [own, others] = [schemes.filter(({ states }) => states.includes(state)), schemes.filter(({ states }) => !states.includes(state))];
    return { schemes: [...own, ...others], facets };
  }

  search(query: string, filters: SearchFilters, options: Pick<SearchOptions, 'exact' | 'proven'> = {}): SearchResult {
    return this.#parts.index.search(query, filters, options);
  }

  /** Articles that answer the query. */
  searchArticles(query: string, language: Language): ArticleLink[] {
    return this.#parts.articles.find(query, language);
  }

  /** Suggests schemes and needs; after the first, matching documents and an article, each with its path. */
  suggest(prefix: string, limit: number, language: Language): { text: string; id: number | null; path?: string }[] {
    const [first, ...others] = this.#parts.index.suggest(prefix, limit);
    const documents = this.library.begun(prefix).map((paper) => documentLink(paper, language));
    const article = this.#parts.articles.begun(prefix, language);
    return [
      ...(first ? [first] : []),
      ...documents.map(({ name, slug }) => ({ text: name, id: null, path: `/documents/${slug}` })),
      ...(article ? [{ text: article.seo_title, id: null, path: `/blog/${encodeURIComponent(article.seo_slug)}` }] : []),
      ...others,
    ].slice(0, limit);
  }

  /** Number of schemes for people of a state: its own and central ones. */
  countFor(state: string): { own: number; central: number } {
    const known = this.#countsFor.get(state);
    if (known) return known;
    const own = this.schemes.filter(({ states }) => states.includes(state)).length;
    const central = this.schemes.filter(
      ({ states, level }) => level === 'central' && (states.length === 0 || states.includes(state)),
    ).length;
    this.#countsFor.set(state, { own, central });
    return { own, central };
  }

  schemesOfCategory(value: string | number): SchemeRecord[] {
    const category = resolveCategory(value);
    return category ? this.schemes.filter((scheme) => scheme.categories.some(({ id }) => id === category.id)) : [];
  }
}

/** Patches the stored index or builds a new one, and stores the result if it differs. */
function* indexOf(
  schemes: readonly SchemeRecord[],
  entries: readonly LexiconEntry[],
  lexicon: Lexicon,
  { categoryNames, indexStore }: CatalogueSources,
): Steps<SearchIndex> {
  const documents = (some: readonly SchemeRecord[]) => some.values().map((scheme) => searchDocument(scheme, categoryNames));
  if (!indexStore) return yield* indexSteps(documents(schemes), lexicon);
  const fingerprint = hashInputs(entries, categoryNames);
  const digests: Digests = new Map();
  for (const scheme of schemes) {
    digests.set(scheme.id, digestOf(scheme));
    yield;
  }
  const stored = indexStore.read(fingerprint);
  const changed = schemes.filter(({ id }) => digests.get(id) !== stored?.digests.get(id));
  const gone = [...(stored?.digests.keys() ?? [])].filter((id) => !digests.has(id));
  const others = changed.length + gone.length;
  const isMuch = stored === undefined || others > schemes.length * MAX_CHANGED;
  if (!isMuch && others === 0) return unpackedIndex(stored.packed, lexicon);
  const index = isMuch ? indexSteps(documents(schemes), lexicon) : unpackedIndex(stored.packed, lexicon).patched(documents(changed), gone);
  const made = yield* index;
  indexStore.write(fingerprint, { digests, packed: made.packed() });
  return made;
}

function isPublished(scheme: SchemeRecord): boolean {
  return scheme.status === 'published' && !scheme.damaged;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
