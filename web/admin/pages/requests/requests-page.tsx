import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useDeferredValue } from 'react';
import type { Output } from '../../../../contract/endpoint.ts';
import { listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { TabList } from '../../components/tab-list.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { countRequests, STATUS_CHOICES, type StatusChoice, wholeRequest } from '../../staff-requests.ts';
import { matchesRequest } from './match-request.ts';
import { RequestCard } from './request-card.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestFilters } from './request-filters.tsx';
import { NO_FILTERS, type RequestListQuery, requestListQuery } from './request-list-query.ts';

/** All requests, sorted by the server. A complete list is filtered in the browser, so that tabs and search respond at once. */
export default function RequestsPage() {
  const [listQuery, change] = requestListQuery.use();
  const { sort, status, urgency, id } = listQuery;
  const api = useApi();
  const input = sort === 'date-newest' ? {} : { sortBy: sort };
  const list = useQuery({ ...callOptions(api, listSchemeRequests, input), placeholderData: keepPreviousData });
  // A truncated list may lack older matches, so the server filters then.
  const isTruncated = list.data?.counts !== undefined && list.data.counts.all > list.data.requests.length;
  const isNarrowed = isTruncated && (status !== 'all' || urgency !== 'all');
  const narrowed = useQuery({ ...callOptions(api, listSchemeRequests, { ...input, status, urgency }), enabled: isNarrowed });
  const query = isNarrowed ? narrowed : list;
  const requests = query.data?.requests.map(wholeRequest);
  const open = requests?.find((request) => request.id === id);
  return (
    <AdminPage title={words.title} subject={open?.name} showsSubject>
      <RequestFilters query={listQuery} onChange={change} />
      <QueryStates query={query} errorText={words.fetchFailed}>
        {(data) => <RequestTabs data={data} query={listQuery} onChange={change} />}
      </QueryStates>
      {open && query.data && (
        <RequestDialog
          key={open.id}
          request={open}
          all={requests ?? []}
          isSending={query.data.isSending}
          onOpen={(other) => change({ id: other })}
          onClose={() => change({ id: null })}
        />
      )}
    </AdminPage>
  );
}

type RequestTabsProps = {
  data: Output<typeof listSchemeRequests>;
  query: RequestListQuery;
  onChange: (change: Partial<RequestListQuery>) => void;
};

function RequestTabs({ data, query, onChange }: RequestTabsProps) {
  const counts = countRequests(data);
  const { q, status, urgency } = useDeferredValue(query);
  const shown = data.requests.map(wholeRequest).filter((request) => matchesRequest(request, { q, status, urgency }));
  return (
    <Tabs.Root value={query.status} onValueChange={(next) => onChange({ status: next as StatusChoice })}>
      <TabList
        label={words.tabs}
        value={query.status}
        tabs={STATUS_CHOICES.map((value) => ({ value, label: words.statuses[value] ?? value, count: counts[value] }))}
      />
      <p role="status" className="mb-4 text-muted">
        {words.count(shown.length)}
      </p>
      {STATUS_CHOICES.map((choice) => (
        <Tabs.Content key={choice} value={choice}>
          {shown.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {shown.map((request) => (
                <li key={request.id}>
                  <RequestCard request={request} onOpen={() => onChange({ id: request.id })} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState text={data.requests.length === 0 ? words.empty : words.noMatch}>
              {data.requests.length > 0 && (
                <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
                  {words.clear}
                </Button>
              )}
            </EmptyState>
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
