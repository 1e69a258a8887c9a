import { useEffect, useState } from 'react';
import { REQUEST_SORTS } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { STATUS_CHOICES } from '../../staff-requests.ts';
import { type RequestListQuery, URGENCY_CHOICES } from './request-list-query.ts';

const STATUSES = STATUS_CHOICES.map((value) => ({ value, label: words.statuses[value] ?? value }));
const URGENCIES = URGENCY_CHOICES.map((value) => ({ value, label: words.urgencies[value] ?? value }));
const SORTS = REQUEST_SORTS.map((value) => ({ value, label: words.sorts[value] }));

const WAIT_MS = 300;

type RequestFiltersProps = { query: RequestListQuery; onChange: (change: Partial<RequestListQuery>) => void };

/** Search, filters and sort order. The tabs below show the same status filter. */
export function RequestFilters({ query, onChange }: RequestFiltersProps) {
  const [typed, setTyped] = useState(query.q);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (typed.trim() === query.q) return;
    const timer = setTimeout(() => onChange({ q: typed.trim() }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // The search was cleared elsewhere.
  useEffect(() => {
    if (query.q === '') setTyped('');
  }, [query.q]);
  const choose = (name: 'status' | 'urgency' | 'sort') => (value: string) => onChange({ [name]: value } as Partial<RequestListQuery>);
  return (
    <search aria-label={words.filters} className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
      <div className="col-span-2">
        <TextField
          label={words.search}
          placeholder={words.searchHint}
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Select label={words.status} value={query.status} options={STATUSES} onChange={choose('status')} />
      <Select label={words.urgency} value={query.urgency} options={URGENCIES} onChange={choose('urgency')} />
      <div className="max-lg:col-span-2">
        <Select label={words.sort} value={query.sort} options={SORTS} onChange={choose('sort')} />
      </div>
    </search>
  );
}
