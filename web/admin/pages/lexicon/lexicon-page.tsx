import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  LEXICON_ENTRIES_PER_PAGE,
  type LexiconEntryRow,
  listLexicon,
  removeLexiconEntry,
  switchOffLexiconEntry,
} from '../../../../contract/lexicon.endpoints.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CheckboxField } from '../../components/field.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { LISTS, type ListedKind, lexiconQuery, ORIGINS, type Origin } from './lexicon-query.ts';
import { LexiconTable } from './lexicon-table.tsx';

const ORIGIN_OPTIONS = ORIGINS.map((value) => ({ value, label: words.origins[value] }));
const LIST_OPTIONS = LISTS.map((value) => ({ value, label: words.lists[value] }));

/** The search lexicon. `?word=` holds a zero-result search to be added to an entry. */
export default function LexiconPage() {
  const [{ q, kind, state, page, isWhole, word }, change] = lexiconQuery.use();
  const query = useQuery({
    ...callOptions(useApi(), listLexicon, {
      page,
      ...(q && { search: q }),
      ...(kind !== 'all' && { kind }),
      ...(state !== 'all' && { state }),
      ...(!isWhole && { leading: '1' as const }),
    }),
    placeholderData: keepPreviousData,
  });
  const remove = useWrite(removeLexiconEntry, { changes: [listLexicon] });
  const switchOff = useWrite(switchOffLexiconEntry, { changes: [listLexicon] });
  const [edited, setEdited] = useState<LexiconEntryRow | 'new' | null>(null);
  const [ending, setEnding] = useState<LexiconEntryRow | null>(null);
  const edit = useCallback((entry: LexiconEntryRow) => setEdited(entry), []);
  const askToEnd = useCallback((entry: LexiconEntryRow) => setEnding(entry), []);
  const end = ({ id, shipped, state: was }: LexiconEntryRow) =>
    (id === null ? switchOff.mutateAsync({ shipped: shipped ?? '' }) : remove.mutateAsync({ id })).then(
      () => {
        toast({ title: words.success, description: words.ends[was].done });
        // After the last row of a page is deleted, that page no longer exists.
        if (query.data?.entries.length === 1 && page > 1) change({ page: page - 1 });
      },
      (error) => void toast({ title: words.error, description: writeFailure(error, words.ends[was].failed), variant: 'destructive' }),
    );
  return (
    <AdminPage
      title={words.title}
      actions={
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p className="mb-4 text-muted">{words.text}</p>
      {word && (
        <div className="note mb-4 flex flex-col gap-3">
          <p className="wrap-anywhere">{words.prefill(word)}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setEdited('new')}>{words.prefillAdd}</Button>
            <Button variant="secondary" onClick={() => change({ word: '' })}>
              {words.prefillCancel}
            </Button>
          </div>
        </div>
      )}
      <div className="mb-4 grid gap-4 sm:grid-cols-[1fr_14rem_14rem]">
        <SearchField label={words.search} placeholder={words.searchHint} value={q} onSearch={(text) => change({ q: text })} />
        <Select label={words.kind} value={kind} options={LIST_OPTIONS} onChange={(chosen) => change({ kind: chosen as ListedKind })} />
        <Select label={words.origin} value={state} options={ORIGIN_OPTIONS} onChange={(chosen) => change({ state: chosen as Origin })} />
      </div>
      <QueryStates query={query} errorText={words.fetchFailed}>
        {({ entries, total, idle }) => (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-center gap-x-6">
              <p role="status" className="text-muted">
                {words.count(total)}
              </p>
              {(idle > 0 || isWhole) && (
                <CheckboxField
                  label={words.showIdle(idle)}
                  checked={isWhole}
                  onChange={(event) => change({ isWhole: event.target.checked })}
                />
              )}
            </div>
            {entries.length === 0 ? (
              <EmptyState text={q ? words.noMatch(q) : words.empty} />
            ) : (
              <LexiconTable entries={entries} search={q} onEdit={edit} onEnd={askToEnd} />
            )}
            <Pager page={page} pages={Math.ceil(total / LEXICON_ENTRIES_PER_PAGE)} onPage={(next) => change({ page: next })} />
          </div>
        )}
      </QueryStates>
      {edited && (
        <EntryDialog
          entry={edited === 'new' ? null : edited}
          word={word}
          onSaved={() => {
            setEdited(null);
            if (word) change({ word: '' });
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {ending && (
        <ConfirmDialog
          isOpen
          onClose={() => setEnding(null)}
          description={words.ends[ending.state].text(ending.term, ending.aliases.length)}
          confirmLabel={words.ends[ending.state].label}
          isDestructive={ending.state !== 'off'}
          onConfirm={() => end(ending)}
        />
      )}
    </AdminPage>
  );
}
