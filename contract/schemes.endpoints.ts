/** Public calls about schemes. The specification fixes the wire names, including `elegiblityCriteria`. */
import * as z from 'zod/mini';
import { AUDIENCES } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { label, language, pageNumber, pageSize, pathId, searchText } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { type FieldKind, type FieldValue, factsOf, PUBLIC_FIELDS, type SchemeField } from './scheme-table.ts';
import { translation } from './translation.ts';

export const SCHEMES_PER_PAGE = 12;
export const FEATURED_SCHEMES = 6;

const summaryFields = {
  id: z.number(),
  slug: z.string(),
  schemeName: z.string(),
  /** HTML-encoded once, as specified; decode before display. In lists: the one-sentence summary. */
  schemeDescription: z.string(),
  /** Clean HTML. In lists: plain text of the first conditions. */
  elegiblityCriteria: z.string(),
  category_name: z.string(),
  /** Slugs; the first is shown. */
  categories: z.array(z.string()),
  beneficiaryStates: z.array(z.string()),
  /** Who runs it; null if unknown. */
  level: z.nullable(z.enum(['central', 'state'])),
  createdOn: z.string(),
  updatedOn: z.string(),
  url: z.string(),
  status: z.enum(['published', 'draft']),
};

export const schemeSummary = z.object({
  ...summaryFields,
  /** In search results: words and phrases to highlight, and other schemes of the same family collapsed under this one. */
  matched: z.optional(z.array(z.string())),
  family: z.optional(z.array(z.object({ id: z.number(), schemeName: z.string() }))),
});
export type SchemeSummary = z.infer<typeof schemeSummary>;

const ANSWER_OF_KIND: Record<FieldKind, z.ZodMiniType> = {
  line: z.string(),
  text: z.string(),
  rich: z.string(),
  address: z.string(),
  email: z.string(),
  words: z.string(),
  choice: z.string(),
  day: z.nullable(z.string()),
  flag: z.boolean(),
  sources: z.array(z.object({ url: z.string(), title: z.string(), date: z.string() })),
  conditions: z.array(
    z.object({
      text: z.string(),
      rule: z.optional(z.record(z.string(), z.unknown())),
      judged: z.optional(z.literal(true)),
      unclear: z.optional(z.literal(true)),
      oneOf: z.optional(z.string()),
    }),
  ),
  examples: z.array(
    z.object({ who: z.string(), facts: z.record(z.string(), z.unknown()), verdict: z.string(), line: z.optional(z.number()) }),
  ),
  papers: z.array(
    z.object({
      text: z.string(),
      papers: z.optional(z.array(z.string())),
      anyOf: z.optional(z.array(z.string())),
      upload: z.optional(
        z.object({
          as: z.enum(['jpeg', 'pdf']),
          minKb: z.optional(z.number()),
          maxKb: z.optional(z.number()),
          widthPx: z.optional(z.number()),
          heightPx: z.optional(z.number()),
        }),
      ),
    }),
  ),
};

/** Output schemas of fields by name: rich texts are clean HTML, days YYYY-MM-DD or null. */
export function answerShape<F extends SchemeField>(names: readonly F[]): { [N in F]: z.ZodMiniType<FieldValue<N>, FieldValue<N>> } {
  return Object.fromEntries(names.map((name) => [name, ANSWER_OF_KIND[factsOf(name).kind]])) as never;
}

export const scheme = z.object({
  ...answerShape(PUBLIC_FIELDS),
  ...summaryFields,
  /** By the text of an eligibility line in the requested language: a rule, or the mark that a person must judge the line. */
  ...answerShape<'conditions'>(['conditions']),
  /** By the text of a document line in the requested language: slugs of linked documents (`/api/documents`), of which all or any are needed. */
  ...answerShape<'papers'>(['papers']),
  /** The scheme that replaces it, if published. */
  replacedBy: z.nullable(z.object({ id: z.number(), schemeName: z.string() })),
  keywords: z.string(),
  tags: z.array(z.string()),
  /** Suggested further searches from the keywords, in the requested language; at most six. */
  searches: z.array(z.string()),
  categoryId: z.array(z.string()),
  /** Day of the last staff check; null if never checked. */
  checkedOn: z.nullable(z.string()),
  checkedBy: z.string(),
  version: z.number(),
  translation,
  /** Published articles that mention the scheme. */
  articles: z.array(z.object({ seo_slug: z.string(), seo_title: z.string() })),
});
export type Scheme = z.infer<typeof scheme>;

export const guide = z.object({
  schemeId: z.number(),
  title: z.string(),
  /** HTML: bold `Step N:` and a line break before each step. */
  content: z.string(),
  /** An HTML list; each item is a document. */
  requiredDocuments: z.string(),
  applicationProcess: z.string(),
  schemeOfficialLink: z.string(),
  steps: z.array(z.object({ number: z.number(), title: z.string(), body: z.string() })),
});
export type Guide = z.infer<typeof guide>;

/** Filters of a list, besides its category. */
export const schemeFilters = {
  state: z.optional(z.catch(label(), '')),
  level: z.optional(z.catch(z.enum(['', 'central', 'state']), '')),
  open: z.optional(z.catch(z.enum(['', '1']), '')),
  /** For whom the scheme is meant. */
  audience: z.optional(z.catch(z.enum(['', ...AUDIENCES]), '')),
};

const facetCounts = z.record(z.string(), z.number());

/** The fields of an article that a link needs. */
export const articleLink = z.object({ seo_slug: z.string(), seo_title: z.string(), seo_desc: z.string(), language: z.enum(LANGUAGES) });
export type ArticleLink = z.infer<typeof articleLink>;

