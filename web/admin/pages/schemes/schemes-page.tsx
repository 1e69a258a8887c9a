import { useCallback, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { SchemeSummary } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { AddSchemeDialog } from './add-scheme-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DeleteSchemeDialog } from './delete-scheme-dialog.tsx';
import { EditSchemePage } from './edit-scheme-page.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ROWS_PER_PAGE, useRowsPerPage } from './rows-per-page.ts';
import { LIST_STATUSES, type ListStatus, schemeListQuery } from './scheme-list-query.ts';
import { SchemesTable } from './schemes-table.tsx';
import { useSchemePage } from './use-scheme-page.ts';

const STATUSES = LIST_STATUSES.map((value) => ({ value, label: words.statuses[value] }));

const SIZES = ROWS_PER_PAGE.map((rows) => ({ value: String(rows), label: words.rows(rows) }));

/** The list, or the short edit form, depending on the address. */
export default function SchemesPage() {
  const parameters = new URLSearchParams(useSearch());
  if (parameters.get('action') === 'edit') return <EditSchemePage key={parameters.get('id')} id={parameters.get('id')} />;
  return <SchemeList isAdding={parameters.get('action') === 'add'} isTaking={parameters.get('action') === 'release'} />;
}

/** @param isTaking whether the address opens the content update */
function SchemeList({ isAdding, isTaking }: { isAdding: boolean; isTaking: boolean }) {
  const [listQuery, change] = schemeListQuery.use();
  const { page, q, status, sort } = listQuery;
  const [, navigate] = useLocation();
  const [limit, setLimit] = useRowsPerPage();
  const query = useSchemePage(listQuery, limit);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<SchemeSummary | null>(null);
  const [open, setOpen] = useState<'import' | 'release' | 'export' | null>(null);
  const chooseForDeletion = useCallback((scheme: SchemeSummary) => setDoomed(scheme), []);
  const toList = () => navigate(schemeListQuery.write(listQuery), { replace: true });
  const closeRelease = () => {
    setOpen(null);
    if (isTaking) toList();
  };
  const narrow = (changed: { q?: string; status?: ListStatus }) => {
    setChosen(new Set());
    change(changed);
  };
  const onDeleted = (id: number) => {
    setChosen(new Set([...chosen].filter((one) => one !== String(id))));
    // After the last row of a page is deleted, that page no longer exists.
    if (query.data?.schemes.length === 1 && page > 1) change({ page: page - 1 });
  };
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => setOpen('import')}>
            {words.imports.open}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('export')}>
            {words.exports.open}
          </Button>
          <Link href="/admin/manageSchemes" className="button-primary">
            <PlusIcon /> {words.add}
          </Link>
        </>
      }
    >
      <div className="mb-4 grid gap-4 sm:grid-cols-[1fr_12rem_10rem]">
        <SearchField label={words.search} placeholder={words.searchHint} value={q} onSearch={(text) => narrow({ q: text })} />
        <Select label={words.status} value={status} options={STATUSES} onChange={(value) => narrow({ status: value as ListStatus })} />
        <Select
          label={words.rowsPerPage}
          value={String(limit)}
          options={SIZES}
          onChange={(value) => {
            setLimit(Number(value));
            change({});
          }}
        />
      </div>
      <QueryStates query={query} errorText={q ? words.searchFailed : words.fetchFailed}>
        {({ schemes, total, page: shown, limit: rows }) => (
          <>
            <BulkBar chosen={chosen} onChosen={setChosen} total={total} search={q} status={status} />
            {schemes.length === 0 ? (
              <EmptyState text={words.empty}>
                <Link href="/admin/manageSchemes" className="button-primary">
                  {words.addFirst}
                </Link>
              </EmptyState>
            ) : (
              <SchemesTable
                schemes={schemes}
                sort={sort}
                onSort={(next) => change({ sort: next })}
                selection={chosen}
                onSelection={setChosen}
                onDelete={chooseForDeletion}
              />
            )}
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-muted">
                {schemes.length > 0 && words.showing((shown - 1) * rows + 1, (shown - 1) * rows + schemes.length, total)}
              </p>
              <Pager page={page} pages={Math.ceil(total / rows)} onPage={(next) => change({ page: next })} />
            </div>
          </>
        )}
      </QueryStates>
      {isAdding && <AddSchemeDialog onClose={toList} />}
      {doomed && <DeleteSchemeDialog scheme={doomed} onClose={() => setDoomed(null)} onDeleted={() => onDeleted(doomed.id)} />}
      {open === 'export' && <ExportDialog search={q} status={status} total={query.data?.total ?? 0} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog onClose={() => setOpen(null)} onRelease={() => setOpen('release')} />}
      {(open === 'release' || isTaking) && <ReleaseDialog onClose={closeRelease} />}
    </AdminPage>
  );
}
