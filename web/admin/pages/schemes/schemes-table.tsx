import { useMemo } from 'react';
import { categoryLabel } from '../../../../contract/categories.ts';
import type { SchemeSort, SchemeSummary } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { type Column, DataTable, type Sort } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { RecordLink } from '../../components/record-link.tsx';
import { RowMenu } from '../../components/row-menu.tsx';

type SchemesTableProps = {
  schemes: SchemeSummary[];
  sort: SchemeSort | undefined;
  onSort: (sort: SchemeSort) => void;
  selection: ReadonlySet<string>;
  onSelection: (selection: Set<string>) => void;
  onDelete: (scheme: SchemeSummary) => void;
};

const idOf = (scheme: SchemeSummary) => String(scheme.id);
const nameOf = (scheme: SchemeSummary) => scheme.schemeName;

export function SchemesTable({ schemes, sort, onSort, selection, onSelection, onDelete }: SchemesTableProps) {
  const columns = useMemo<Column<SchemeSummary>[]>(
    () => [
      {
        id: 'name',
        header: words.name,
        isSortable: true,
        cell: (scheme) => (
          <span className="font-semibold wrap-anywhere">
            <RecordLink href={`/admin/manageSchemes/${scheme.id}`}>{scheme.schemeName}</RecordLink>{' '}
            {scheme.status === 'draft' && <span className="badge bg-marigold-soft text-ink">{words.draft}</span>}
          </span>
        ),
      },
      {
        id: 'category',
        header: words.category,
        isSortable: true,
        cell: (scheme) =>
          scheme.category_name ? categoryLabel(scheme.category_name) : <span className="text-muted">{words.noCategory}</span>,
      },
      {
        id: 'eligibility',
        header: words.eligibility,
        className: 'sm:max-w-64',
        cell: (scheme) => <span className="line-clamp-2 text-sm text-muted">{scheme.elegiblityCriteria}</span>,
      },
      {
        id: 'updated',
        header: words.updated,
        isSortable: true,
        className: 'sm:whitespace-nowrap',
        cell: (scheme) => <DateText iso={scheme.updatedOn} />,
      },
      {
        id: 'actions',
        header: words.actions,
        className: 'sm:w-16',
        cell: (scheme) => (
          <RowMenu
            subject={scheme.schemeName}
            viewHref={`/schemes/${scheme.id}`}
            viewInNewTab
            editHref={`/admin/manageSchemes/${scheme.id}`}
            onDelete={() => onDelete(scheme)}
          />
        ),
      },
    ],
    [onDelete],
  );
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={schemes}
      rowId={idOf}
      rowName={nameOf}
      sort={shownSort(sort)}
      onSort={({ by, direction }) => onSort(callSort(by, direction))}
      selection={selection}
      onSelection={onSelection}
    />
  );
}

/** The default order is the latest update first. */
function shownSort(sort: SchemeSort = 'updated-newest'): Sort {
  const [by = '', order] = sort.split('-');
  return { by, direction: order === 'asc' || order === 'oldest' ? 'asc' : 'desc' };
}

function callSort(by: string, direction: Sort['direction']): SchemeSort {
  if (by === 'updated') return direction === 'asc' ? 'updated-oldest' : 'updated-newest';
  return `${by === 'category' ? 'category' : 'name'}-${direction}`;
}
