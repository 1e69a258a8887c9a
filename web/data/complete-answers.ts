/**
 * Normalises answers for the pages. Ours are complete; another server's may have only the specified keys, and its lists may be bare or
 * under another name. Missing keys get empty values.
 */
import { listBlogs, readBlog, relatedBlogs } from '../../contract/blogs.endpoints.ts';
import { type Api, type Endpoint, endpointKey } from '../../contract/endpoint.ts';
import { htmlToText } from '../../contract/html-text.ts';
import { SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { emptyOf, factsOf, PUBLIC_FIELDS, type PublicField } from '../../contract/scheme-table.ts';
import {
  featuredSchemes,
  type Guide,
  listSchemes,
  listSchemesOfCategory,
  readGuide,
  readScheme,
  SCHEMES_PER_PAGE,
  type Scheme,
  type SchemeSummary,
  schemesOfCategory,
  searchSchemes,
} from '../../contract/schemes.endpoints.ts';
import { fetchApi } from './api-client.ts';

type Fields = Record<string, unknown>;
type Read = (answer: unknown, input: Fields) => unknown;

const SUMMARY: SchemeSummary = {
  id: 0,
  slug: '',
  schemeName: '',
  schemeDescription: '',
  elegiblityCriteria: '',
  category_name: '',
  categories: [],
  beneficiaryStates: [],
  level: null,
  createdOn: '',
  updatedOn: '',
  url: '',
  status: 'published',
};
const EMPTY_FIELDS = Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, emptyOf(factsOf(name).kind)])) as unknown as Pick<
  Scheme,
  PublicField
>;
const SCHEME: Scheme = {
  ...SUMMARY,
  ...EMPTY_FIELDS,
  conditions: [],
  papers: [],
  replacedBy: null,
  keywords: '',
  tags: [],
  searches: [],
  categoryId: [],
  checkedOn: null,
  checkedBy: '',
  version: 0,
  translation: { language: SOURCE_LANGUAGE, state: 'reviewed', others: [], english: [] },
  articles: [],
};
const GUIDE: Guide = {
  schemeId: 0,
  title: '',
  content: '',
  requiredDocuments: '',
  applicationProcess: '',
  schemeOfficialLink: '',
  steps: [],
};
const BLOG = {
  seo_title: '',
  seo_desc: '',
  seo_slug: '',
  category_name: '',
  picture_url: '',
  content: '',
  author: '',
  translation: SCHEME.translation,
  schemes: [],
};

/** The answer's values over the defaults. */
function whole(empty: object, answer: unknown): Fields {
  return { ...empty, ...Object.fromEntries(Object.entries(answer as Fields).filter(([, value]) => value !== null && value !== undefined)) };
}

function listOf(answer: unknown, empty: object): Fields[] {
  const { schemes, items, blogs, data } = answer as Record<'schemes' | 'items' | 'blogs' | 'data', unknown>;
  const list = [answer, schemes, items, blogs, data].find(Array.isArray) ?? [];
  return list.map((one) => whole(empty, one));
}

/** In lists the eligibility is text, never HTML. */
function summariesOf(answer: unknown): Fields[] {
  return listOf(answer, SUMMARY).map((scheme) => {
    const eligibility = String(scheme.elegiblityCriteria);
    return { ...scheme, elegiblityCriteria: /<\/?[a-z]/i.test(eligibility) ? htmlToText(eligibility).replaceAll('\n', ' ') : eligibility };
  });
}

/** If the total is unknown, a full page may have a next one. */
const readPage: Read = (answer, { page }) => {
  const schemes = summariesOf(answer);
  const seen = (Number(page) - 1) * SCHEMES_PER_PAGE + schemes.length;
  return { total: schemes.length === SCHEMES_PER_PAGE ? Number.POSITIVE_INFINITY : seen, ...(answer as object), schemes };
};

/** For a page: ours is paged, another server's may be a bare list. */
const readCategory: Read = (answer, { page }) =>
  page === undefined || !(answer as Fields).facets ? summariesOf(answer) : { ...(answer as object), schemes: summariesOf(answer) };

/** Articles without a language have that of the page. */
const blogIn = ({ lang = SOURCE_LANGUAGE }: Fields) => ({ ...BLOG, language: lang });

const READERS = new Map<string, Read>(
  (
    [
      [listSchemes, readPage],
      [listSchemesOfCategory, readPage],
      [searchSchemes, readPage],
      [featuredSchemes, summariesOf],
      [schemesOfCategory, readCategory],
      [readScheme, (answer) => whole(SCHEME, answer)],
      [readGuide, (answer) => whole(GUIDE, answer)],
      [listBlogs, (answer, input) => ({ totalPages: 1, ...(answer as object), items: listOf(answer, blogIn(input)) })],
      [readBlog, (answer, input) => whole(blogIn(input), answer)],
      [relatedBlogs, (answer, input) => ({ blogs: listOf(answer, blogIn(input)) })],
      [createSchemeRequest, (answer) => whole({ request: {}, secret: '' }, answer)],
    ] as [Endpoint, Read][]
  ).map(([endpoint, read]) => [endpointKey(endpoint), read]),
);

/** The same calls with normalised answers. */
export function completeAnswers(api: Api): Api {
  return async (endpoint, input, options) => {
    const answer = await api(endpoint, input, options);
    return (READERS.get(endpointKey(endpoint))?.(answer, input as Fields) ?? answer) as typeof answer;
  };
}

/** Over HTTP. */
export const callApi = completeAnswers(fetchApi);
