import { useMemo, useState } from 'react';
import type { HistoryEntry } from '../../../../contract/record-history.ts';
import { listSchemeHistory } from '../../../../contract/scheme-history.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { useData } from '../../../data.tsx';
import { Button } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { fieldName } from '../../components/field-name.ts';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import type { LoadedScheme } from './use-loaded-scheme.ts';
import { VersionDialog } from './version-dialog.tsx';

const { history: sentences } = words;

type HistoryPanelProps = { stored: LoadedScheme['stored']; isDirty: boolean; onRestored: () => void };

/** Who changed what and when, and the way back. */
export function HistoryPanel({ stored, isDirty, onRestored }: HistoryPanelProps) {
  const query = useData(listSchemeHistory, { id: stored?.id ?? 0 }, { enabled: stored !== null });
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
        cell: (entry) => <span className="text-sm text-muted">{fieldNames(entry.changed)}</span>,
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
    [],
  );
  if (!stored) return <EmptyState text={sentences.empty} />;
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
          id={stored.id}
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

function fieldNames(names: string[]): string {
  return names.map(fieldName).join(', ');
}
