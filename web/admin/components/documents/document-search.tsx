import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { listDocumentsForStaff } from '../../../../contract/document-admin.endpoints.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { callOptions, useApi } from '../../data.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';
import { ErrorState } from '../states.tsx';

const { picker: words } = papers;

const WAIT_MS = 300;
const MAX_SHOWN = 8;

type DocumentSearchProps = {
  input: RefObject<HTMLInputElement | null>;
  /** Slugs that are not offered. */
  except: readonly string[];
  onChoose: (slug: string) => void;
};

/** Finds documents by any of their names; Enter chooses the first. */
export function DocumentSearch({ input, except, onChoose }: DocumentSearchProps) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    // Documents already chosen are filtered out, so more are fetched than shown.
    ...callOptions(useApi(), listDocumentsForStaff, { q, limit: MAX_SHOWN + except.length }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Earlier results may be out of date.
    staleTime: 0,
  });
  const found = q === '' || typed.trim() === '' ? [] : (query.data?.papers ?? []).filter(({ slug }) => !except.includes(slug));
  const shown = found.slice(0, MAX_SHOWN);
  const isUpToDate = q === typed.trim() && query.data !== undefined && !query.isPlaceholderData;
  const list = useRef<HTMLUListElement>(null);
  // The form's sticky buttons cover what is below the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when new results arrive
  useEffect(() => {
    if (document.activeElement === input.current) list.current?.scrollIntoView({ block: 'nearest' });
  }, [query.data]);
  const choose = (slug: string) => {
    setTyped('');
    setQ('');
    onChoose(slug);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isUpToDate && shown[0]) choose(shown[0].slug);
  };
  return (
    <div>
      <TextField
        ref={input}
        label={words.search}
        hint={words.hint}
        type="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query.isError && q !== '' ? (
        <ErrorState text={words.failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <p role="status" className="text-sm text-muted">
            {isUpToDate && q !== '' && (found.length > 0 ? words.found(found.length) : words.none)}
          </p>
          <ul ref={list} className="flex scroll-mb-4 flex-col">
            {shown.map(({ slug, name, status, group }) => (
              <li key={slug} className="flex items-center gap-3 border-t border-line py-1 first:border-t-0">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name} <span className="text-sm text-muted">{papers.groups[group]}</span>{' '}
                  {status === 'draft' && <span className="badge bg-marigold-soft text-ink">{papers.draft}</span>}
                </span>
                <Button variant="secondary" aria-label={words.choose(name)} onClick={() => choose(slug)}>
                  {words.add}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
