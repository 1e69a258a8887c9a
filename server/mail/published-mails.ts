import type { Tx } from '../database/tables.ts';
import { takeTurn } from '../database/take-turn.ts';
import { queueMail } from './outbox.ts';

/** The cause of the mail promised to whoever made a request. */
export const publishedCause = (requestId: number) => `request-published:${requestId}`;

/**
 * Queues the promised mail for each request linked to a scheme that is public: one per request, ever. Called within the
 * transaction that publishes the scheme or links a request, whichever comes last.
 */
export async function queuePublishedMails(tx: Tx, schemeId: number, at: Date): Promise<void> {
  // A link and a publication at the same moment must not both miss each other.
  await takeTurn(tx);
  const scheme = await tx
    .selectFrom('schemes')
    .leftJoin('scheme_translations', (join) =>
      join.onRef('scheme_translations.scheme_id', '=', 'schemes.id').on('scheme_translations.language', '=', 'hi'),
    )
    .select(['schemes.name', 'scheme_translations.name as hindi'])
    .where('schemes.id', '=', schemeId)
    .where('schemes.status', '=', 'published')
    .where('schemes.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!scheme) return;
  const requests = await tx.selectFrom('scheme_requests').select(['id', 'email', 'language']).where('scheme_id', '=', schemeId).execute();
  for (const { id, email, language } of requests) {
    const schemeName = (language === 'hi' && scheme.hindi) || scheme.name;
    await queueMail(tx, {
      cause: publishedCause(id),
      kind: 'request-published',
      recipient: email,
      language,
      payload: { requestId: id, schemeId, schemeName },
      at,
    });
  }
}
