/** Drafts as their public page will be. Only an admin's session opens one; it is never cached, indexed or shown elsewhere. */
import type { Context } from 'hono';
import type { Api } from '../../../contract/endpoint.ts';
import type { Call } from '../api/route.ts';
import type { FinishedPage } from '../http/page-cache.ts';

/** The calls as an admin makes them, or null for anybody else. */
export type FindStaff = (context: Context) => Promise<Api | null>;

export function findStaffBy(identify: (context: Context) => Promise<Call>, apiFor: (call: Call) => Api): FindStaff {
  return async (context) => {
    const call = await identify(context);
    return call.user?.isAdmin ? apiFor(call) : null;
  };
}

/** The admin panel shows it in a frame, at the width of a phone. */
export function asPreview(page: FinishedPage): FinishedPage {
  const policy = page.headers['Content-Security-Policy']?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return {
    ...page,
    headers: {
      ...page.headers,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'X-Frame-Options': 'SAMEORIGIN',
      ...(policy && { 'Content-Security-Policy': policy }),
    },
  };
}
