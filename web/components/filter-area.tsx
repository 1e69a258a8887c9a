/**
 * All filters of a list: collapsed on phones, a row on larger screens. Without script it is a form with a button. With script, a choice by
 * touch or mouse applies at once; choices by keyboard wait for the button, since arrow keys pass through unwanted options. The page stays
 * one history entry.
 */
import { type FormEvent, useRef, useState } from 'react';
import { languageBase } from '../../contract/language-address.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { useNavigate } from '../routing/router.tsx';
import { focusResults } from './focus-results.ts';
import { useHydrated } from './use-hydrated.ts';

export type FilterValues = Record<string, string>;

export type Choice = {
  /** The query parameter. */
  name: string;
  label: string;
  /** The label for no choice; null for a checkbox. */
  any: string | null;
  options: { value: string; text: string; count?: number | undefined }[];
  hint?: string;
};

type FilterAreaProps = {
  choices: Choice[];
  values: FilterValues;
  /** The page's path, without the language. */
  path: string;
  /** Further parameters to preserve in the form without script. */
  kept?: FilterValues;
  address: (values: FilterValues) => string;
  /** The number of schemes for given values, if known. */
  countOf: (values: FilterValues) => number | undefined;
};

export function FilterArea({ choices, values, path, kept = {}, address, countOf }: FilterAreaProps) {
  const list = useMessages('schemeList');
  const base = languageBase(useLanguage());
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const area = useRef<HTMLDetailsElement>(null);
  const isByKey = useRef(false);
  // A new address resets the choices; unapplied ones stay until then.
  const shown = JSON.stringify(values);
  const [chosen, setChosen] = useState({ shown, values });
  if (chosen.shown !== shown) setChosen({ shown, values });

  const apply = (wanted: FilterValues) => {
    if (JSON.stringify(wanted) !== shown) navigate(address(wanted), { replace: true });
  };
  const choose = (name: string, value: string, isWaiting: boolean) => {
    const wanted = { ...chosen.values, [name]: value };
    setChosen({ shown, values: wanted });
    if (!isWaiting) apply(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(chosen.values);
    if (area.current) area.current.open = false;
    focusResults();
  };
  const count = isHydrated ? countOf(chosen.values) : undefined;
  const active = Object.values(values).filter(Boolean).length;
  return (
    <details ref={area} className="sm:unfolded w-full rounded-lg border border-line bg-white px-4 not-open:max-sm:w-auto">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-peacock">
        {active > 0 ? list.filtersChosen(active) : list.filters}
      </summary>
      <form
        action={base + path}
        onSubmit={submit}
        className="grid items-end gap-x-4 gap-y-3 pb-4 sm:grid-cols-2 sm:pt-4 lg:flex lg:flex-wrap"
      >
        <HiddenFields fields={kept} />
        {choices.map(({ name, label, any, options, hint }) =>
          any === null ? (
            <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
              <input
                type="checkbox"
                name={name}
                value={options[0]?.value}
                checked={chosen.values[name] === options[0]?.value}
                onChange={(event) => choose(name, event.target.checked ? event.target.value : '', false)}
                className="size-5 shrink-0 accent-peacock"
              />
              {label}
            </label>
          ) : (
            <div key={name} className="self-start lg:max-w-64 lg:flex-1 lg:basis-40">
              <label htmlFor={`filter-${name}`} className="field-label">
                {label}
              </label>
              <select
                id={`filter-${name}`}
                name={name}
                value={chosen.values[name] ?? ''}
                aria-describedby={hint && `filter-${name}-hint`}
                onFocus={() => (isByKey.current = false)}
                onPointerDown={() => (isByKey.current = false)}
                onKeyDown={() => (isByKey.current = true)}
                onChange={(event) => choose(name, event.target.value, isByKey.current)}
                className="field"
              >
                <option value="">{any}</option>
                {options.map(({ value, text, count: left }) => (
                  <option key={value} value={value}>
                    {left === undefined ? text : `${text} (${left})`}
                  </option>
                ))}
              </select>
              {hint && (
                <span id={`filter-${name}-hint`} className="text-sm text-muted lg:hidden">
                  {hint}
                </span>
              )}
            </div>
          ),
        )}
        <button type="submit" className="button-primary lg:ml-auto">
          {count === undefined ? list.show : list.showCount(count)}
        </button>
      </form>
    </details>
  );
}

/** Preserves further parameters without script; empty ones stay out of the address. */
function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
}
