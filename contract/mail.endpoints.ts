/** The outbox for staff: waiting, sent and undeliverable mails. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message, pathId } from './fields.ts';
import { LANGUAGES } from './languages.ts';

export const MAIL_KINDS = ['subscription-confirm', 'request-published', 'request-rejected', 'digest'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed'] as const;

export const outboxMail = z.object({
  id: z.number(),
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  nextAttemptAt: z.string(),
  lastError: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  summary: 'Up to 500 mails, newest first; without a status those that have not been sent',
  input: z.strictObject({ status: z.optional(z.enum(['unsent', 'all', ...MAIL_STATUSES])) }),
  output: z.object({
    mails: z.array(outboxMail),
    counts: z.object({ queued: z.number(), sending: z.number(), sent: z.number(), failed: z.number() }),
    /** Whether a mail server is configured; without one all mails wait. */
    isSending: z.boolean(),
  }),
  errors: 'message',
});

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/retry',
  access: 'admin',
  summary: 'Retries an undelivered mail at once, with a fresh number of attempts',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), mail: outboxMail }),
  errors: 'message',
});

export const removeMail = endpoint({
  method: 'DELETE',
  path: '/api/admin/mails/:id',
  access: 'admin',
  summary: 'Removes an unsent mail from the outbox',
  input: z.strictObject({ id: pathId }),
  output: message,
  errors: 'message',
});
