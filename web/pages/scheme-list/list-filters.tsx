import type { FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { STATES } from '../../../contract/states.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { languageBase, useLanguage, useMessages } from '../../language.tsx';
import { ApplyButton } from './category-filter.tsx';
import { KeptFields } from './kept-fields.tsx';
import type { ListQuery } from './list-query.ts';

type ListFiltersProps = { query: ListQuery; facets: SchemePage['facets'] };

/** State, who runs the scheme, and whether one can apply now; each choice with the number of schemes it would leave. */
export function ListFilters({ query, facets }: ListFiltersProps) {
  const messages = useMessages();
  const { list } = messages.schemes;
  const base = languageBase(useLanguage());
  const [, navigate] = useLocation();
  const { q, category, exact } = query;
  const kept = { q, category_name: category, exact };
  const chosen = [query.state, query.level, query.open].filter(Boolean).length;
  const counted = (text: string, count: number | undefined) => (facets ? `${text} (${count ?? 0})` : text);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? '');
    navigate(schemesAddress({ ...kept, state: value('state'), level: value('level'), open: value('open') }));
  };
  return (
    <details className="rounded-lg border border-line bg-white px-4 open:max-sm:col-span-2" open={chosen > 0}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-peacock">
        {chosen > 0 ? list.filtersChosen(chosen) : list.filters}
      </summary>
      <form action={`${base}/schemes`} onChange={apply} className="grid items-start gap-4 py-3 sm:grid-cols-2">
        <KeptFields fields={kept} />
        <label>
          <span className="field-label">{list.state}</span>
          <select name="state" value={query.state} onChange={handled} className="field">
            <option value="">{list.anyState}</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {counted(messages.states[state] ?? state, facets?.state[state])}
              </option>
            ))}
          </select>
          <span className="text-sm text-muted">{list.stateHint}</span>
        </label>
        <label>
          <span className="field-label">{list.level}</span>
          <select name="level" value={query.level} onChange={handled} className="field">
            <option value="">{list.anyLevel}</option>
            {(['central', 'state'] as const).map((level) => (
              <option key={level} value={level}>
                {counted(list.levels[level], facets?.level[level])}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="open" value="1" checked={query.open === '1'} onChange={handled} className="size-5 accent-peacock" />
          {counted(list.open, facets?.open)}
        </label>
        <div className="flex flex-wrap items-center gap-4">
          <ApplyButton />
          {chosen > 0 && (
            <Link href={schemesAddress(kept)} className="link-row">
              {list.clear}
            </Link>
          )}
        </div>
      </form>
    </details>
  );
}

/** The change of each control is handled by its form; React wants to hear so at the control. */
function handled(): void {}
