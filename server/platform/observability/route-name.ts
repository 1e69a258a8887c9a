/** The route pattern of a request for logs and metrics, never its URL, which may contain personal data. */
import { parse } from 'regexparam';
import { ADMIN_ADDRESSES } from '../../../contract/admin-screens.ts';
import { ENDPOINTS } from '../../../contract/all-endpoints.ts';
import { splitLanguage } from '../../../contract/language-address.ts';
import { PAGES } from '../../../web/pages.ts';

const FOLDERS = ['/assets/', '/uploads/'];
const FILES = ['/healthz', '/readyz', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/favicon.svg'];
const literalFirst = (one: string, other: string) => one.split(':').length - other.split(':').length;
const patternsOf = (addresses: readonly string[]) =>
  [...new Set(addresses)].sort(literalFirst).map((address) => ({ name: address, pattern: parse(address).pattern }));

const CALLS = patternsOf(ENDPOINTS.map(({ path }) => path));
const SCREENS = patternsOf(ADMIN_ADDRESSES);
const SITE_PAGES = patternsOf(Object.values(PAGES).map(({ path }) => path)).filter(({ name }) => !name.startsWith('/*'));

const MAX_KNOWN = 2_000;
const known = new Map<string, string>();

/** @param url path and query of the request */
export function routeName(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const found = known.get(path);
  if (found !== undefined) return found;
  const name = nameOf(path);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(path, name);
  return name;
}

function nameOf(path: string): string {
  const folder = FOLDERS.find((one) => path.startsWith(one));
  if (folder) return `${folder}*`;
  if (FILES.includes(path)) return path;
  if (/^(?:\/\w\w)?\/feeds\/\w+\.xml$/.test(path)) return '/feeds/*';
  const among = (patterns: typeof CALLS, address: string) => patterns.find(({ pattern }) => pattern.test(address))?.name;
  if (path.startsWith('/api/')) return among(CALLS, path) ?? '/api/*';
  if (path.startsWith('/admin')) return among(SCREENS, path) ?? 'other';
  return among(SITE_PAGES, splitLanguage(path).path) ?? 'other';
}
