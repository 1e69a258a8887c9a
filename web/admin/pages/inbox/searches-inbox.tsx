import { Link } from 'wouter';
import { LANGUAGE_TABLE, languageInEnglish } from '../../../../contract/languages.ts';
import { listZeroResultSearches, removeZeroResultSearch, type ZeroResultSearch } from '../../../../contract/searches.endpoints.ts';
import { inbox } from '../../../../messages/admin/inbox.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { TrashIcon } from '../../components/icons.tsx';
import { EmptyState } from '../../components/states.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

const words = inbox.searches;
const COLUMNS: Column<ZeroResultSearch>[] = [
  {
    id: 'words',
    header: words.words,
    cell: ({ query, language }) => (
      <span lang={language} className="font-semibold wrap-anywhere">
        {query}
      </span>
    ),
  },
  { id: 'language', header: inbox.language, cell: ({ language }) => languageInEnglish(language) },
  { id: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: 'times', header: words.times, cell: ({ times }) => times },
  { id: 'last', header: words.last, cell: ({ lastAt }) => <DateText iso={lastAt} /> },
  { id: 'actions', header: inbox.actions, cell: (search) => <SearchActions search={search} /> },
];
const idOf = ({ query, language }: ZeroResultSearch) => `${language} ${query}`;

/** Zero-result searches and their two remedies. */
export function SearchesInbox({ searches }: { searches: ZeroResultSearch[] }) {
  if (searches.length === 0) return <EmptyState text={words.empty} />;
  return (
    <>
      <p className="mb-4 text-muted">{words.text}</p>
      <div className="card p-2 sm:p-4">
        <DataTable caption={words.caption} columns={COLUMNS} rows={searches} rowId={idOf} />
      </div>
    </>
  );
}

function SearchActions({ search: { query, language } }: { search: ZeroResultSearch }) {
  const remove = useWrite(removeZeroResultSearch, { changes: [listZeroResultSearches] });
  const takeOff = () =>
    remove.mutate(
      { query, language },
      {
        onSuccess: () => toast({ title: inbox.success, description: words.removed(query) }),
        onError: (error) => toast({ title: inbox.error, description: writeFailure(error, words.removeFailed), variant: 'destructive' }),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:justify-end">
      <a
        href={`${LANGUAGE_TABLE[language].prefix}/schemes?${new URLSearchParams({ q: query })}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.tryOf(query)}
        className="button-quiet"
      >
        {words.tryIt}
      </a>
      <Link href={`/admin/lexicon?word=${encodeURIComponent(query)}`} aria-label={words.addWordsOf(query)} className="button-quiet">
        {words.addWords}
      </Link>
      <Link href="/admin/manageSchemes" aria-label={words.newSchemeOf(query)} className="button-quiet">
        {words.newScheme}
      </Link>
      <IconButton label={words.removeOf(query)} className="text-brick" disabled={remove.isPending} onClick={takeOff}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
