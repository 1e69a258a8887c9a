import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listAllSchemes } from '../../../../contract/scheme-admin.endpoints.ts';
import { searchSchemes } from '../../../../contract/schemes.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { callOptions, useApi, useData } from '../../data.tsx';
import { likelySchemes } from './likely-schemes.ts';

const WAIT_MS = 300;
const MAX_SHOWN = 8;

export type FoundScheme = { id: number; name: string; status: 'published' | 'draft' };

type SchemeSearchProps = { /** Of the request. */ name: string; isBusy: boolean; onChoose: (scheme: FoundScheme) => void };

/** Finds the scheme to link. Before typing, it suggests schemes whose names resemble the request. */
export function SchemeSearch({ name, isBusy, onChoose }: SchemeSearchProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const api = useApi();
  const all = useData(listAllSchemes, {});
  const found = useQuery({
    ...callOptions(api, searchSchemes, { search, status: 'all', limit: MAX_SHOWN }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const statuses = new Map(all.data?.map((scheme) => [scheme.id, scheme.status]));
  const schemes: FoundScheme[] =
    search === ''
      ? likelySchemes(name, all.data ?? []).slice(0, MAX_SHOWN)
      : (found.data?.schemes ?? []).map(({ id, schemeName }) => ({ id, name: schemeName, status: statuses.get(id) ?? 'published' }));
  const failed = search !== '' && found.isError ? found : all.isError ? all : null;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={words.searchScheme}
        hint={words.searchSchemeHint}
        type="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {failed ? (
        <ErrorState text={words.searchFailed} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <>
          <p role="status" className="text-sm text-muted">
            {schemes.length > 0 ? (search === '' ? words.alike : words.found) : search !== '' && found.data ? words.noneFound : ''}
          </p>
          <ul className="flex flex-col">
            {schemes.map((scheme) => (
              <li key={scheme.id} className="flex items-center gap-3 border-t border-line py-1 first:border-t-0">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {scheme.name} {scheme.status === 'draft' && <span className="badge">{words.draft}</span>}
                </span>
                <Button variant="secondary" disabled={isBusy} aria-label={words.linkOf(scheme.name)} onClick={() => onChoose(scheme)}>
                  {words.link}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
