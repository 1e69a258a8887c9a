import { useMemo, useState } from 'react';
import { listMails, type OutboxMail, removeMail, retryMail } from '../../../../contract/mail.endpoints.ts';
import { inbox } from '../../../../messages/admin/inbox.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { TrashIcon } from '../../components/icons.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState } from '../../components/states.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

const words = inbox.mail;
const CHOICES = ['unsent', 'failed', 'sent', 'all'] as const;
export type MailChoice = (typeof CHOICES)[number];
const OPTIONS = CHOICES.map((value) => ({ value, label: words.choices[value] }));
const LOOKS: Record<OutboxMail['status'], string> = {
  queued: 'bg-yellow-100 text-yellow-900',
  sending: 'bg-yellow-100 text-yellow-900',
  sent: 'bg-green-100 text-green-900',
  failed: 'bg-red-100 text-red-900',
};
const idOf = (mail: OutboxMail) => String(mail.id);

type MailInboxProps = { mails: OutboxMail[]; isSending: boolean; choice: MailChoice; onChoice: (choice: MailChoice) => void };

/** The outbox: waiting mails, and failed ones with the reason. */
export function MailInbox({ mails, isSending, choice, onChoice }: MailInboxProps) {
  const [doomed, setDoomed] = useState<OutboxMail | null>(null);
  const remove = useWrite(removeMail, { changes: [listMails] });
  const columns = useMemo<Column<OutboxMail>[]>(
    () => [
      { id: 'to', header: words.to, cell: (mail) => <span className="wrap-anywhere">{mail.recipient || words.forgotten}</span> },
      { id: 'what', header: words.what, cell: (mail) => words.kinds[mail.kind] ?? mail.kind },
      { id: 'state', header: words.state, cell: (mail) => <MailState mail={mail} /> },
      { id: 'written', header: words.written, cell: (mail) => <DateText iso={mail.createdAt} withTime /> },
      {
        id: 'actions',
        header: inbox.actions,
        cell: (mail) => <MailActions mail={mail} isSending={isSending} onRemove={() => setDoomed(mail)} />,
      },
    ],
    [isSending],
  );
  return (
    <>
      {!isSending && <p className="note mb-4">{words.noServer}</p>}
      <div className="mb-4 sm:w-72">
        <Select label={words.show} value={choice} options={OPTIONS} onChange={(value) => onChoice(value as MailChoice)} />
      </div>
      {mails.length === 0 ? (
        <EmptyState text={choice === 'unsent' ? words.emptyUnsent : words.empty} />
      ) : (
        <div className="card p-2 sm:p-4">
          <DataTable caption={words.caption} columns={columns} rows={mails} rowId={idOf} />
        </div>
      )}
      {doomed && (
        <ConfirmDialog
          isOpen
          onClose={() => setDoomed(null)}
          description={words.removeText(doomed.recipient)}
          confirmLabel={words.remove}
          onConfirm={() =>
            remove.mutateAsync({ id: doomed.id }).then(
              () => void toast({ title: inbox.success, description: words.removed }),
              (error) => void toast({ title: inbox.error, description: writeFailure(error, words.removeFailed), variant: 'destructive' }),
            )
          }
        />
      )}
    </>
  );
}

function MailState({ mail }: { mail: OutboxMail }) {
  return (
    <>
      <span className={`badge ${LOOKS[mail.status]}`}>{words.states[mail.status]}</span>
      {mail.attempts > 0 && <p className="text-sm text-muted">{words.attempts(mail.attempts)}</p>}
      {mail.lastError && mail.status !== 'sent' && <p className="text-sm wrap-anywhere text-brick">{mail.lastError}</p>}
    </>
  );
}

type MailActionsProps = { mail: OutboxMail; isSending: boolean; onRemove: () => void };

/** Sent mails and mails being sent have no actions. Without a mail server, only failed mails can be retried. */
function MailActions({ mail, isSending, onRemove }: MailActionsProps) {
  const retry = useWrite(retryMail, { changes: [listMails] });
  if (mail.status === 'sent' || mail.status === 'sending') return null;
  const again = () =>
    retry.mutate(
      { id: mail.id },
      {
        onSuccess: () => toast({ title: inbox.success, description: words.retried }),
        onError: (error) => toast({ title: inbox.error, description: writeFailure(error, words.retryFailed), variant: 'destructive' }),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:justify-end">
      {(isSending || mail.status === 'failed') && (
        <Button variant="quiet" isPending={retry.isPending} aria-label={words.retryOf(mail.recipient)} onClick={again}>
          {words.retry}
        </Button>
      )}
      <IconButton label={words.removeOf(mail.recipient)} className="text-brick" onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
