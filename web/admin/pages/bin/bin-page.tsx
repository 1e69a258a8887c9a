import { useMemo, useState } from 'react';
import { listBin, restoreScheme } from '../../../../contract/bin.endpoints.ts';
import { restoreBlog } from '../../../../contract/blogs.endpoints.ts';
import { restoreDocument } from '../../../../contract/document-admin.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { BIN_CALLS, type Entry } from './bin-calls.ts';
import { RestoreBar } from './restore-bar.tsx';

const { bin } = words;

const keyOf = ({ entity, id }: Entry) => `${entity}-${id}`;

/** What was deleted in the last 30 days. */
export default function BinPage() {
  const query = useData(listBin, {});
  return (
    <AdminPage title={bin.title}>
      <p className="mb-4 text-muted">{bin.text}</p>
      <QueryStates query={query} errorText={bin.fetchFailed}>
        {(entries) => (entries.length === 0 ? <EmptyState text={bin.empty} /> : <BinTable entries={entries} />)}
      </QueryStates>
    </AdminPage>
  );
}

function BinTable({ entries }: { entries: Entry[] }) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const chosen = entries.filter((entry) => selection.has(keyOf(entry)));
  const columns = useMemo<Column<Entry>[]>(
    () => [
      { id: 'name', header: words.name, cell: (entry) => <span className="font-semibold wrap-anywhere">{entry.name}</span> },
      { id: 'kind', header: bin.kind, cell: (entry) => bin.kinds[entry.entity] },
      { id: 'deleted', header: bin.deletedAt, cell: (entry) => <DateText iso={entry.deletedAt} withTime /> },
      { id: 'by', header: bin.deletedBy, cell: (entry) => entry.deletedBy },
      { id: 'gone', header: bin.goneOn, cell: (entry) => <DateText iso={entry.goneOn} /> },
      { id: 'restore', header: bin.restore, isHeaderHidden: true, cell: (entry) => <RestoreButton entry={entry} /> },
    ],
    [],
  );
  return (
    <>
      <RestoreBar chosen={chosen} onClear={() => setSelection(new Set())} />
      <DataTable
        caption={bin.caption}
        columns={columns}
        rows={entries}
        rowId={keyOf}
        rowName={(entry) => entry.name}
        selection={selection}
        onSelection={setSelection}
      />
    </>
  );
}

function RestoreButton({ entry }: { entry: Entry }) {
  const scheme = useWrite(restoreScheme, { changes: BIN_CALLS.scheme });
  const blog = useWrite(restoreBlog, { changes: BIN_CALLS.blog });
  const paper = useWrite(restoreDocument, { changes: BIN_CALLS.paper });
  const isPending = scheme.isPending || blog.isPending || paper.isPending;
  const restore = async () => {
    try {
      await { scheme, blog, paper }[entry.entity].mutateAsync({ id: entry.id });
      toast({ title: words.success, description: bin.restoredText(entry.name) });
    } catch (error) {
      toast({ title: words.error, description: writeFailure(error as Error, bin.restoreFailed(entry.name)), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" isPending={isPending} aria-label={bin.restoreOf(entry.name)} onClick={() => void restore()}>
      {bin.restore}
    </Button>
  );
}
