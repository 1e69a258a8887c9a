/** One spelling per page: what differs only in parameters the page does not read is the same page. */
import { splitLanguage } from '../../../contract/language-address.ts';
import { FACTS } from '../../../web/pages.ts';
import { matchPage } from '../../../web/routing/match-page.ts';
import { answerAddress } from '../api/answer-address.ts';

export type PageAddress = { path: string; search: string; isPreviewed: boolean };

/** Whatever the page does not read, such as campaign tags, is dropped. */
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

/** Whether a path names something of ours; false where its page answers any name. */
export function isNamed(path: string): boolean {
  const { name, params } = matchPage(splitLanguage(path).path);
  return FACTS[name].isNamed?.(params) ?? true;
}

/** Under which address is kept what is asked for in this spelling; null for a preview, which is never kept. */
export function cacheAddress(target: string): string | null {
  // What a client sends may be no address at all, or one of another host.
  const url = /^\/(?!\/)/.test(target) ? URL.parse(target, 'http://localhost') : null;
  if (!url) return null;
  if (url.pathname.startsWith('/api/')) return answerAddress(url);
  const { path, search, isPreviewed } = pageAddress(url);
  return isPreviewed && url.searchParams.has('preview') ? null : path + (search && `?${search}`);
}
