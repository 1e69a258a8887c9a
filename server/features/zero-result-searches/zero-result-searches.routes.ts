import { listZeroResultSearches, removeZeroResultSearch } from '../../../contract/searches.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../platform/api/route.ts';

const MAX_LISTED = 500;

/** Zero-result searches, for staff. */
export function zeroResultSearchRoutes({ db }: Deps): Route[] {
  return [
    route(listZeroResultSearches, async () => {
      const rows = await db
        .selectFrom('empty_searches')
        .selectAll()
        .orderBy('times', 'desc')
        .orderBy('last_at', 'desc')
        .limit(MAX_LISTED)
        .execute();
      return rows.map(({ query, language, kind, times, last_at }) => ({ query, language, kind, times, lastAt: last_at }));
    }),
    route(removeZeroResultSearch, async ({ query, language }) => {
      await db.deleteFrom('empty_searches').where('query', '=', query).where('language', '=', language).execute();
      return { message: 'Search removed' };
    }),
  ];
}
