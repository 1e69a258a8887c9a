import { useMemo, useState } from 'react';
import type { ImportOutcome } from '../../../../contract/scheme-bulk.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Pager } from '../../components/pager.tsx';
import { Select } from '../../components/select.tsx';
import { type ImportDecisions, type ImportResult, isFaulty, outcomeAfter } from './import-decisions.ts';
import type { ImportRun } from './use-import.ts';

const PER_PAGE = 10;
const OUTCOMES: ImportOutcome[] = ['failed', 'created', 'updated', 'unchanged'];

const { imports } = words;

const labelsOf = (run: ImportRun) => (run.kind === 'dry' ? imports.wouldBe : imports.outcomes);

type ResultsProps = { run: ImportRun; decisions: ImportDecisions };

const decided = ({ results }: ImportRun, decisions: ImportDecisions): ImportResult[] =>
  results.map((result) => ({ ...result, outcome: outcomeAfter(result, decisions) }));

/** The number of rows by outcome. */
export function ImportCounts({ run, decisions }: ResultsProps) {
  const counts = Object.groupBy(decided(run, decisions), (result) => result.outcome);
  const incomplete = run.results.filter(({ isIncomplete }) => isIncomplete).length;
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
      {incomplete > 0 && <p className="note mt-3">{imports.leftOut(incomplete)}</p>}
    </div>
  );
}

type Shown = ImportOutcome | 'faulty' | '';

/** The outcome of each row; errors first: failed rows, and incomplete ones. */
export function ImportRows({ run, decisions }: ResultsProps) {
  const results = useMemo(() => decided(run, decisions).sort((a, b) => a.line - b.line), [run, decisions]);
  const faulty = results.filter(isFaulty).length;
  const [shownKind, setShownKind] = useState<Shown>(faulty > 0 ? 'faulty' : '');
  const [page, setPage] = useState(1);
  const rows = useMemo(
    () => results.filter((result) => !shownKind || (shownKind === 'faulty' ? isFaulty(result) : result.outcome === shownKind)),
    [results, shownKind],
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
  const countOf = (one: ImportOutcome) => results.filter(({ outcome }) => outcome === one).length;
  const options = [
    { value: '', label: `${words.all} (${results.length})` },
    { value: 'faulty', label: `${imports.errors} (${faulty})` },
    ...OUTCOMES.map((one) => ({ value: one, label: `${labelsOf(run)[one]} (${countOf(one)})` })),
  ];
  const choose = (value: string) => {
    setShownKind(value as Shown);
    setPage(1);
  };
  return (
    <section className="mt-6 grid gap-4" aria-label={imports.outcome}>
      <Select label={imports.show} value={shownKind} options={options} onChange={choose} />
      <DataTable caption={imports.outcome} columns={columns} rows={shown} rowId={(result) => `${result.line}-${result.name}`} />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
    </section>
  );
}
