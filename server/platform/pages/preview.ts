/** Previews of drafts, for admins only; never cached, indexed or framed by other sites. */
import type { Context } from 'hono';
import type { Api } from '../../../contract/endpoint.ts';
import type { Call } from '../api/route.ts';
import type { FinishedPage } from '../http/page-cache.ts';

/** Returns the API with an admin's rights, or null for anybody else. */
export type FindStaff = (context: Context) => Promise<Api | null>;

export function findStaffBy(identify: (context: Context) => Promise<Call>, apiFor: (call: Call) => Api): FindStaff {
  return async (context) => {
    const call = await identify(context);
    return call.user?.isAdmin ? apiFor(call) : null;
  };
}

/** Lets the admin panel frame the page, and nobody cache or index it. */
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