/** The fields of a document that a link needs. */
export const documentLink = z.object({ slug: z.string(), name: z.string(), summary: z.string(), language: z.enum(LANGUAGES) });
export type DocumentLink = z.infer<typeof documentLink>;

export const schemePage = z.object({
  schemes: z.array(schemeSummary),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  facets: z.optional(z.object({ category: facetCounts, state: facetCounts, level: facetCounts, audience: facetCounts, open: z.number() })),
  /** Set if a misspelt word was replaced; `from` is the typed word. */
  corrected: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** The catalogue has nothing for this search: `schemes` (or `nearest` if hardly any word is known) are at most three near matches. */
  weak: z.optional(z.boolean()),
  nearest: z.optional(z.array(schemeSummary)),
  /** On the first page of a search: at most three matching articles. */
  articles: z.optional(z.array(articleLink)),
  /** On the first page of a search: at most three documents with that name. */
  papers: z.optional(z.array(documentLink)),
  /** Set if documents and articles are the answer: the query is just the name of the first document, or describes trouble with it. */
  documentFirst: z.optional(z.boolean()),
  /** States named by the search or the filter, with the number of their own schemes and of central ones for their people. */
  places: z.optional(z.array(z.object({ state: z.string(), own: z.number(), central: z.number() }))),
});
export type SchemePage = z.infer<typeof schemePage>;

/** Orders of the lists for staff. */
export const SCHEME_SORTS = ['updated-newest', 'updated-oldest', 'name-asc', 'name-desc', 'category-asc', 'category-desc'] as const;
export type SchemeSort = (typeof SCHEME_SORTS)[number];

/** Options for admins only: drafts, and another order. */
const staffFilters = {
  status: z.optional(z.enum(['published', 'draft', 'all'])),
  sort: z.optional(z.enum(SCHEME_SORTS)),
};

export const listSchemes = endpoint({
  method: 'POST',
  path: '/api/structured/schemes',
  access: 'public',
  isOfContent: true,
  summary: 'One page of all schemes, newest first; `sort`, and a `status` other than published, need an admin',
  input: z.object({
    page: pageNumber,
    limit: pageSize(SCHEMES_PER_PAGE),
    lang: language,
    ...staffFilters,
    ...schemeFilters,
  }),
  output: schemePage,
});

export const listSchemesOfCategory = endpoint({
  method: 'POST',
  path: '/api/schemes/category/:categoryId',
  access: 'public',
  isOfContent: true,
  summary: 'One page of the schemes of a category; an unknown category has none',
  input: z.object({
    categoryId: z.union([label(), z.number()]),
    page: pageNumber,
    limit: pageSize(SCHEMES_PER_PAGE),
    lang: language,
    ...schemeFilters,
  }),
  output: schemePage,
});

export const searchSchemes = endpoint({
  method: 'POST',
  path: '/api/structured/schemes/search',
  access: 'public',
  isOfContent: true,
  summary: 'One page of search results, best first; an empty search lists all',
  input: z.object({
    search: searchText,
    category: z.optional(z.union([label(), z.number()])),
    page: pageNumber,
    limit: pageSize(SCHEMES_PER_PAGE),
    lang: language,
    /** `1` disables spelling correction. */
    exact: z.optional(z.catch(z.enum(['', '1']), '')),
    ...staffFilters,
    ...schemeFilters,
  }),
  output: schemePage,
});

export const quickSearchSchemes = endpoint({
  method: 'GET',
  path: '/api/schemes/search',
  access: 'public',
  isOfContent: true,
  summary: 'The first page of results for `q`, in `category` if given',
  input: z.object({ q: searchText, category: z.optional(label()), lang: language }),
  output: schemePage,
});

export const suggestSchemes = endpoint({
  method: 'GET',
  path: '/api/schemes/suggest',
  access: 'public',
  isOfContent: true,
  summary: 'Up to eight suggestions for a typed prefix',
  input: z.object({ q: searchText, lang: language }),
  /** `path` of a document or an article, which is a link instead of a search. */
  output: z.array(z.object({ text: z.string(), id: z.nullable(z.number()), path: z.optional(z.string()) })),
});

export const featuredSchemes = endpoint({
  method: 'GET',
  path: '/api/structured/schemes/featured',
  access: 'public',
  isOfContent: true,
  summary: 'Up to six schemes for the home page',
  input: z.object({ lang: language }),
  output: z.array(schemeSummary),
});

export const schemesOfCategory = endpoint({
  method: 'GET',
  path: '/api/structured/schemes/category/:category',
  access: 'public',
  isOfContent: true,
  summary:
    'All schemes of a category, those with it as first category first, then newest first; with `page`, one page with counts. The ' +
    'header X-Total-Count has their number, and Link the next page',
  input: z.object({ category: label(), page: pageNumber, limit: pageSize(SCHEMES_PER_PAGE), state: schemeFilters.state, lang: language }),
  output: z.union([z.array(schemeSummary), schemePage]),
});

export const readScheme = endpoint({
  method: 'POST',
  path: '/api/structured/schemes/:id',
  access: 'public',
  isOfContent: true,
  summary: 'One scheme; a draft only for an admin. `conditions` are rules about the facts of GET /api/check/facts, by line of eligibility',
  input: z.object({ id: pathId, lang: language }),
  output: scheme,
});

export const readGuide = endpoint({
  method: 'GET',
  path: '/api/guides/scheme/:schemeId',
  access: 'public',
  isOfContent: true,
  summary: 'The step-by-step guide of a scheme',
  input: z.object({ schemeId: pathId, lang: language }),
  output: guide,
});
