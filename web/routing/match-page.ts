import { parse } from 'regexparam';
import type { Page } from '../page.ts';
import { PAGES, type PageName } from '../pages.ts';

type MatchedPage = { name: PageName; page: Page; params: Record<string, string> };

const PATTERNS = (Object.keys(PAGES) as PageName[]).map((name) => ({ name, page: PAGES[name] as Page, ...parse(PAGES[name].path) }));

/** The page for a browser's path without its language. A trailing slash is tolerated. */
export function matchPage(path: string): MatchedPage {
  for (const { name, page, pattern, keys } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { name, page, params: Object.fromEntries(keys.map((key, index) => [key, decodeSafely(match[index + 1] ?? '')])) };
  }
  return { name: 'notFound', page: PAGES.notFound, params: {} };
}

/** Invalid percent-encoding is left as it is. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
