import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { listPapersForStaff, PAPERS_PER_ADMIN_PAGE } from '../../../../contract/document-admin.endpoints.ts';
import { papers as words } from '../../../../messages/admin/documents.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { DeletePaperDialog } from './delete-document-dialog.tsx';
import { GROUPS, type PaperListQuery, paperListQuery, STATUSES } from './document-list-query.ts';
import { type PaperRow, PapersTable } from './documents-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useExport } from './use-export.ts';

const GROUP_OPTIONS = GROUPS.map((value) => ({ value, label: value ? words.groups[value] : words.anyGroup }));
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: words.statuses[value] }));

/** The library of papers, drafts among them. */
export default function PapersPage() {
  const [{ q, group, status, sort, page }, change] = paperListQuery.use();
  const input = { q, group, status, sort, page, limit: PAPERS_PER_ADMIN_PAGE };
  // The page before stays on screen until the next has arrived.
  const query = useQuery({ ...callOptions(useApi(), listPapersForStaff, input), placeholderData: keepPreviousData });
  const [doomed, setDoomed] = useState<PaperRow | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [isExporting, download] = useExport();
  const chooseForDeletion = useCallback((paper: PaperRow) => setDoomed(paper), []);
  const onDeleted = () => {
    // The last one of a page takes its page with it.
    if (query.data?.papers.length === 1 && page > 1) change({ page: page - 1 });
  };
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => setIsImporting(true)}>
            {words.imports.open}
          </Button>
          <Button variant="secondary" isPending={isExporting} onClick={download}>
            {words.exports.open}
          </Button>
          <Link href="/admin/documents/new" className="button-primary">
            <PlusIcon /> {words.add}
          </Link>
        </>
      }
    >
      <p className="mb-4 text-muted">{words.text}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-[1fr_14rem_10rem]">
        <SearchField label={words.search} placeholder={words.searchHint} value={q} onSearch={(text) => change({ q: text })} />
        <Select
          label={words.group}
          value={group}
          options={GROUP_OPTIONS}
          onChange={(value) => change({ group: value as PaperListQuery['group'] })}
        />
        <Select
          label={words.status}
          value={status}
          options={STATUS_OPTIONS}
          onChange={(value) => change({ status: value as PaperListQuery['status'] })}
        />
      </div>
      <QueryStates query={query} errorText={words.fetchFailed}>
        {({ papers, total, page: shown, limit }) => (
          <>
            {papers.length === 0 ? (
              <EmptyState text={words.empty}>
                <Link href="/admin/documents/new" className="button-primary">
                  {total === 0 && !q && !group && !status ? words.addFirst : words.add}
                </Link>
              </EmptyState>
            ) : (
              <PapersTable papers={papers} sort={sort} onSort={(next) => change({ sort: next })} onDelete={chooseForDeletion} />
            )}
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-muted">
                {papers.length > 0 && words.showing((shown - 1) * limit + 1, (shown - 1) * limit + papers.length, total)}
              </p>
              <Pager page={page} pages={Math.ceil(total / limit)} onPage={(next) => change({ page: next })} />
            </div>
          </>
        )}
      </QueryStates>
      {doomed && <DeletePaperDialog paper={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </AdminPage>
  );
}
