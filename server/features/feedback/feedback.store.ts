import type { FeedbackReason } from '../../../contract/feedback.endpoints.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';

const REPEAT_WINDOW_MS = 600_000;
const DAY = 86_400_000;
/** Handled reports are deleted after a year, open ones after two. */
const HANDLED_DAYS = 365;
const OPEN_DAYS = 730;
/** A full list is cleared of handled reports first, then of those without a scheme, oldest first. */
const MAX_REPORTS = 5_000;
const CLEARED_REPORTS = 250;

export type NewFeedback = { path: string; scheme_id: number | null; reason: FeedbackReason; text: string; language: Language };

/** Stores a report; ignores the same text about the same page within ten minutes, which is a double click. */
export async function storeFeedback(db: Database, report: NewFeedback, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const repeated = await tx
      .selectFrom('feedback')
      .select('id')
      .where('path', '=', report.path)
      .where('reason', '=', report.reason)
      .where('text', '=', report.text)
      .where('created_at', '>', new Date(at.getTime() - REPEAT_WINDOW_MS).toISOString())
      .executeTakeFirst();
    if (repeated) return;
    await makeRoom(tx);
    await tx
      .insertInto('feedback')
      .values({ ...report, created_at: at.toISOString(), handled_by: '' })
      .execute();
  });
}

async function makeRoom(tx: Tx): Promise<void> {
  const { reports } = await tx
    .selectFrom('feedback')
    .select((row) => row.fn.countAll<number>().as('reports'))
    .executeTakeFirstOrThrow();
  if (Number(reports) < MAX_REPORTS) return;
  const least = tx
    .selectFrom('feedback')
    .select('id')
    .orderBy((row) => row.case().when('handled_at', 'is not', null).then(0).when('scheme_id', 'is', null).then(1).else(2).end())
    .orderBy('id')
    .limit(CLEARED_REPORTS);
  await tx.deleteFrom('feedback').where('id', 'in', least).execute();
}

export async function forgetOldFeedback(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  await db
    .deleteFrom('feedback')
    .where((row) => row.or([row('handled_at', '<', before(HANDLED_DAYS)), row('created_at', '<', before(OPEN_DAYS))]))
    .execute();
}

/** Reports with the name of their scheme, newest first. */
export function feedbackForStaff(db: Database | Tx) {
  return db
    .selectFrom('feedback')
    .leftJoin('schemes', 'schemes.id', 'feedback.scheme_id')
    .selectAll('feedback')
    .select('schemes.name as scheme_name')
    .orderBy('feedback.id', 'desc');
}

export type FeedbackForStaff = Awaited<ReturnType<ReturnType<typeof feedbackForStaff>['execute']>>[number];
