import { requestReference } from '../../../contract/request-reference.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { queueMail } from '../../platform/mail/outbox.ts';

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
    .select('name')
    .where('id', '=', schemeId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!scheme) return;
  const translated = await tx.selectFrom('scheme_translations').select(['language', 'name']).where('scheme_id', '=', schemeId).execute();
  const requests = await tx
    .selectFrom('scheme_requests')
    .select(['id', 'email', 'language', 'createdAt'])
    .where('scheme_id', '=', schemeId)
    .execute();
  for (const { id, email, language, createdAt } of requests) {
    const schemeName = translated.find((texts) => texts.language === language)?.name || scheme.name;
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
