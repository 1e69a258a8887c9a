/** The outbox for staff: waiting and failed mails with reasons, retry and removal. */
import { listMails, MAIL_STATUSES, type OutboxMail, removeMail, retryMail } from '../../../contract/mail.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../api/problem.ts';
import { type Route, route } from '../api/route.ts';
import { createViewNotes } from '../audit/note-view.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Tx } from '../database/tables.ts';
import type { StoredMail } from './outbox.ts';

const MAX_MAILS = 500;
const UNSENT = ['queued', 'sending', 'failed'] as const;

export function mailRoutes(deps: Deps): Route[] {
  const { db, env, now } = deps;
  const noteView = createViewNotes(deps);
  return [
    route(listMails, async ({ status = 'unsent' }, call) => {
      noteView(call, 'mail', 'Mails with their addresses');
      const wanted = status === 'unsent' ? UNSENT : status === 'all' ? MAIL_STATUSES : [status];
      const mails = await db
        .selectFrom('outbox')
        .selectAll()
        .where('status', 'in', wanted)
        .orderBy('id', 'desc')
        .limit(MAX_MAILS)
        .execute();
      const rows = await db
        .selectFrom('outbox')
        .select(['status', ({ fn }) => fn.countAll().as('count')])
        .groupBy('status')
        .execute();
      const counts = { queued: 0, sending: 0, sent: 0, failed: 0 };
      for (const row of rows) counts[row.status] = Number(row.count);
      return { mails: mails.map(present), counts, isSending: env.smtpUrl !== undefined };
    }),

    route(retryMail, async ({ id }, { user }) =>
      db.transaction().execute(async (tx) => {
        const mail = await tx
          .updateTable('outbox')
          .set({ status: 'queued', attempts: 0, next_attempt_at: now().toISOString() })
          .where('id', '=', id)
          // Not `sending`: that mail would be sent twice.
          .where('status', 'in', ['queued', 'failed'])
          .returningAll()
          .executeTakeFirst();
        if (!mail) throw await whyNot(tx, id);
        await writeAudit(tx, { actor: user?.username ?? '', action: 'retry', entity: 'mail', entity_id: id, at: now() });
        return { message: 'The mail will be sent again', mail: present(mail) };
      }),
    ),

    route(removeMail, async ({ id }, { user }) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('outbox')
          .where('id', '=', id)
          .where('status', 'in', ['queued', 'failed'])
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw await whyNot(tx, id);
        await writeAudit(tx, { actor: user?.username ?? '', action: 'delete', entity: 'mail', entity_id: id, at: now() });
        return { message: 'The mail was removed' };
      }),
    ),
  ];
}

/** The error for a mail that can no longer be changed. */
async function whyNot(tx: Tx, id: number): Promise<Error> {
  const stored = await tx.selectFrom('outbox').select('status').where('id', '=', id).executeTakeFirst();
  if (!stored) return notFound('Mail not found');
  return conflict(stored.status === 'sent' ? 'The mail has been sent already' : 'The mail is being sent');
}

function present(mail: StoredMail): OutboxMail {
  return {
    id: mail.id,
    kind: mail.kind as OutboxMail['kind'],
    recipient: mail.recipient,
    language: mail.language,
    status: mail.status,
    attempts: mail.attempts,
    nextAttemptAt: mail.next_attempt_at,
    lastError: mail.last_error,
    createdAt: mail.created_at,
    sentAt: mail.sent_at,
  };
}
