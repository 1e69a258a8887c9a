import { parse } from 'regexparam';
import type { PageRoute } from './page.ts';
import { NOT_FOUND, ROUTES } from './routes.ts';

export type MatchedRoute = { route: PageRoute; params: Record<string, string> };

const PATTERNS = ROUTES.map((route) => ({ route, ...parse(route.path) }));

/** The page for a path as the browser has it, without its language. A trailing slash is tolerated. */
export function matchRoute(path: string): MatchedRoute {
  for (const { route, pattern, keys } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { route, params: Object.fromEntries(keys.map((key, index) => [key, decodeSafely(match[index + 1] ?? '')])) };
  }
  return { route: NOT_FOUND, params: {} };
}

/** Broken percent-encoding is taken as it stands. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
