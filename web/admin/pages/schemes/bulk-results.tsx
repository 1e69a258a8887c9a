import { useMemo, useState } from 'react';
import type { Output } from '../../../../contract/endpoint.ts';
import type { bulkSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { notFinished, unfinishedIn } from '../../../../contract/unfinished.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { Button } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { fieldName } from '../../components/field-name.ts';
import { Pager } from '../../components/pager.tsx';
import { RecordLink } from '../../components/record-link.tsx';

const PER_PAGE = 10;

export type BulkOutcome = Output<typeof bulkSchemes>;
type Result = BulkOutcome['results'][number];

const COLUMNS: Column<Result>[] = [
  { id: 'name', header: words.name, cell: (result) => <ResultName result={result} /> },
  { id: 'result', header: words.bulk.results, cell: (result) => sentenceOf(result.message) },
];

/** A failed one links to its form. */
function ResultName({ result: { id, name, ok } }: { result: Result }) {
  return ok || !name ? name || `#${id}` : <RecordLink href={`/admin/manageSchemes/${id}`}>{name}</RecordLink>;
}

/** Unfinished fields by their labels. */
function sentenceOf(message: string): string {
  const names = unfinishedIn(message);
  return names.length > 0 ? notFinished(names.map(fieldName)) : message;
}

type BulkResultsProps = {
  outcome: BulkOutcome;
  /** Undoes the action; null if it cannot be undone. */
  undo: (() => void) | null;
  onClose: () => void;
};

/** The result for each scheme, failures first. */
export function BulkResults({ outcome, undo, onClose }: BulkResultsProps) {
  const [page, setPage] = useState(1);
  const rows = useMemo(() => [...outcome.results].sort((a, b) => Number(a.ok) - Number(b.ok)), [outcome]);
  const shown = useMemo(() => rows.slice((page - 1) * PER_PAGE, page * PER_PAGE), [rows, page]);
  return (
    <Dialog isOpen isWide onClose={onClose} title={words.bulk.results} description={words.bulk.summary(outcome.done, outcome.failed)}>
      {undo && (
        <Button variant="secondary" className="mb-4" onClick={undo}>
          {controls.many.undo}
        </Button>
      )}
      <DataTable caption={words.bulk.results} columns={COLUMNS} rows={shown} rowId={(result) => String(result.id)} />
      <div className="mt-4">
        <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
      </div>
    </Dialog>
  );
}
