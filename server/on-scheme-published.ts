import type { OnPublished } from './features/schemes/scheme-write.ts';
import { queuePublishedMails } from './platform/mail/published-mails.ts';

/** What the application does when a scheme becomes public, within that transaction: it queues the mails promised for it. */
export const onSchemePublished: OnPublished = (tx, schemeId) => queuePublishedMails(tx, schemeId, new Date());
