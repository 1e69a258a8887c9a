import { useMemo } from 'react';
import type { listDocumentsForStaff } from '../../../../contract/document-admin.endpoints.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { languageInEnglish, TRANSLATIONS } from '../../../../contract/languages.ts';
import type { TranslationState } from '../../../../contract/translation.ts';
import { papers as words } from '../../../../messages/admin/documents.ts';
import { formatDay } from '../../../language/language.tsx';
import { type Column, DataTable, type Sort } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { RecordLink } from '../../components/record-link.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import type { DocumentListQuery } from './document-list-query.ts';

export type DocumentRow = Output<typeof listDocumentsForStaff>['papers'][number];
type DocumentSort = DocumentListQuery['sort'];

type DocumentsTableProps = {
  papers: DocumentRow[];
  sort: DocumentSort;
  onSort: (sort: DocumentSort) => void;
  onDelete: (paper: DocumentRow) => void;
};

const idOf = (paper: DocumentRow) => String(paper.id);

export function DocumentsTable({ papers, sort, onSort, onDelete }: DocumentsTableProps) {
  const columns = useMemo<Column<DocumentRow>[]>(
    () => [
      {
        id: 'name',
        header: words.name,
        isSortable: true,
        cell: ({ id, name, status }) => (
          <span className="font-semibold wrap-anywhere">
            <RecordLink href={`/admin/documents/${id}`}>{name}</RecordLink>{' '}
            {status === 'draft' && <span className="badge bg-marigold-soft text-ink">{words.draft}</span>}
          </span>
        ),
      },
      { id: 'group', header: words.group, cell: ({ group }) => words.groups[group] },
      { id: 'uses', header: words.uses, className: 'sm:whitespace-nowrap', cell: ({ schemeCount }) => words.schemeCount(schemeCount) },
      ...TRANSLATIONS.map((language) => ({
        id: language,
        header: languageInEnglish(language),
        cell: ({ translations }: DocumentRow) => <Translation state={translations[language]} />,
      })),
      { id: 'checked', header: words.checked, cell: (paper) => <Checked {...paper} /> },
      {
        id: 'updated',
        header: words.updated,
        isSortable: true,
        className: 'sm:whitespace-nowrap',
        cell: ({ updatedOn }) => <DateText iso={updatedOn} />,
      },
      {
        id: 'actions',
        header: words.actions,
        className: 'sm:w-16',
        cell: (paper) => (
          <RowMenu
            subject={paper.name}
            {...(paper.status === 'published' && { viewHref: `/documents/${paper.slug}` })}
            viewInNewTab
            editHref={`/admin/documents/${paper.id}`}
            historyHref={`/admin/documents/${paper.id}?tab=history`}
            onDelete={() => onDelete(paper)}
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
      rows={papers}
      rowId={idOf}
      sort={shownSort(sort)}
      onSort={({ by, direction }) => onSort(callSort(by, direction))}
    />
  );
}

function Translation({ state }: { state: TranslationState }) {
  return state === 'reviewed' ? words.translation[state] : <span className="text-muted">{words.translation[state]}</span>;
}

function Checked({ checkedOn, reviewBy }: Pick<DocumentRow, 'checkedOn' | 'reviewBy'>) {
  return (
    <>
      {checkedOn ? <DateText iso={checkedOn} /> : <span className="text-muted">{words.unchecked}</span>}
      {reviewBy && <span className="block text-sm text-muted">{words.reviewBy(formatDay('en', reviewBy) ?? reviewBy)}</span>}
    </>
  );
}

function shownSort(sort: DocumentSort): Sort {
  const [by = '', order] = sort.split('-');
  return { by, direction: order === 'asc' || order === 'oldest' ? 'asc' : 'desc' };
}

function callSort(by: string, direction: Sort['direction']): DocumentSort {
  if (by === 'updated') return direction === 'asc' ? 'updated-oldest' : 'updated-newest';
  return `name-${direction}`;
}
