/** One spelling per page: what differs only in parameters the page does not read is the same page. */

/** The query parameters public pages read; everything else, such as campaign tags, is dropped before rendering. */
const READ = [
  'q',
  'category',
  'category_name',
  'state',
  'level',
  'open',
  'exact',
  'page',
  'topic',
  'scheme',
  'name',
  'path',
  'token',
  'sent',
  'key',
  'number',
];

export type PageAddress = { path: string; search: string };

export function pageAddress(url: URL): PageAddress {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/';
  const kept = new URLSearchParams();
  for (const name of READ) {
    const value = url.searchParams.get(name);
    if (value) kept.set(name, value);
  }
  return { path, search: kept.toString() };
}
