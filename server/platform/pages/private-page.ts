import type { FinishedPage } from '../http/page-cache.ts';

/** For pages with private content or a private address: not cached, not indexed, and other sites get no referrer. */
export function asPrivate(page: FinishedPage): FinishedPage {
  return {
    ...page,
    headers: { ...page.headers, 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' },
  };
}
