import { useMemo, useState } from 'react';
import type { Output } from '../../../../contract/endpoint.ts';
import type { bulkSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Pager } from '../../components/pager.tsx';

const PER_PAGE = 10;

export type BulkOutcome = Output<typeof bulkSchemes>;
type Result = BulkOutcome['results'][number];

const COLUMNS: Column<Result>[] = [
  { id: 'name', header: words.name, cell: (result) => result.name || `#${result.id}` },
  { id: 'result', header: words.bulk.results, cell: (result) => result.message },
];

type BulkResultsProps = {
  outcome: BulkOutcome /** Takes it back; null where nothing can be. */;
  undo: (() => void) | null;
  onClose: () => void;
};

/** The result of each scheme, those that failed first. */
export function BulkResults({ outcome, undo, onClose }: BulkResultsProps) {
  const [page, setPage] = useState(1);
  const rows = useMemo(() => [...outcome.results].sort((a, b) => Number(a.ok) - Number(b.ok)), [outcome]);
  const shown = useMemo(() => rows.slice((page - 1) * PER_PAGE, page * PER_PAGE), [rows, page]);
  return (
    <Dialog isOpen isWide onClose={onClose} title={words.bulk.results} description={words.bulk.summary(outcome.done, outcome.failed)}>
      <DataTable caption={words.bulk.results} columns={COLUMNS} rows={shown} rowId={(result) => String(result.id)} />
      <div className="mt-4">
        {undo && (
          <Button variant="secondary" className="mb-4" onClick={undo}>
            {controls.many.undo}
          </Button>
        )}
        <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
      </div>
    </Dialog>
  );
}
