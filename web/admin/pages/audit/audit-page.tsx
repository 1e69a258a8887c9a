import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntry, listAudit } from '../../../../contract/audit.endpoints.ts';
import { audit as words } from '../../../../messages/admin/audit.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { isWholeDay } from '../../components/day-field.tsx';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { AuditFilters, type Filters, NO_FILTERS } from './audit-filters.tsx';

const COLUMNS: Column<AuditEntry>[] = [
  { id: 'when', header: words.when, cell: (entry) => <DateText iso={entry.at} withTime /> },
  { id: 'who', header: words.who, cell: (entry) => entry.actor || <span className="text-muted">{words.unknown}</span> },
  { id: 'what', header: words.what, cell: (entry) => entry.action },
  { id: 'where', header: words.where, cell: (entry) => `${entry.entity} ${entry.entity_id}` },
  { id: 'detail', header: words.detail, cell: (entry) => <span className="wrap-anywhere">{entry.detail}</span> },
];
const idOf = (entry: AuditEntry) => String(entry.id);

export default function AuditPage() {
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [page, setPage] = useState(1);
  const api = useApi();
  const isSet = ([name, value]: [string, string]) => (name === 'from' || name === 'to' ? isWholeDay(value) : value !== '');
  const input = { page, ...Object.fromEntries(Object.entries(filters).filter(isSet)) };
  // The log must include what was just done, so it is fetched each time the screen opens.
  const query = useQuery({ ...callOptions(api, listAudit, input), placeholderData: keepPreviousData, gcTime: 0 });
  const narrow = (next: Filters) => {
    setFilters(next);
    setPage(1);
  };
  return (
    <AdminPage title={words.title}>
      <QueryStates query={query} errorText={words.fetchFailed}>
        {({ entries, total, limit, choices }) => (
          <div className="flex flex-col gap-4">
            <AuditFilters filters={filters} choices={choices} onChange={narrow} />
            <p aria-live="polite" className="text-muted">
              {words.count(total)}
            </p>
            {entries.length === 0 ? (
              <EmptyState text={words.empty} />
            ) : (
              <div className="card p-2 sm:p-4">
                <DataTable caption={words.caption} columns={COLUMNS} rows={entries} rowId={idOf} />
              </div>
            )}
            <Pager page={page} pages={Math.ceil(total / limit)} onPage={setPage} />
          </div>
        )}
      </QueryStates>
    </AdminPage>
  );
}
