import { requestReference } from '../../../contract/request-reference.ts';
import { lockWrites } from '../../platform/database/lock-writes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { queueMail } from '../../platform/mail/outbox.ts';

export const publishedCause = (requestId: number) => `request-published:${requestId}`;

/**
 * Queues the promised mail for each request linked to this scheme if it is published, at most once per request. Call it in the
 * transaction that publishes the scheme and in the one that links a request, because either may come last.
 */
export async function queuePublishedMails(tx: Tx, schemeId: number, at: Date): Promise<void> {
  // Without the lock, a concurrent link and publication could miss each other.
  await lockWrites(tx);
  const requests = await tx
    .selectFrom('scheme_requests')
    .innerJoin('schemes', 'schemes.id', 'scheme_requests.scheme_id')
    .leftJoin('scheme_translations', (join) =>
      join.onRef('scheme_translations.scheme_id', '=', 'schemes.id').onRef('scheme_translations.language', '=', 'scheme_requests.language'),
    )
    .select(['scheme_requests.id', 'email', 'scheme_requests.language', 'scheme_requests.createdAt'])
    .select(['schemes.name', 'scheme_translations.name as translated'])
    .where('schemes.id', '=', schemeId)
    .where('schemes.status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id, email, language, createdAt, name, translated } of requests) {
    const schemeName = translated || name;
    await queueMail(tx, {
      cause: publishedCause(id),
      kind: 'request-published',
      recipient: email,
      language,
      payload: { requestId: id, reference: requestReference({ id, createdAt }), schemeId, schemeName },
      at,
    });
  }
}
