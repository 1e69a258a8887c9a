import { useMemo } from 'react';
import type { LexiconEntryRow } from '../../../../contract/lexicon.endpoints.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EditIcon, TrashIcon } from '../../components/icons.tsx';
import { IconButton } from '../../components/tooltip.tsx';

const MOST_SHOWN = 12;
const idOf = (entry: LexiconEntryRow) => String(entry.id);

type LexiconTableProps = {
  entries: LexiconEntryRow[];
  /** Words that hold it are shown first. */
  search: string;
  onEdit: (entry: LexiconEntryRow) => void;
  onRemove: (entry: LexiconEntryRow) => void;
};

export function LexiconTable({ entries, search, onEdit, onRemove }: LexiconTableProps) {
  const columns = useMemo<Column<LexiconEntryRow>[]>(
    () => [
      { id: 'term', header: words.term, cell: ({ term }) => <span className="font-semibold wrap-anywhere">{term}</span> },
      { id: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind === 'need' ? '' : kind] ?? kind },
      { id: 'words', header: words.words, cell: ({ aliases }) => <Words aliases={aliases} search={search} /> },
      {
        id: 'actions',
        header: words.actions,
        className: 'sm:w-28',
        cell: (entry) => (
          <div className="flex gap-1 max-sm:justify-end">
            <IconButton label={words.editOf(entry.term)} onClick={() => onEdit(entry)}>
              <EditIcon />
            </IconButton>
            <IconButton label={words.removeOf(entry.term)} className="text-brick" onClick={() => onRemove(entry)}>
              <TrashIcon />
            </IconButton>
          </div>
        ),
      },
    ],
    [search, onEdit, onRemove],
  );
  return (
    <div className="card p-2 sm:p-4">
      <DataTable caption={words.caption} columns={columns} rows={entries} rowId={idOf} />
    </div>
  );
}

function Words({ aliases, search }: Pick<LexiconEntryRow, 'aliases'> & { search: string }) {
  const wanted = search.toLocaleLowerCase();
  const holds = (text: string) => wanted !== '' && text.toLocaleLowerCase().includes(wanted);
  const shown = [...aliases].sort((a, b) => Number(holds(b.text)) - Number(holds(a.text))).slice(0, MOST_SHOWN);
  const rest = aliases.length - shown.length;
  return (
    <span className="text-sm wrap-anywhere">
      {shown.map(({ text }) => text).join(', ')} {rest > 0 && <span className="text-muted">{words.more(rest)}</span>}
    </span>
  );
}
