import type { FeedbackReason } from '../../contract/feedback.endpoints.ts';
import type { Language } from '../../contract/fields.ts';
import type { Database, Tx } from '../database/tables.ts';

const REPEAT_WINDOW_MS = 600_000;

export type NewFeedback = { path: string; scheme_id: number | null; reason: FeedbackReason; text: string; language: Language };

/** Stores a report; the same words about the same page within ten minutes are a second click, not a second report. */
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
    if (!repeated)
      await tx
        .insertInto('feedback')
        .values({ ...report, created_at: at.toISOString(), handled_by: '' })
        .execute();
  });
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
