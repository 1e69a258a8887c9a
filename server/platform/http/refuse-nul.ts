/**
 * Rejects NUL in URLs, which PostgreSQL cannot store and no honest link contains. Bodies are checked in `read-input.ts`.
 */
import type { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Endpoint, endpointKey } from '../../../contract/endpoint.ts';
import { invalid } from '../api/problem.ts';
import { problemResponse } from '../api/serve.ts';

const NUL = '%00';

export const NUL_REFUSED = 'The address has a character that no address may have (NUL)';

export const hasNul = (url: string): boolean => url.includes(NUL);

/** Must be registered before all other routes. */
export function refuseNul(app: Hono, endpoints: readonly Endpoint[]): void {
  const inJson = new Set(endpoints.filter(({ errors }) => errors === 'message').map(endpointKey));
  app.use(async (context, next) => {
    if (!hasNul(context.req.raw.url)) return next();
    const { method } = context.req;
    const asJson = matchedRoutes(context).some(({ path }) => inJson.has(`${method} ${path}`));
    return problemResponse(invalid(NUL_REFUSED), asJson);
  });
}
