import { queuePublishedMails } from './mail/published-mails.ts';
import type { OnPublished } from './schemes/scheme-write.ts';

/** What the application does when a scheme becomes public, within that transaction: it queues the mails promised for it. */
export const onSchemePublished: OnPublished = (tx, schemeId) => queuePublishedMails(tx, schemeId, new Date());
