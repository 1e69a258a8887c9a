/** Counts the open work of staff, over all records, because the lists themselves are limited. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { WaitingContent } from '../../../contract/content.endpoints.ts';
import {
  CHECK_AFTER_DAYS,
  listSchemesWithoutRules,
  nextSchemeToCheck,
  readWork,
  UNRULED_PER_PAGE,
} from '../../../contract/work.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../platform/api/route.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { hasNone, withoutRules } from './schemes-without-rules.ts';

const DAY_MS = 86_400_000;

/** @param waitingContent null until it is known */
export function workRoutes({ db, now, catalogue }: Deps, waitingContent: () => Promise<WaitingContent | null>): Route[] {
  const pending = (urgency: 'critical' | 'high') =>
    countOf(db.selectFrom('scheme_requests').where('status', '=', 'pending').where('urgency', '=', urgency).select(rows).execute());
  const due = () => {
    const lastDay = new Date(now().getTime() - CHECK_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
    return db.selectFrom('schemes').where('deleted_at', 'is', null).where('status', '=', 'published').where(lastCheck, '<', lastDay);
  };

  return [
    route(readWork, async () => {
      const [content, criticalRequests, highRequests, reports, undeliverableMails, searches, schemesToCheck] = await Promise.all([
        waitingContent(),
        pending('critical'),
        pending('high'),
        countOf(db.selectFrom('feedback').where('handled_at', 'is', null).select(rows).execute()),
        countOf(db.selectFrom('outbox').where('status', '=', 'failed').select(rows).execute()),
        countOf(db.selectFrom('empty_searches').select(rows).execute()),
        countOf(due().select(rows).execute()),
      ]);
      const { length: unruled } = withoutRules(catalogue.current.schemes);
      return {
        criticalRequests,
        highRequests,
        reports,
        undeliverableMails,
        searches,
        schemesToCheck,
        schemesWithoutRules: unruled,
        waitingContent: content ? content.added + content.corrected + content.undecided : 0,
      };
    }),

    route(listSchemesWithoutRules, ({ page = 1, limit = UNRULED_PER_PAGE, only }) => {
      const all = withoutRules(catalogue.current.schemes);
      const found = only ? all.filter((scheme) => hasNone(scheme) === (only === 'none')) : all;
      return { schemes: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
    }),

    route(nextSchemeToCheck, async ({ after }) => {
      const here =
        after === undefined
          ? undefined
          : await db
              .selectFrom('schemes')
              .select(['id', lastCheck.as('day')])
              .where('id', '=', after)
              .executeTakeFirst();
      let queue = due();
      if (here) {
        const isBehind = (row: ExpressionBuilder<Tables, 'schemes'>) =>
          row.or([row(lastCheck, '>', here.day), row.and([row(lastCheck, '=', here.day), row('id', '>', here.id)])]);
        queue = queue.where(isBehind);
      }
      const [count, scheme] = await Promise.all([
        countOf(due().select(rows).execute()),
        queue.select(['id', 'name', 'checked_on as checkedOn']).orderBy(lastCheck).orderBy('id').executeTakeFirst(),
      ]);
      return { due: count, scheme: scheme ?? null };
    }),
  ];
}

/** Day of the last check; empty, and so first, for schemes never checked. */
const lastCheck = sql<string>`coalesce(checked_on, '')`;
const rows = sql<number>`count(*)`.as('rows');

/** Converts, because PostgreSQL returns counts as strings. */
async function countOf(query: Promise<{ rows: number }[]>): Promise<number> {
  return Number((await query)[0]?.rows ?? 0);
}
