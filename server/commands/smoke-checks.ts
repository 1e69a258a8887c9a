/** Checks that a deployed site must pass, each with one or two requests. */
import { LANGUAGE_TABLE, LANGUAGES } from '../../contract/languages.ts';

export type Visit = (path: string, init?: RequestInit) => Promise<{ status: number; headers: Headers; text: string }>;

/** `check` returns what is wrong, if anything. */
type Check = { name: string; check: (visit: Visit, base: URL) => Promise<string | undefined> };

const expectStatus = (status: number, wanted: number) => (status === wanted ? undefined : `status ${status} instead of ${wanted}`);

const answers = (name: string, path: string, wanted: number, holds?: RegExp, init?: RequestInit): Check => ({
  name,
  check: async (visit) => {
    const { status, text } = await visit(path, init);
    return expectStatus(status, wanted) ?? (holds && !holds.test(text) ? `the answer does not hold ${holds}` : undefined);
  },
});

const sentFrom = (origin: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: origin },
  body: '{}',
});

export const CHECKS: Check[] = [
  answers('the process lives', '/healthz', 200),
  answers('database and catalogue are ready', '/readyz', 200, /^ready/),
  ...LANGUAGES.map((language) =>
    answers(`the home page in ${language}`, LANGUAGE_TABLE[language].prefix || '/', 200, new RegExp(`<html[^>]*lang="${language}`)),
  ),
  answers('the list of schemes', '/schemes', 200, /<h1/),
  answers('a search finds something', '/api/schemes/search?q=kisan', 200, /"id":\d/),
  {
    name: 'a scheme of the list opens',
    check: async (visit) => {
      const id = /"id":(\d+)/.exec((await visit('/api/schemes/search?q=kisan')).text)?.[1];
      if (!id) return 'no scheme was found';
      const { status, text } = await visit(`/schemes/${id}`);
      return expectStatus(status, 200) ?? (/<h1/.test(text) ? undefined : 'it has no heading');
    },
  },
  answers('the calls of the pages', '/api/scheme-categories', 200, /"slug"/),
  answers('the sitemap', '/sitemap.xml', 200, /<loc>/),
  {
    name: 'the sitemap leads to this address',
    check: async (visit, base) => {
      const place = /<loc>([^<]+)<\/loc>/.exec((await visit('/sitemap.xml')).text)?.[1];
      return URL.parse(place ?? '')?.host === base.host ? undefined : `it leads to ${place}: is PUBLIC_URL right?`;
    },
  },
  answers('the feed', '/feeds/schemes.xml', 200, /<feed/),
  answers('robots.txt', '/robots.txt', 200, /Sitemap:/i),
  {
    name: 'pages forbid what they do not need',
    check: async (visit, base) => {
      const { headers } = await visit('/');
      if (!headers.get('content-security-policy')?.includes("object-src 'none'")) return 'there is no Content-Security-Policy';
      if (headers.get('x-content-type-options') !== 'nosniff') return 'there is no X-Content-Type-Options';
      return base.protocol === 'https:' && !headers.has('strict-transport-security') ? 'there is no Strict-Transport-Security' : undefined;
    },
  },
  {
    name: 'the script of a page is served, cacheable for ever',
    check: async (visit) => {
      const script = /<script[^>]+src="([^"]+)"/.exec((await visit('/')).text)?.[1];
      if (!script) return 'the home page has none';
      const { status, headers } = await visit(script);
      return (
        expectStatus(status, 200) ?? (headers.get('cache-control')?.includes('immutable') ? undefined : 'Cache-Control is not immutable')
      );
    },
  },
  {
    name: 'pages are sent compressed',
    check: async (visit) => {
      const { headers } = await visit('/', { headers: { 'Accept-Encoding': 'br' } });
      // `fetch` removes Content-Encoding, but Vary stays.
      return headers.get('vary')?.toLowerCase().includes('accept-encoding') ? undefined : 'Vary does not name Accept-Encoding';
    },
  },
  answers('the login of the admin panel', '/admin/login', 200, /<div|<main/),
  answers('staff calls are closed to strangers', '/api/admin/users', 401),
  answers('other sites cannot write', '/api/feedback', 403, undefined, sentFrom('https://evil.example')),
  answers('what is not there is said not to be', '/no-such-page', 404, /<h1/),
];
