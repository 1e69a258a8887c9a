import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers and the catalogue is loaded. */
export function healthRoutes(app: Hono, deps: Deps): void {
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (context) => {
    try {
      await sql`select 1`.execute(deps.db);
      if (!deps.catalogue.isLoaded) throw new Error('not loaded');
      return context.text('ready', 200, { 'Cache-Control': 'no-store' });
    } catch {
      return context.text('not ready', 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
  });
}
