import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { Output } from '../../../../contract/endpoint.ts';
import { listSchemesWithoutRules } from '../../../../contract/work.endpoints.ts';
import { rules } from '../../../../messages/admin/rules.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Pager } from '../../components/pager.tsx';
import { RecordLink } from '../../components/record-link.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { callOptions, useApi } from '../../data.tsx';

const { missing: words } = rules;

type Unruled = Output<typeof listSchemesWithoutRules>['schemes'][number];
type Kind = keyof typeof words.kinds;

const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }));
const COLUMNS: Column<Unruled>[] = [
  {
    id: 'name',
    header: words.scheme,
    cell: ({ id, name }) => (
      <span className="font-semibold wrap-anywhere">
        <RecordLink href={`/admin/manageSchemes/${id}?tab=rules`}>{name}</RecordLink>
      </span>
    ),
  },
  { id: 'lines', header: words.lines, className: 'sm:whitespace-nowrap', cell: ({ missing, lines }) => words.count(missing, lines) },
];
const idOf = ({ id }: Unruled) => String(id);

/** Schemes with eligibility lines that have neither a rule nor a mark. The filter is in the address, so that Back restores it. */
export default function RulesPage() {
  const api = useApi();
  const [, navigate] = useLocation();
  const shown = new URLSearchParams(useSearch());
  const page = Math.max(1, Math.floor(Number(shown.get('page')) || 1));
  const only = KINDS.find(({ value }) => value === shown.get('only'))?.value ?? '';
  const query = useQuery({
    ...callOptions(api, listSchemesWithoutRules, { page, only: only as Kind }),
    placeholderData: keepPreviousData,
  });
  const show = (next: { page: number; only: string }) => {
    const search = new URLSearchParams({ ...(next.only && { only: next.only }), ...(next.page > 1 && { page: String(next.page) }) });
    navigate(`/admin/rules${search.size > 0 ? `?${search}` : ''}`, { replace: true });
  };
  return (
    <AdminPage title={words.title}>
      <p className="mb-4 text-muted">{words.text}</p>
      <div className="mb-4 sm:max-w-72">
        <Select label={words.only} value={only} options={KINDS} onChange={(value) => show({ page: 1, only: value })} />
      </div>
      <QueryStates query={query} errorText={words.fetchFailed}>
        {({ schemes, total, limit }) => (
          <div className="flex flex-col gap-4">
            {schemes.length === 0 ? (
              <EmptyState text={words.empty} />
            ) : (
              <div className="card p-2 sm:p-4">
                <DataTable caption={words.caption} columns={COLUMNS} rows={schemes} rowId={idOf} />
              </div>
            )}
            <p role="status" className="text-muted">
              {schemes.length > 0 && words.showing((page - 1) * limit + 1, (page - 1) * limit + schemes.length, total)}
            </p>
            <Pager page={page} pages={Math.ceil(total / limit)} onPage={(next) => show({ page: next, only })} />
          </div>
        )}
      </QueryStates>
    </AdminPage>
  );
}
