/** Public calls about schemes, answered from the catalogue in memory. */
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/languages.ts';
import { readSavedSchemes } from '../../../contract/saved.endpoints.ts';
import {
  FEATURED_SCHEMES,
  featuredSchemes,
  listSchemes,
  listSchemesOfCategory,
  quickSearchSchemes,
  readScheme,
  SCHEMES_PER_PAGE,
  type SchemePage,
  type SchemeSummary,
  schemesOfCategory,
  searchSchemes,
  suggestSchemes,
} from '../../../contract/schemes.endpoints.ts';
import type { SearchKind } from '../../../contract/searches.endpoints.ts';
import { resolveState } from '../../../contract/states.ts';
import { today } from '../../../contract/today.ts';
import type { Deps } from '../../deps.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { readSchemeRecords, type SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { presentScheme, presentSummary, shortText, textIn } from '../../domain/catalogue/present-scheme.ts';
import { documentLink } from '../../domain/documents/document-record.ts';
import { findForStaff, type StaffFilters } from '../../domain/schemes/find-schemes.ts';
import type { SearchFilters, SearchHit, SearchResult } from '../../domain/search/types.ts';
import { forbidden, notFound, unauthorized } from '../../platform/api/problem.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';

const MAX_SUGGESTIONS = 8;
const MAX_NEAREST = 3;

type ListInput = { page?: number | undefined; limit?: number | undefined; lang: Language };
type FilterInput = {
  category?: string | number | undefined;
  state?: string | undefined;
  level?: string | undefined;
  open?: string | undefined;
  audience?: string | undefined;
};

/** Called for each search that found nothing or only near matches; must not throw. */
export type NoteZeroResultSearch = (words: string, language: Language, kind: SearchKind) => void;

