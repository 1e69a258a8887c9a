import { listEmptySearches, removeEmptySearch } from '../../../contract/searches.endpoints.ts';
import type { House } from '../../deps.ts';
import { type Route, route } from '../../platform/api/route.ts';

const MOST_LISTED = 500;

/** What was searched in vain, for staff. */
export function emptySearchRoutes({ db }: House): Route[] {
  return [
    route(listEmptySearches, async () => {
      const rows = await db
        .selectFrom('empty_searches')
        .selectAll()
        .orderBy('times', 'desc')
        .orderBy('last_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(({ query, language, kind, times, last_at }) => ({ query, language, kind, times, lastAt: last_at }));
    }),
    route(removeEmptySearch, async ({ query, language }) => {
      await db.deleteFrom('empty_searches').where('query', '=', query).where('language', '=', language).execute();
      return { message: 'Search removed' };
    }),
  ];
}
