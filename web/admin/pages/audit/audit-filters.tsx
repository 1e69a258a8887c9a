import { audit as words } from '../../../../messages/admin/audit.ts';
import { Button } from '../../components/button.tsx';
import { DayField } from '../../components/day-field.tsx';
import { type Option, Select } from '../../components/select.tsx';

export type Filters = { actor: string; action: string; entity: string; from: string; to: string };
export const NO_FILTERS: Filters = { actor: '', action: '', entity: '', from: '', to: '' };

type Choices = { actors: string[]; actions: string[]; entities: string[] };
type AuditFiltersProps = { filters: Filters; choices: Choices; onChange: (filters: Filters) => void };

const options = (all: string, values: string[]): Option[] => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

export function AuditFilters({ filters, choices, onChange }: AuditFiltersProps) {
  const set = (name: keyof Filters) => (value: string) => onChange({ ...filters, [name]: value });
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return (
    <search aria-label={words.filters} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
      <Select label={words.who} value={filters.actor} options={options(words.anyone, choices.actors)} onChange={set('actor')} />
      <Select label={words.what} value={filters.action} options={options(words.anything, choices.actions)} onChange={set('action')} />
      <Select label={words.where} value={filters.entity} options={options(words.everything, choices.entities)} onChange={set('entity')} />
      <DayField label={words.from} value={filters.from} onChange={set('from')} />
      <DayField label={words.to} value={filters.to} onChange={set('to')} />
      {isFiltered && (
        <Button variant="quiet" className="justify-self-start" onClick={() => onChange(NO_FILTERS)}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}