export function schemeRoutes(deps: Deps, noteZeroResultSearch: NoteZeroResultSearch): Route[] {
  const catalogue = () => deps.catalogue.current;

  const filtersOf = (input: FilterInput): SearchFilters => ({
    ...(input.category && { category: resolveCategory(input.category)?.slug ?? String(input.category) }),
    ...(input.state && { state: input.state }),
    ...((input.level === 'central' || input.level === 'state') && { level: input.level }),
    ...(input.open === '1' && { open: true }),
    ...(input.audience && { audience: input.audience }),
    today: today(deps.now()),
  });

  /** States named by the search or the filter, with their numbers of schemes. */
  const placesOf = (...names: string[]): Pick<SchemePage, 'places'> => {
    const states = new Set(names.flatMap((name) => resolveState(name) ?? []));
    return states.size === 0 ? {} : { places: [...states].map((state) => ({ state, ...catalogue().countFor(state) })) };
  };

  const browse = (input: ListInput & FilterInput): SchemePage => {
    const { schemes, facets } = catalogue().list(filtersOf(input));
    return { ...pageOf(schemes, input, (scheme) => presentSummary(scheme, input.lang)), facets, ...placesOf(input.state ?? '') };
  };

  /**
   * The schemes of a category, sorted by a chosen state first, as in every list, then by whether this category is their first one.
   */
  const listCategory = (category: string, input: Pick<FilterInput, 'state'>) => {
    const { schemes, facets } = catalogue().list(filtersOf({ ...input, category }));
    const slug = resolveCategory(category)?.slug;
    const state = input.state && resolveState(input.state);
    const rank = ({ states, categories }: SchemeRecord) =>
      (state && !states.includes(state) ? 2 : 0) + (categories[0]?.slug === slug ? 0 : 1);
    return { schemes: schemes.toSorted((a, b) => rank(a) - rank(b)), facets };
  };

  type SearchInput = ListInput & FilterInput & { exact?: string | undefined };

  const search = (words: string, input: SearchInput): SchemePage =>
    pageFound(catalogue().search(words, filtersOf(input), optionsOf(input)), input);

  const optionsOf = ({ exact }: SearchInput) => ({ exact: exact === '1' });

  /** Under a document that answers the search stand only schemes that prove that they do too, by what is asked beyond its name. */
  const searchBeside = (words: string, beyond: readonly string[], input: SearchInput): SearchResult => {
    const isAlone = beyond.length === 0;
    const found = catalogue().search(words, filtersOf(input), { ...optionsOf(input), proven: isAlone });
    if (!found.weak) return found;
    const others = isAlone ? undefined : catalogue().search(beyond.join(' '), filtersOf(input), optionsOf(input));
    if (!others || others.weak) return { ...found, hits: [], nearestHits: [] };
    return { ...found, hits: others.hits, nearestHits: [], matched: others.matched };
  };

  const pageFound = (found: SearchResult, input: SearchInput): SchemePage => {
    const { lang } = input;
    const current = catalogue();
    return {
      ...pageOf(found.weak ? found.hits.slice(0, MAX_NEAREST) : found.hits, input, (hit) => presentHit(current, found, hit, lang)),
      facets: found.facets,
      ...placesOf(...found.places, input.state ?? ''),
      ...(found.weak && { weak: true }),
      ...(found.corrected && { corrected: found.corrected }),
      ...(found.hits.length === 0 && {
        nearest: found.nearestHits.slice(0, MAX_NEAREST).map((hit) => presentHit(current, found, hit, lang)),
      }),
    };
  };

  /** Lists with drafts or in another order, read from the database. */
  const listForStaff = async (input: ListInput & StaffFilters, call: Call): Promise<SchemePage> => {
    if (!call.user) throw unauthorized();
    if (!call.user.isAdmin) throw forbidden();
    const ids = await findForStaff(deps.db, input);
    const { page = 1, limit = SCHEMES_PER_PAGE } = input;
    const shown = ids.slice((page - 1) * limit, page * limit);
    const records = new Map((await readSchemeRecords(deps.db, shown)).map((record) => [record.id, record]));
    const schemes = shown.flatMap((id) => records.get(id) ?? []).map((record) => presentSummary(record, input.lang));
    return { schemes, total: ids.length, page, limit };
  };
  const isForStaff = (input: StaffFilters) => input.sort !== undefined || (input.status !== undefined && input.status !== 'published');

  return [
    route(listSchemes, (input, call) => (isForStaff(input) ? listForStaff(input, call) : browse(input))),
    route(listSchemesOfCategory, ({ categoryId, ...input }) => browse({ ...input, category: String(categoryId) })),
    route(searchSchemes, (input, call) => {
      if (isForStaff(input)) return listForStaff(input, call);
      if (!input.search) return browse(input);
      const { library } = catalogue();
      const beyond = library.beyondName(input.search);
      const result = beyond
        ? searchBeside(input.search, beyond, input)
        : catalogue().search(input.search, filtersOf(input), optionsOf(input));
      const found = pageFound(result, input);
      if (found.page > 1) return found;
      const articles = result.isAbroad ? [] : catalogue().searchArticles(input.search, input.lang);
      const papers = library.named(input.search).map((paper) => documentLink(paper, input.lang));
      const isUnanswered = (found.weak || found.total === 0) && articles.length === 0 && papers.length === 0;
      if (isUnanswered && !call.user && !call.isRevalidation) {
        const { search: words, lang } = input;
        call.onServed = () => noteZeroResultSearch(words, lang, found.total === 0 ? 'empty' : 'weak');
      }
      const isTrouble = (papers.length > 0 || articles.length > 0) && !result.isNamed && library.isTrouble(input.search);
      const documentFirst = beyond?.length === 0 || isTrouble;
      return {
        ...found,
        ...(articles.length > 0 && { articles }),
        ...(papers.length > 0 && { papers }),
        ...(documentFirst && { documentFirst }),
      };
    }),
    route(quickSearchSchemes, ({ q, ...input }) => (q ? search(q, input) : browse(input))),
    route(suggestSchemes, ({ q, lang }) => (q ? catalogue().suggest(q, MAX_SUGGESTIONS, lang) : [])),
    route(featuredSchemes, ({ lang }) =>
      [...catalogue().schemes]
        .sort((a, b) => b.featured - a.featured)
        .slice(0, FEATURED_SCHEMES)
        .map((scheme) => presentSummary(scheme, lang)),
    ),
    route(schemesOfCategory, ({ category, state, ...input }, { responseHeaders }) => {
      const { schemes, facets } = listCategory(category, { state });
      const present = (scheme: SchemeRecord) => presentSummary(scheme, input.lang);
      responseHeaders.set('X-Total-Count', String(schemes.length));
      if (input.page === undefined) return schemes.map(present);
      const shown = { ...pageOf(schemes, input, present), facets };
      if (shown.page * shown.limit < shown.total)
        responseHeaders.set('Link', `<${categoryAddress(category, { ...input, state, page: shown.page + 1 })}>; rel="next"`);
      return shown;
    }),
    route(readSavedSchemes, ({ ids, lang }) => ({
      schemes: [...new Set(ids)].flatMap((id) => catalogue().scheme(id) ?? []).map((scheme) => presentScheme(scheme, lang, [])),
    })),
    route(readScheme, async ({ id, lang }, call) => {
      const scheme = catalogue().scheme(id) ?? (call.user?.isAdmin ? (await readSchemeRecords(deps.db, [id]))[0] : undefined);
      if (!scheme) throw notFound('Scheme not found');
      const successor = scheme.replaced_by ? catalogue().schemes.find(({ slug }) => slug === scheme.replaced_by) : undefined;
      return presentScheme(scheme, lang, catalogue().articlesAbout(id), successor);
    }),
  ];
}

function categoryAddress(category: string, input: ListInput & Pick<FilterInput, 'state'>): string {
  const asked = Object.entries(input).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `${schemesOfCategory.path.replace(':category', encodeURIComponent(category))}?${new URLSearchParams(asked)}`;
}

function pageOf<T>(all: readonly T[], input: ListInput, present: (one: T) => SchemeSummary): SchemePage {
  const page = input.page ?? 1;
  const limit = input.limit ?? SCHEMES_PER_PAGE;
  return { schemes: all.slice((page - 1) * limit, page * limit).map(present), total: all.length, page, limit };
}

/** A search result: the scheme with the words to highlight and the names of its collapsed family. */
function presentHit(catalogue: Catalogue, found: SearchResult, hit: SearchHit, language: Language): SchemeSummary {
  const scheme = catalogue.scheme(hit.id) as SchemeRecord;
  const members = (hit.family?.members ?? []).map((id) => catalogue.scheme(id)).filter((member) => member !== undefined);
  return {
    ...presentSummary(scheme, language),
    matched: found.matched(hit, `${textIn(scheme, 'name', language)} ${shortText(scheme, language)}`),
    ...(members.length > 0 && {
      family: members.map((member) => ({ id: member.id, schemeName: textIn(member, 'name', language) })),
    }),
  };
}
