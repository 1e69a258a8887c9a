/** Public calls about schemes. The wire names, `elegiblityCriteria` among them, are the specification's. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, pageNumber, pageSize, pathId, searchText } from './fields.ts';

export const SCHEMES_PER_PAGE = 12;
export const FEATURED_SCHEMES = 6;
/** Whether a scheme's Hindi says what its English says; `stale` when the English has changed since. */
export const TRANSLATION_STATES = ['missing', 'draft', 'reviewed', 'stale'] as const;

const summaryFields = {
  id: z.number(),
  slug: z.string(),
  schemeName: z.string(),
  /** Encoded once, as the specification has it: decode before display. In lists: the one-sentence summary. */
  schemeDescription: z.string(),
  /** Clean HTML. In lists: plain text of the first conditions. */
  elegiblityCriteria: z.string(),
  category_name: z.string(),
  /** Slugs; the first is the category shown. */
  categories: z.array(z.string()),
  beneficiaryStates: z.array(z.string()),
  level: z.enum(['central', 'state']),
  createdOn: z.string(),
  updatedOn: z.string(),
  url: z.string(),
  status: z.enum(['published', 'draft']),
};

export const schemeSummary = z.object({
  ...summaryFields,
  /** In search results: the words and phrases of its name and description to mark, and other schemes of the same family folded under this one. */
  matched: z.optional(z.array(z.string())),
  family: z.optional(z.array(z.object({ id: z.number(), schemeName: z.string() }))),
});
export type SchemeSummary = z.infer<typeof schemeSummary>;

export const schemeSource = z.object({ url: z.string(), title: z.string(), date: z.string() });

export const scheme = z.object({
  ...summaryFields,
  acronym: z.string(),
  /** One plain sentence. */
  summary: z.string(),
  /** Clean HTML, as all of the following long texts. */
  applicationProcess: z.string(),
  documentsRequired: z.string(),
  benefits: z.string(),
  keywords: z.string(),
  tags: z.array(z.string()),
  categoryId: z.array(z.string()),
  department: z.string(),
  applyOnline: z.string(),
  applyOffice: z.string(),
  applyAtCsc: z.boolean(),
  fee: z.string(),
  helpline: z.string(),
  opensOn: z.nullable(z.string()),
  closesOn: z.nullable(z.string()),
  sources: z.array(schemeSource),
  /** The day staff compared the text with the official page; null while nobody has. */
  checkedOn: z.nullable(z.string()),
  checkedBy: z.string(),
  version: z.number(),
  translation: z.object({ language: z.enum(['en', 'hi']), state: z.enum(TRANSLATION_STATES) }),
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

/** What a list can be narrowed by, besides its category. */
export const schemeFilters = {
  state: z.optional(z.catch(z.string(), '')),
  level: z.optional(z.catch(z.enum(['', 'central', 'state']), '')),
  open: z.optional(z.catch(z.enum(['', '1']), '')),
};

const facetCounts = z.record(z.string(), z.number());

export const schemePage = z.object({
  schemes: z.array(schemeSummary),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  facets: z.optional(z.object({ category: facetCounts, state: facetCounts, level: facetCounts, open: z.number() })),
  /** Set when a misspelt word was replaced; `from` is what was typed. */
  corrected: z.optional(z.object({ from: z.string(), to: z.string() })),
  /** When nothing was found: the schemes that come nearest. */
  nearest: z.optional(z.array(schemeSummary)),
});
export type SchemePage = z.infer<typeof schemePage>;

/** Orders of the lists for staff. */
export const SCHEME_SORTS = ['updated-newest', 'updated-oldest', 'name-asc', 'name-desc', 'category-asc', 'category-desc'] as const;
export type SchemeSort = (typeof SCHEME_SORTS)[number];

/** What only an admin may ask of a list: drafts, and another order. */
const staffFilters = {
  status: z.optional(z.enum(['published', 'draft', 'all'])),
  sort: z.optional(z.enum(SCHEME_SORTS)),
};

export const listSchemes = endpoint({
  method: 'POST',
  path: '/api/structured/schemes',
  access: 'public',
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
  summary: 'One page of the schemes of a category; an unknown category has none',
  input: z.object({
    categoryId: z.union([z.string(), z.number()]),
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
  summary: 'One page of search results, best first; an empty search lists all',
  input: z.object({
    search: searchText,
    category: z.optional(z.union([z.string(), z.number()])),
    page: pageNumber,
    limit: pageSize(SCHEMES_PER_PAGE),
    lang: language,
    /** `1`: take the words as they are typed, without correcting them. */
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
  summary: 'The first page of results for `q`, in `category` if given',
  input: z.object({ q: searchText, category: z.optional(z.string()), lang: language }),
  output: schemePage,
});

export const suggestSchemes = endpoint({
  method: 'GET',
  path: '/api/schemes/suggest',
  access: 'public',
  summary: 'Up to eight completions of what is being typed',
  input: z.object({ q: searchText, lang: language }),
  output: z.array(z.object({ text: z.string(), id: z.nullable(z.number()) })),
});

export const featuredSchemes = endpoint({
  method: 'GET',
  path: '/api/structured/schemes/featured',
  access: 'public',
  summary: 'Up to six schemes for the home page',
  input: z.object({ lang: language }),
  output: z.array(schemeSummary),
});

export const schemesOfCategory = endpoint({
  method: 'GET',
  path: '/api/structured/schemes/category/:category',
  access: 'public',
  summary: 'Up to 200 schemes of a category, newest first',
  input: z.object({ category: z.string(), lang: language }),
  output: z.array(schemeSummary),
});

export const readScheme = endpoint({
  method: 'POST',
  path: '/api/structured/schemes/:id',
  access: 'public',
  summary: 'One scheme; a draft only for an admin',
  input: z.object({ id: pathId, lang: language }),
  output: scheme,
});

export const readGuide = endpoint({
  method: 'GET',
  path: '/api/guides/scheme/:schemeId',
  access: 'public',
  summary: 'The step-by-step guide of a scheme',
  input: z.object({ schemeId: pathId, lang: language }),
  output: guide,
});
