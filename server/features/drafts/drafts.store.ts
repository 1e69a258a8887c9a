/** Stores drafts: a limited number per user, for a limited time, readable by their owner only. */
import { DRAFT_DAYS, MAX_DRAFTS } from '../../../contract/drafts.endpoints.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';

type DraftKey = { user_id: number; record: string; tab: string };

export function readDrafts(db: Database, userId: number, record: string) {
  return db
    .selectFrom('drafts')
    .select(['tab', 'at', 'text'])
    .where('user_id', '=', userId)
    .where('record', '=', record)
    .orderBy('at', 'desc')
    .orderBy('tab')
    .execute();
}

/** Replaces the previous draft, and deletes the user's oldest beyond the maximum. */
export async function writeDraft(tx: Tx, draft: DraftKey & { text: string }, now: Date): Promise<void> {
  const stored = { text: draft.text, at: now.toISOString() };
  await tx
    .insertInto('drafts')
    .values({ ...draft, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'record', 'tab']).doUpdateSet(stored))
    .execute();
  const surplus = await tx
    .selectFrom('drafts')
    .select(['record', 'tab'])
    .where('user_id', '=', draft.user_id)
    .orderBy('at', 'desc')
    .offset(MAX_DRAFTS)
    .limit(MAX_DRAFTS)
    .execute();
  for (const { record, tab } of surplus) await deleteDraft(tx, { user_id: draft.user_id, record, tab });
}

export async function deleteDraft(db: Database | Tx, { user_id, record, tab }: DraftKey): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', user_id).where('record', '=', record).where('tab', '=', tab).execute();
}

export async function forgetOldDrafts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('drafts').where('at', '<', before).execute();
}
