import { useMemo, useState } from 'react';
import type { ImportOutcome } from '../../../../contract/scheme-bulk.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Pager } from '../../components/pager.tsx';
import { Select } from '../../components/select.tsx';
import type { ImportResult, ImportRun } from './use-import.ts';

const PER_PAGE = 10;
const OUTCOMES: ImportOutcome[] = ['failed', 'created', 'updated', 'unchanged'];

const { imports } = words;

/** How many rows came to what, and each of them. */
export function ImportResults({ run }: { run: ImportRun }) {
  const labels = run.kind === 'dry' ? imports.wouldBe : imports.outcomes;
  const counts = Object.groupBy(run.results, (result) => result.outcome);
  const [outcome, setOutcome] = useState<ImportOutcome | ''>(counts.failed ? 'failed' : '');
  const [page, setPage] = useState(1);
  const rows = useMemo(
    () => run.results.filter((result) => !outcome || result.outcome === outcome).sort((a, b) => a.line - b.line),
    [run, outcome],
  );
  const shown = useMemo(() => rows.slice((page - 1) * PER_PAGE, page * PER_PAGE), [rows, page]);
  const columns = useMemo<Column<ImportResult>[]>(
    () => [
      { id: 'line', header: imports.line, cell: (result) => result.line },
      { id: 'row', header: imports.row, cell: (result) => <span className="wrap-anywhere">{result.name}</span> },
      { id: 'outcome', header: imports.outcome, cell: (result) => labels[result.outcome] },
      { id: 'note', header: imports.note, cell: (result) => <span className="wrap-anywhere">{result.message}</span> },
    ],
    [labels],
  );
  const choose = (value: string) => {
    setOutcome(value as ImportOutcome | '');
    setPage(1);
  };
  const options = [
    { value: '', label: `${words.all} (${run.results.length})` },
    ...OUTCOMES.map((one) => ({ value: one, label: `${labels[one]} (${counts[one]?.length ?? 0})` })),
  ];
  return (
    <section className="mt-4 grid gap-4" aria-label={imports.outcome}>
      <p className="font-semibold">{run.kind === 'dry' ? imports.tried : imports.done}</p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {OUTCOMES.map((one) => (
          <div key={one} className="rounded-lg border border-line p-3">
            <dt className="text-sm text-muted">{labels[one]}</dt>
            <dd className="text-xl font-bold">{counts[one]?.length ?? 0}</dd>
          </div>
        ))}
      </dl>
      <Select label={imports.show} value={outcome} options={options} onChange={choose} />
      <DataTable caption={imports.outcome} columns={columns} rows={shown} rowId={(result) => `${result.line}-${result.name}`} />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
    </section>
  );
}
