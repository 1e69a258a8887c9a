import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { DOCUMENTS_PER_ADMIN_PAGE, listDocumentsForStaff } from '../../../../contract/document-admin.endpoints.ts';
import { papers as words } from '../../../../messages/admin/documents.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { type DocumentListQuery, documentListQuery, GROUPS, STATUSES } from './document-list-query.ts';
import { type DocumentRow, DocumentsTable } from './documents-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useExport } from './use-export.ts';

const GROUP_OPTIONS = GROUPS.map((value) => ({ value, label: value ? words.groups[value] : words.anyGroup }));
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: words.statuses[value] }));

/** The library of documents, including drafts. */
export default function DocumentsPage() {
  const [{ q, group, status, sort, page }, change] = documentListQuery.use();
  const input = { q, group, status, sort, page, limit: DOCUMENTS_PER_ADMIN_PAGE };
  // The previous page stays visible until the next one arrives.
  const query = useQuery({ ...callOptions(useApi(), listDocumentsForStaff, input), placeholderData: keepPreviousData });
  const [doomed, setDoomed] = useState<DocumentRow | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [isExporting, download] = useExport();
  const chooseForDeletion = useCallback((paper: DocumentRow) => setDoomed(paper), []);
  const onDeleted = () => {
    // After the last row of a page is deleted, that page no longer exists.
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
          onChange={(value) => change({ group: value as DocumentListQuery['group'] })}
        />
        <Select
          label={words.status}
          value={status}
          options={STATUS_OPTIONS}
          onChange={(value) => change({ status: value as DocumentListQuery['status'] })}
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
              <DocumentsTable papers={papers} sort={sort} onSort={(next) => change({ sort: next })} onDelete={chooseForDeletion} />
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
      {doomed && <DeleteDocumentDialog paper={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </AdminPage>
  );
}
