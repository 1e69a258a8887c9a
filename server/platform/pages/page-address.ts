/** Canonical addresses: URLs that differ only in parameters the page does not read are the same page. */
import { splitLanguage } from '../../../contract/language-address.ts';
import { FACTS } from '../../../web/pages.ts';
import { matchPage } from '../../../web/routing/match-page.ts';
import { answerAddress } from '../api/answer-address.ts';

export type PageAddress = { path: string; search: string; isPreviewed: boolean };

/** Drops parameters the page does not read, such as campaign tags. */
export function pageAddress(url: URL): PageAddress {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : '/';
  const { reads = [], isPreviewed = false } = FACTS[matchPage(splitLanguage(path).path).name];
  const parameters = new URLSearchParams();
  for (const name of reads) {
    const value = url.searchParams.get(name);
    if (value) parameters.set(name, value);
  }
  return { path, search: parameters.toString(), isPreviewed };
}

/** Whether the path names an existing entry; false for pages that accept any name. */
export function isNamed(path: string): boolean {
  const { name, params } = matchPage(splitLanguage(path).path);
  return FACTS[name].isNamed?.(params) ?? true;
}

/** The cache key of a request target; null for a preview, which is never cached. */
export function cacheAddress(target: string): string | null {
  // A client may send an invalid URL, or one of another host.
  const url = /^\/(?!\/)/.test(target) ? URL.parse(target, 'http://localhost') : null;
  if (!url) return null;
  if (url.pathname.startsWith('/api/')) return answerAddress(url);
  const { path, search, isPreviewed } = pageAddress(url);
  return isPreviewed && url.searchParams.has('preview') ? null : path + (search && `?${search}`);
}
