/**
 * NUL in an address: PostgreSQL cannot store it, nothing has it in its name, and no honest link holds it. One place for every endpoint, page and file,
 * so that no handler has to think of it; bodies are read elsewhere (`read-input.ts`).
 */
import type { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Endpoint, endpointKey } from '../../../contract/endpoint.ts';
import { invalid } from '../api/problem.ts';
import { problemResponse } from '../api/serve.ts';

const NUL = '%00';

export const NUL_REFUSED = 'The address has a character that no address may have (NUL)';

export const hasNul = (url: string): boolean => url.includes(NUL);

/** Before all other routes. */
export function refuseNul(app: Hono, endpoints: readonly Endpoint[]): void {
  const inJson = new Set(endpoints.filter(({ errors }) => errors === 'message').map(endpointKey));
  app.use(async (context, next) => {
    if (!hasNul(context.req.raw.url)) return next();
    const { method } = context.req;
    const asJson = matchedRoutes(context).some(({ path }) => inJson.has(`${method} ${path}`));
    return problemResponse(invalid(NUL_REFUSED), asJson);
  });
}
