import { useMemo, useState } from 'react';
import type { HistoryEntry } from '../../../../contract/record-history.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { useData } from '../../data.tsx';
import { Button } from '../button.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { DateText } from '../date-text.tsx';
import { EmptyState, QueryStates } from '../states.tsx';
import { type HistoryCalls, VersionDialog } from './version-dialog.tsx';

const { history: sentences } = words;

type HistoryPanelProps = {
  /** Undefined for a new record. */
  id: number | undefined;
  calls: HistoryCalls;
  /** The field's label. */
  nameOf: (field: string) => string;
  isDirty: boolean;
  onRestored: () => void;
};

/** Who changed what and when, and restoring earlier versions. */
export function HistoryPanel({ id, calls, nameOf, isDirty, onRestored }: HistoryPanelProps) {
  const query = useData(calls.list, { id: id ?? 0 }, { enabled: id !== undefined });
  const [open, setOpen] = useState<HistoryEntry | null>(null);
  const columns = useMemo<Column<HistoryEntry>[]>(
    () => [
      { id: 'version', header: sentences.version, cell: (entry) => entry.version },
      { id: 'action', header: sentences.action, cell: (entry) => sentences.actions[entry.action] ?? entry.action },
      { id: 'actor', header: sentences.actor, cell: (entry) => entry.actor || sentences.nobody },
      { id: 'at', header: sentences.at, cell: (entry) => <DateText iso={entry.at} withTime /> },
      {
        id: 'changed',
        header: sentences.changed,
        cell: (entry) => <span className="text-sm text-muted">{entry.changed.map(nameOf).join(', ')}</span>,
      },
      {
        id: 'compare',
        header: sentences.compare,
        isHeaderHidden: true,
        cell: (entry) => (
          <Button variant="quiet" aria-label={sentences.compareOf(entry.version)} onClick={() => setOpen(entry)}>
            {sentences.compare}
          </Button>
        ),
      },
    ],
    [nameOf],
  );
  if (id === undefined) return <EmptyState text={sentences.empty} />;
  return (
    <>
      <QueryStates query={query} errorText={sentences.fetchFailed}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState text={sentences.empty} />
          ) : (
            <DataTable caption={sentences.caption} columns={columns} rows={entries} rowId={(entry) => String(entry.version)} />
          )
        }
      </QueryStates>
      {open && (
        <VersionDialog
          id={id}
          calls={calls}
          nameOf={nameOf}
          version={open.version}
          isNewest={open.version === query.data?.[0]?.version}
          isDirty={isDirty}
          onClose={() => setOpen(null)}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
