import type { FinishedPage } from '../http/page-cache.ts';

/** A page that holds, or whose address holds, what is one visitor's own: nothing keeps it and no other site learns its address. */
export function asPrivate(page: FinishedPage): FinishedPage {
  return {
    ...page,
    headers: { ...page.headers, 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' },
  };
}
