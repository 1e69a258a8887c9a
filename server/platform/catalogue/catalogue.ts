/** The published schemes in memory. A catalogue never changes: a write makes a new one, so no reader sees half of it. */
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/languages.ts';
import type { ArticleLink } from '../../../contract/schemes.endpoints.ts';
import { resolveState } from '../../../contract/states.ts';
import { compileLexicon } from '../search/lexicon/lexicon.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import type { LexiconEntry, SearchFilters, SearchResult } from '../search/types.ts';
import { ArticleIndex } from './article-index.ts';
import type { BlogRecord } from './blog-record.ts';
import type { SchemeRecord } from './catalogue-record.ts';
import { searchDocument } from './searchable-scheme.ts';

export type CatalogueParts = {
  schemes: ReadonlyMap<number, SchemeRecord>;
  blogs: ReadonlyMap<number, BlogRecord>;
  index: SearchIndex;
  articles: ArticleIndex;
};

export class Catalogue {
  readonly #parts: CatalogueParts;
  /** Newest update first, then the higher id. */
  readonly schemes: readonly SchemeRecord[];
  /** Newest publication first. */
  readonly blogs: readonly BlogRecord[];
  readonly #place: ReadonlyMap<number, number>;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
    this.schemes = [...parts.schemes.values()].sort((a, b) => compare(b.updated_on, a.updated_on) || b.id - a.id);
    this.blogs = [...parts.blogs.values()].sort((a, b) => compare(b.published_at ?? '', a.published_at ?? '') || b.id - a.id);
    this.#place = new Map(this.schemes.map((scheme, place) => [scheme.id, place]));
  }

  /** Builds everything anew. */
  static build(schemes: SchemeRecord[], blogs: BlogRecord[], lexicon: LexiconEntry[], categoryNames: Record<string, string[]>): Catalogue {
    const published = schemes.filter(isPublished);
    const compiled = compileLexicon(lexicon);
    return new Catalogue({
      schemes: new Map(published.map((scheme) => [scheme.id, scheme])),
      blogs: new Map(blogs.map((blog) => [blog.id, blog])),
      index: buildSearchIndex(
        published.map((scheme) => searchDocument(scheme, categoryNames)),
        lexicon,
        compiled,
      ),
      articles: new ArticleIndex(blogs, compiled),
    });
  }

  /**
   * A catalogue with some schemes read again.
   * @param ids the schemes that changed; those not among `records` are gone
   */
  withSchemes(ids: number[], records: SchemeRecord[], categoryNames: Record<string, string[]>): Catalogue {
    const schemes = new Map(this.#parts.schemes);
    const published = records.filter(isPublished);
    for (const id of ids) schemes.delete(id);
    for (const record of published) schemes.set(record.id, record);
    const removed = ids.filter((id) => !schemes.has(id));
    const index = this.#parts.index.patched(
      published.map((scheme) => searchDocument(scheme, categoryNames)),
      removed,
    );
    return new Catalogue({ ...this.#parts, schemes, index });
  }

  withBlogs(blogs: BlogRecord[]): Catalogue {
    return new Catalogue({
      ...this.#parts,
      blogs: new Map(blogs.map((blog) => [blog.id, blog])),
      articles: this.#parts.articles.withBlogs(blogs),
    });
  }

  scheme(id: number): SchemeRecord | undefined {
    return this.#parts.schemes.get(id);
  }

  /** The articles that link to a scheme, the newest first. */
  articlesAbout(id: number): BlogRecord[] {
    return this.blogs.filter((blog) => blog.schemes.includes(id)).sort((a, b) => b.id - a.id);
  }

  /** Schemes that pass the filters, newest first, those of a chosen state before the ones that hold everywhere, with counts beside each filter. */
  list(filters: SearchFilters): { schemes: SchemeRecord[]; facets: SearchResult['facets'] } {
    const { hits, facets } = this.#parts.index.search('', filters);
    const places = hits.flatMap((hit) => [hit.id, ...(hit.family?.members ?? [])]).map((id) => this.#place.get(id) ?? 0);
    const schemes = [...new Set(places)].sort((a, b) => a - b).map((place) => this.schemes[place] as SchemeRecord);
    const state = filters.state && resolveState(filters.state);
    if (!state) return { schemes, facets };
    const [own, others] = [schemes.filter(({ states }) => states.includes(state)), schemes.filter(({ states }) => !states.includes(state))];
    return { schemes: [...own, ...others], facets };
  }

  search(query: string, filters: SearchFilters, options: { exact?: boolean } = {}): SearchResult {
    return this.#parts.index.search(query, filters, options);
  }

  /** Articles that answer what is searched. */
  searchArticles(query: string, language: Language): ArticleLink[] {
    return this.#parts.articles.find(query, language);
  }

  suggest(prefix: string, limit: number): { text: string; id: number | null }[] {
    return this.#parts.index.suggest(prefix, limit);
  }

  /** What people of a state can have: schemes for it, and central ones. */
  countFor(state: string): { own: number; central: number } {
    const own = this.schemes.filter(({ states }) => states.includes(state)).length;
    const central = this.schemes.filter(
      ({ states, level }) => level === 'central' && (states.length === 0 || states.includes(state)),
    ).length;
    return { own, central };
  }

  schemesOfCategory(value: string | number): SchemeRecord[] {
    const category = resolveCategory(value);
    return category ? this.schemes.filter((scheme) => scheme.categories.some(({ id }) => id === category.id)) : [];
  }
}

function isPublished(scheme: SchemeRecord): boolean {
  return scheme.status === 'published';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
