/** Calls of staff about requests: list them, set the status, link the scheme that answers one. */
import type { ParsedInput } from '../../../contract/endpoint.ts';
import { type AdminRequest, linkRequest, listSchemeRequests, setRequestStatus } from '../../../contract/requests.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { createViewNotes } from '../../platform/audit/note-view.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { groupByName, presentForStaff } from './present-request.ts';
import { queuePublishedMails } from './published-mails.ts';
import { changeStatus } from './rejections.ts';
import { countByMonth } from './request-months.ts';
import { type RequestForStaff, requestsForStaff } from './requests.store.ts';

const MAX_REQUESTS = 2000;
const RANKS = { critical: 4, high: 3, medium: 2, low: 1 };
const ALPHABET = new Intl.Collator('en', { sensitivity: 'accent' });

type Sort = NonNullable<ParsedInput<typeof listSchemeRequests>['sortBy']>;

/** Ties stay in the order of the query, newest first. */
const ORDERS: Record<Sort, (a: RequestForStaff, b: RequestForStaff) => number> = {
  'date-newest': () => 0,
  'date-oldest': (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id,
  'urgency-high': (a, b) => RANKS[b.urgency] - RANKS[a.urgency],
  'urgency-low': (a, b) => RANKS[a.urgency] - RANKS[b.urgency],
  'alpha-asc': (a, b) => ALPHABET.compare(a.name, b.name),
  'alpha-desc': (a, b) => ALPHABET.compare(b.name, a.name),
};

export function requestAdminRoutes(deps: Deps): Route[] {
  const { db, env, now } = deps;
  const noteView = createViewNotes(deps);
  const readAskers = async (tx: Tx | typeof db) =>
    groupByName(
      await tx
        .selectFrom('scheme_requests')
        .select(['id', 'name', 'email'])
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_REQUESTS)
        .execute(),
    );

  const readOne = async (tx: Tx, id: number): Promise<AdminRequest> => {
    const request = await requestsForStaff(tx).where('scheme_requests.id', '=', id).executeTakeFirst();
    if (!request) throw notFound('Request not found');
    return presentForStaff(request, await readAskers(tx));
  };

  return [
    route(listSchemeRequests, async ({ sortBy = 'date-newest', urgency, status }, call) => {
      noteView(call, 'request', 'Requests with their addresses');
      let query = requestsForStaff(db).limit(MAX_REQUESTS);
      if (urgency && urgency !== 'all') query = query.where('scheme_requests.urgency', '=', urgency);
      if (status && status !== 'all') query = query.where('scheme_requests.status', '=', status);
      const [requests, askers, totals, months] = await Promise.all([
        query.execute(),
        readAskers(db),
        db
          .selectFrom('scheme_requests')
          .select(['status', ({ fn }) => fn.countAll().as('count')])
          .groupBy('status')
          .execute(),
        countByMonth(db, now()),
      ]);
      const counts = { all: 0, pending: 0, approved: 0, rejected: 0 };
      for (const { status: name, count } of totals) {
        counts[name] = Number(count);
        counts.all += Number(count);
      }
      return {
        requests: requests.sort(ORDERS[sortBy]).map((request) => presentForStaff(request, askers)),
        counts,
        months,
        isSending: env.smtpUrl !== undefined,
      };
    }),

    route(setRequestStatus, async (input, { user }) =>
      db.transaction().execute(async (tx) => {
        await changeStatus(tx, input, { actor: user?.username ?? '', at: now() });
        return { message: 'Request status updated successfully.', request: await readOne(tx, input.id) };
      }),
    ),

    route(linkRequest, async ({ id, schemeId }, { user }) =>
      db.transaction().execute(async (tx) => {
        const at = now();
        await lockWrites(tx);
        if (schemeId !== null) {
          const scheme = await tx
            .selectFrom('schemes')
            .select('id')
            .where('id', '=', schemeId)
            .where('deleted_at', 'is', null)
            .executeTakeFirst();
          if (!scheme) throw invalid('The scheme was not found');
        }
        const { numUpdatedRows } = await tx
          .updateTable('scheme_requests')
          .set({ scheme_id: schemeId, updated_at: at.toISOString() })
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw notFound('Request not found');
        const detail = schemeId === null ? 'no scheme' : `scheme ${schemeId}`;
        await writeAudit(tx, { actor: user?.username ?? '', action: 'link', entity: 'request', entity_id: id, detail, at });
        if (schemeId !== null) await queuePublishedMails(tx, schemeId, at);
        return {
          message: schemeId === null ? 'The request is linked to no scheme now' : 'The request is linked to the scheme',
          request: await readOne(tx, id),
        };
      }),
    ),
  ];
}
