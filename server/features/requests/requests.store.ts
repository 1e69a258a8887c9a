/** Writes and reads requests for missing schemes. */
import { timingSafeEqual } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import type { Urgency } from '../../../contract/urgencies.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { Database, Tables, Tx } from '../../platform/database/tables.ts';
import { newSecret, readSecret, submissionKeys } from './request-codes.ts';

export type StoredRequest = Selectable<Tables['scheme_requests']>;

export type NewRequest = {
  name: string;
  email: string;
  category: number | null;
  description: string;
  urgency: Urgency;
  language: Language;
  key: string | undefined;
};

/** Stores a request, or returns the earlier one it repeats. */
export async function storeRequest(db: Database, request: NewRequest, at: Date): Promise<StoredRequest> {
  const keys = submissionKeys(request, request.key, at);
  return db.transaction().execute(async (tx) => {
    const earlier = await findSubmission(tx, keys);
    if (earlier) return earlier;
    const { name, email, category, description, urgency, language } = request;
    const stored = await tx
      .insertInto('scheme_requests')
      .values({
        secret: newSecret(),
        submission_key: keys[0],
        name,
        category_id: category,
        email,
        description,
        urgency,
        status: 'pending',
        language,
        scheme_id: null,
        createdAt: at.toISOString(),
        updated_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    const kept = stored ?? (await findSubmission(tx, keys));
    if (!kept) throw new Error('The request was neither stored nor found');
    return kept;
  });
}

function findSubmission(tx: Tx, keys: string[]): Promise<StoredRequest | undefined> {
  return tx.selectFrom('scheme_requests').selectAll().where('submission_key', 'in', keys).orderBy('id').executeTakeFirst();
}

/** The request with this id, if the secret matches. */
export async function findOwnRequest(db: Database, id: number, secret: string): Promise<StoredRequest | undefined> {
  const request = await db.selectFrom('scheme_requests').selectAll().where('id', '=', id).executeTakeFirst();
  const typed = Buffer.from(readSecret(secret));
  const stored = Buffer.from(request?.secret ?? '');
  return request && typed.length === stored.length && timingSafeEqual(typed, stored) ? request : undefined;
}

/** Links a scheme to a visitor's request, so that its publication is mailed. */
export async function answerRequest(tx: Tx, requestId: number, schemeId: number, at: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('scheme_requests')
    .set({ scheme_id: schemeId, updated_at: at.toISOString() })
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw invalid('The request was not found');
}

/** Requests with the columns staff see, newest first. */
export function requestsForStaff(db: Database | Tx) {
  return db
    .selectFrom('scheme_requests')
    .leftJoin('categories', 'categories.id', 'scheme_requests.category_id')
    .leftJoin('schemes', 'schemes.id', 'scheme_requests.scheme_id')
    .leftJoin('outbox', (join) => join.on('outbox.cause', '=', sql<string>`'request-published:' || cast(scheme_requests.id as text)`))
    .selectAll('scheme_requests')
    .select(['categories.name as category_name', 'schemes.name as scheme_name', 'schemes.status as scheme_status', 'outbox.status as mail'])
    .orderBy('scheme_requests.createdAt', 'desc')
    .orderBy('scheme_requests.id', 'desc');
}

export type RequestForStaff = Awaited<ReturnType<ReturnType<typeof requestsForStaff>['execute']>>[number];
