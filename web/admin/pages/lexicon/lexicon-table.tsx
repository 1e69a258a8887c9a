import { type ReactNode, useMemo } from 'react';
import type { LexiconEntryRow, ListedEntry } from '../../../../contract/lexicon.endpoints.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { EditIcon, ExternalIcon, OffIcon, RefreshIcon, TrashIcon } from '../../components/icons.tsx';
import { RecordLink } from '../../components/record-link.tsx';
import { IconButton } from '../../components/tooltip.tsx';

const MAX_SHOWN = 12;
const MAX_SCHEMES = 3;
const idOf = (entry: LexiconEntryRow) => entry.shipped ?? String(entry.id);
/** Staff's own entries are deleted; shipped ones are switched off or reset. */
const ENDS = { own: TrashIcon, shipped: OffIcon, changed: RefreshIcon, off: RefreshIcon };

type LexiconTableProps = {
  entries: ListedEntry[];
  /** Words containing it are shown first. */
  search: string;
  onEdit: (entry: LexiconEntryRow) => void;
  /** Deletes, switches off or resets the entry. */
  onEnd: (entry: LexiconEntryRow) => void;
};

export function LexiconTable({ entries, search, onEdit, onEnd }: LexiconTableProps) {
  const columns = useMemo<Column<ListedEntry>[]>(
    () => [
      { id: 'term', header: words.term, cell: (entry) => <Term {...entry} /> },
      { id: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind === 'need' ? '' : kind] ?? kind },
      { id: 'leads', header: words.leadsTo, className: 'sm:max-w-64', cell: ({ leadsTo }) => <Leads schemes={leadsTo} /> },
      { id: 'words', header: words.words, cell: ({ aliases }) => <Words aliases={aliases} search={search} /> },
      {
        id: 'actions',
        header: words.actions,
        className: 'sm:w-28',
        cell: (entry) => {
          const EndIcon = ENDS[entry.state];
          return (
            <div className="flex gap-1 max-sm:justify-end">
              {entry.state !== 'off' && (
                <IconButton label={words.editOf(entry.term)} onClick={() => onEdit(entry)}>
                  <EditIcon />
                </IconButton>
              )}
              <IconButton
                label={words.ends[entry.state].of(entry.term)}
                className={entry.state === 'own' ? 'text-brick' : ''}
                onClick={() => onEnd(entry)}
              >
                <EndIcon />
              </IconButton>
            </div>
          );
        },
      },
    ],
    [search, onEdit, onEnd],
  );
  return (
    <div className="card p-2 sm:p-4">
      <DataTable caption={words.caption} columns={columns} rows={entries} rowId={idOf} />
    </div>
  );
}

function SearchLink({ text, className, children }: { text: string; className: string; children: ReactNode }) {
  const address = `/schemes?q=${encodeURIComponent(text)}`;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={words.tryOf(text)} className={className}>
      {children}
    </a>
  );
}

function Term({ term, state }: Pick<LexiconEntryRow, 'term' | 'state'>) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">{term}</p>
      {state !== 'shipped' && <p className="badge bg-marigold-soft text-ink">{words.states[state]}</p>}
      <SearchLink text={term} className="link-row text-sm">
        <ExternalIcon className="size-4" /> {words.tryIt}
      </SearchLink>
    </div>
  );
}

/** The schemes of an entry. Other kinds match any scheme containing their words. */
function Leads({ schemes }: { schemes: ListedEntry['leadsTo'] }) {
  if (!schemes) return <span className="text-sm text-muted">{words.leadsAnywhere}</span>;
  if (schemes.length === 0) return <span className="text-sm text-muted">{words.leadsNowhere}</span>;
  const rest = schemes.length - MAX_SCHEMES;
  return (
    <ul className="text-sm wrap-anywhere">
      {schemes.slice(0, MAX_SCHEMES).map(({ id, name }) => (
        <li key={id} className="py-1">
          <RecordLink href={`/admin/manageSchemes/${id}`}>{name}</RecordLink>
        </li>
      ))}
      {rest > 0 && <li className="text-muted">{words.more(rest)}</li>}
    </ul>
  );
}

function Words({ aliases, search }: Pick<LexiconEntryRow, 'aliases'> & { search: string }) {
  const wanted = search.toLocaleLowerCase();
  const holds = (text: string) => wanted !== '' && text.toLocaleLowerCase().includes(wanted);
  const shown = [...aliases].sort((a, b) => Number(holds(b.text)) - Number(holds(a.text))).slice(0, MAX_SHOWN);
  const rest = aliases.length - shown.length;
  return (
    <span className="text-sm wrap-anywhere">
      {shown.map(({ text }, place) => (
        <span key={text}>
          {place > 0 && ', '}
          <SearchLink text={text} className="link font-normal">
            {text}
          </SearchLink>
        </span>
      ))}{' '}
      {rest > 0 && <span className="text-muted">{words.more(rest)}</span>}
    </span>
  );
}
