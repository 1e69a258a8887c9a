import type { ReactNode } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from './icons.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Clicking the heading sorts by this column, with `id` as the key passed to `onSort`. */
  isSortable?: boolean;
  /** The heading is for screen readers only, e.g. over a row's buttons. */
  isHeaderHidden?: boolean;
  className?: string;
};

export type Sort = { by: string; direction: 'asc' | 'desc' };

type DataTableProps<Row> = {
  /** Describes the table to screen readers; not visible. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The current order, made by the server; the table does not sort. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Enables row selection: ids of the selected rows, including those on other pages. */
  selection?: ReadonlySet<string>;
  onSelection?: (selection: Set<string>) => void;
  /** Labels a row's checkbox. */
  rowName?: (row: Row) => string;
};

/** One page of rows. On phones each row is a block of headings and values. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, selection, onSelection, rowName } = props;
  const isSelectable = selection !== undefined && onSelection !== undefined;
  const ids = rows.map(rowId);
  const chosen = isSelectable ? ids.filter((id) => selection.has(id)).length : 0;
  const choose = (changed: readonly string[], isChosen: boolean) => {
    const rest = [...(selection ?? [])].filter((id) => !changed.includes(id));
    onSelection?.(new Set(isChosen ? [...rest, ...changed] : rest));
  };
  return (
    <table className="stacked-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {isSelectable && (
            <th scope="col" className="w-11">
              <RowCheckbox
                label={controls.selectAll}
                isChecked={rows.length > 0 && chosen === rows.length}
                isPartly={chosen > 0}
                onChange={(isChecked) => choose(ids, isChecked)}
              />
            </th>
          )}
          {columns.map(({ id, header, isSortable, isHeaderHidden, className }) => {
            const direction = sort?.by === id ? sort.direction : undefined;
            return (
              <th
                key={id}
                scope="col"
                className={className}
                {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
              >
                {isSortable && onSort ? (
                  <SortButton direction={direction} onClick={() => onSort({ by: id, direction: direction === 'asc' ? 'desc' : 'asc' })}>
                    {header}
                  </SortButton>
                ) : (
                  <span className={isHeaderHidden ? 'sr-only' : ''}>{header}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = rowId(row);
          const isChosen = selection?.has(id) ?? false;
          return (
            <tr key={id} className={isChosen ? 'bg-peacock-soft' : ''}>
              {isSelectable && (
                <td>
                  <RowCheckbox
                    label={controls.selectRow(rowName?.(row) ?? id)}
                    isChecked={isChosen}
                    onChange={(isChecked) => choose([id], isChecked)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.id} className={column.className} {...(!column.isHeaderHidden && { 'data-label': column.header })}>
                  <div className="min-w-0 max-sm:text-right">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          );
        })}
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
