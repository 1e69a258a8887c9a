import { endOwnSession, listOwnSessions } from '../../../../contract/account.endpoints.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { account as words } from '../../../../messages/admin/account.ts';
import { formatDay } from '../../../language/language.tsx';
import { Button } from '../../components/button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { QueryStates } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

type Session = Output<typeof listOwnSessions>[number];

export function SessionList() {
  const query = useData(listOwnSessions, {});
  const { end, isPending } = useEnd();
  const columns = [
    { id: 'since', header: words.since, cell: ({ createdAt }: Session) => <DateText iso={createdAt} withTime /> },
    { id: 'used', header: words.lastUsed, cell: ({ lastSeenAt }: Session) => <DateText iso={lastSeenAt} withTime /> },
    {
      id: 'end',
      header: words.action,
      isHeaderHidden: true,
      cell: ({ id, isThis, lastSeenAt }: Session) =>
        isThis ? (
          <span className="font-semibold">{words.thisOne}</span>
        ) : (
          <Button
            variant="secondary"
            isPending={isPending}
            aria-label={words.endOf(formatDay('en', lastSeenAt) ?? '')}
            onClick={() => end(id)}
          >
            {words.end}
          </Button>
        ),
    },
  ];
  return (
    <section>
      <h2 className="mb-1 text-lg font-semibold">{words.sessions}</h2>
      <p className="mb-4 text-muted">{words.sessionsText}</p>
      <QueryStates query={query} errorText={words.sessionsFailed}>
        {(sessions) => (
          <>
            <DataTable caption={words.caption} columns={columns} rows={sessions} rowId={({ id }) => id} />
            {sessions.length > 1 && (
              <Button variant="secondary" className="mt-4" isPending={isPending} onClick={() => end('others')}>
                {words.endOthers}
              </Button>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}

/** @returns `end` takes the id of a session, or `others` */
function useEnd(): { end: (session: string) => void; isPending: boolean } {
  const { mutate, isPending } = useWrite(endOwnSession, { changes: [listOwnSessions] });
  const end = (session: string) =>
    mutate(
      { session },
      {
        onSuccess: ({ message }) => toast({ title: words.success, description: message }),
        onError: (error) => toast({ title: words.error, description: writeFailure(error, words.endFailed), variant: 'destructive' }),
      },
    );
  return { end, isPending };
}
