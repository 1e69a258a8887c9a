/** Reports of readers that something on a page is wrong, and the list of staff. */
import { type FeedbackItem, listFeedback, sendFeedback, setFeedbackHandled } from '../../../contract/feedback.endpoints.ts';
import { isTrapped } from '../../../contract/honeypot.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { type FeedbackForStaff, feedbackForStaff, storeFeedback } from './feedback.store.ts';

const MAX_REPORTS = 500;

export function feedbackRoutes({ db, catalogue, now }: Deps): Route[] {
  return [
    route(sendFeedback, async (input) => {
      const { reason, text = '', path = '/', schemeId, lang } = input;
      // Only a published scheme is linked; the report itself is stored in any case.
      const scheme = schemeId ? catalogue.current.scheme(schemeId) : undefined;
      const report = { path, scheme_id: scheme?.id ?? null, reason, text, language: lang };
      if (!isTrapped(input)) await storeFeedback(db, report, now());
      return { message: 'Thank you. Our team will look at it' };
    }),

    route(listFeedback, async ({ status = 'open' }) => {
      let query = feedbackForStaff(db).limit(MAX_REPORTS);
      if (status === 'open') query = query.where('handled_at', 'is', null);
      if (status === 'handled') query = query.where('handled_at', 'is not', null);
      const { all, handled } = await db
        .selectFrom('feedback')
        .select(({ fn }) => [fn.countAll().as('all'), fn.count('handled_at').as('handled')])
        .executeTakeFirstOrThrow();
      const counts = { all: Number(all), handled: Number(handled), open: Number(all) - Number(handled) };
      return { feedback: (await query.execute()).map(present), counts };
    }),

    route(setFeedbackHandled, async ({ id, handled }, { user }) =>
      db.transaction().execute(async (tx) => {
        const at = now();
        const { numUpdatedRows } = await tx
          .updateTable('feedback')
          .set({ handled_at: handled ? at.toISOString() : null, handled_by: handled ? (user?.username ?? '') : '' })
          .where('id', '=', id)
          .where('handled_at', handled ? 'is' : 'is not', null)
          .executeTakeFirst();
        const report = await feedbackForStaff(tx).where('feedback.id', '=', id).executeTakeFirst();
        if (!report) throw notFound('Report not found');
        if (numUpdatedRows > 0n) {
          const action = handled ? 'handle' : 'reopen';
          await writeAudit(tx, { actor: user?.username ?? '', action, entity: 'feedback', entity_id: id, at });
        }
        return { message: handled ? 'Marked as handled' : 'Marked as open', feedback: present(report) };
      }),
    ),
  ];
}

function present(report: FeedbackForStaff): FeedbackItem {
  const { id, path, text, language } = report;
  return {
    id,
    path,
    text,
    language,
    schemeId: report.scheme_id,
    schemeName: report.scheme_name ?? '',
    reason: report.reason as FeedbackItem['reason'],
    createdAt: report.created_at,
    handledAt: report.handled_at,
    handledBy: report.handled_by,
  };
}
