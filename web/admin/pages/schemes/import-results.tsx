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

const labelsOf = (run: ImportRun) => (run.kind === 'dry' ? imports.wouldBe : imports.outcomes);
const countsOf = (run: ImportRun) => Object.groupBy(run.results, (result) => result.outcome);

/** How many rows came to what. */
export function ImportCounts({ run }: { run: ImportRun }) {
  const counts = countsOf(run);
  return (
    <div role="status" className="mt-4">
      <p className="font-semibold">{run.kind === 'dry' ? imports.tried : imports.done}</p>
      <dl className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {OUTCOMES.map((one) => (
          <div key={one} className="rounded-lg border border-line p-3">
            <dt className="text-sm text-muted">{labelsOf(run)[one]}</dt>
            <dd className="text-xl font-bold">{counts[one]?.length ?? 0}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What came of each row; those that failed first, if any. */
export function ImportRows({ run }: { run: ImportRun }) {
  const counts = countsOf(run);
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
      { id: 'outcome', header: imports.outcome, className: 'sm:whitespace-nowrap', cell: (result) => labelsOf(run)[result.outcome] },
      { id: 'note', header: imports.note, cell: (result) => <span className="wrap-anywhere">{result.message}</span> },
    ],
    [run],
  );
  const options = [
    { value: '', label: `${words.all} (${run.results.length})` },
    ...OUTCOMES.map((one) => ({ value: one, label: `${labelsOf(run)[one]} (${counts[one]?.length ?? 0})` })),
  ];
  const choose = (value: string) => {
    setOutcome(value as ImportOutcome | '');
    setPage(1);
  };
  return (
    <section className="mt-6 grid gap-4" aria-label={imports.outcome}>
      <Select label={imports.show} value={outcome} options={options} onChange={choose} />
      <DataTable caption={imports.outcome} columns={columns} rows={shown} rowId={(result) => `${result.line}-${result.name}`} />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
    </section>
  );
}
