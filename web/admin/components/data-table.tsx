import { createColumnHelper, type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from './icons.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The heading sorts by this column; `id` is the key handed to `onSort`. */
  isSortable?: boolean;
  /** The heading is for screen readers only, as over a row's buttons. */
  isHeaderHidden?: boolean;
  className?: string;
};

export type Sort = { by: string; direction: 'asc' | 'desc' };

type DataTableProps<Row> = {
  /** Says what the table holds; read out, not shown. */
  caption: string;
  /** At module level or memoised, as `rows`: a new list is a new table. */
  columns: Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The order the server gave; the table never sorts by itself. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** With it, rows can be chosen: the ids of the chosen ones, those on other pages too. */
  selection?: ReadonlySet<string>;
  onSelection?: (selection: Set<string>) => void;
  /** Names a row for its checkbox. */
  rowName?: (row: Row) => string;
};

const features = tableFeatures({ rowSelectionFeature });

/** A table of one page of rows. On phones each row stands as a block of heading and value. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, selection, onSelection, rowName } = props;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map((column) => helper.display({ id: column.id, header: column.header, cell: ({ row }) => column.cell(row.original) })),
    );
  }, [columns]);
  const rowSelection = useMemo<RowSelectionState>(() => Object.fromEntries([...(selection ?? [])].map((id) => [id, true])), [selection]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowId,
    state: { rowSelection },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(rowSelection) : update;
      onSelection?.(new Set(Object.keys(next)));
    },
  });
  const isSelectable = selection !== undefined && onSelection !== undefined;
  return (
    <table className="stacked-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {isSelectable && (
              <th scope="col" className="w-11">
                <RowCheckbox
                  label={controls.selectAll}
                  isChecked={rows.length > 0 && table.getIsAllRowsSelected()}
                  isPartly={table.getIsSomeRowsSelected()}
                  onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
                />
              </th>
            )}
            {group.headers.map((header) => {
              const column = byId.get(header.column.id);
              const direction = sort?.by === header.column.id ? sort.direction : undefined;
              return (
                <th
                  key={header.id}
                  scope="col"
                  className={column?.className}
                  {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
                >
                  {column?.isSortable && onSort ? (
                    <SortButton
                      direction={direction}
                      onClick={() => onSort({ by: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
                    >
                      <table.FlexRender header={header} />
                    </SortButton>
                  ) : (
                    <span className={column?.isHeaderHidden ? 'sr-only' : ''}>
                      <table.FlexRender header={header} />
                    </span>
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={row.getIsSelected() ? 'bg-peacock-soft' : ''}>
            {isSelectable && (
              <td>
                <RowCheckbox
                  label={controls.selectRow(rowName?.(row.original) ?? row.id)}
                  isChecked={row.getIsSelected()}
                  onChange={(isChecked) => row.toggleSelected(isChecked)}
                />
              </td>
            )}
            {row.getAllCells().map((cell) => {
              const column = byId.get(cell.column.id);
              return (
                <td key={cell.id} className={column?.className} {...(!column?.isHeaderHidden && { 'data-label': column?.header })}>
                  <div className="min-w-0 max-sm:text-right">
                    <table.FlexRender cell={cell} />
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortButton({
  direction,
  onClick,
  children,
}: {
  direction: Sort['direction'] | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  const Arrow = direction === undefined ? SortIcon : direction === 'asc' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-lg px-2 hover:bg-peacock-soft"
    >
      {children} <Arrow className="size-4" />
    </button>
  );
}

type RowCheckboxProps = { label: string; isChecked: boolean; isPartly?: boolean; onChange: (isChecked: boolean) => void };

function RowCheckbox({ label, isChecked, isPartly = false, onChange }: RowCheckboxProps) {
  return (
    <label className="-m-2 inline-flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        className="size-5 cursor-pointer accent-peacock"
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isPartly && !isChecked;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
