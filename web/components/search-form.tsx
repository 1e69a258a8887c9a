/** The search form: a plain GET form; with script, it makes the specified call before navigating to the list. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { languageBase } from '../../contract/language-address.ts';
import { quickSearchSchemes } from '../../contract/schemes.endpoints.ts';
import { useApi } from '../data/data.tsx';
import { langInput } from '../language/lang-input.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { arrive } from '../routing/page-arrival.tsx';
import { useNavigate, usePath } from '../routing/router.tsx';
import { useCategories } from './categories.ts';
import { useCategoryLabel } from './category-label.ts';
import { findCategory } from './find-category.ts';
import { schemesAddress } from './schemes-address.ts';
import { SuggestionField } from './suggestion-field.tsx';
import type { Suggestion } from './use-suggestions.ts';

/** Timeout, after which the search counts as failed. */
const PATIENCE_MS = 10_000;

type SearchFormProps = {
  /** Initial values, from the page's address. */
  query?: string;
  /** In any spelling. */
  category?: string;
};

export function SearchForm({ query = '', category = '' }: SearchFormProps) {
  const words = useMessages('search');
  const { tryAgain } = useMessages('common');
  const language = useLanguage();
  const location = usePath();
  const navigate = useNavigate();
  const isHome = location === '/';
  const { categories, hasFailed, retry } = useCategories(!isHome);
  const label = useCategoryLabel();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, search } = useSearchCall();

  // A new address resets text and category; unsubmitted input stays until then.
  const shownQuery = useRef(query);
  useEffect(() => {
    if (field.current && shownQuery.current !== query) field.current.value = query;
    shownQuery.current = query;
  }, [query]);
  const stored = findCategory(categories, category)?.category_name ?? '';
  const [chosen, setChosen] = useState({ stored, value: stored });
  if (chosen.stored !== stored) setChosen({ stored, value: stored });

  const start = () => search(field.current?.value.trim() ?? '', isHome ? '' : chosen.value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.path) navigate(suggestion.path);
    else if (suggestion.id !== null) navigate(`/schemes/${suggestion.id}`);
    else if (field.current) {
      field.current.value = suggestion.text;
      void start();
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of older phones do not know <search> */}
      <form role="search" action={`${languageBase(language)}/schemes`} onSubmit={submit} className="relative flex flex-wrap gap-3">
        <SuggestionField inputRef={field} defaultValue={query} disabled={isBusy} onChoose={choose} />
        {!isHome && (
          <select
            name="category_name"
            aria-label={words.category}
            className="field w-auto min-w-0 flex-1 sm:max-w-56"
            value={chosen.value}
            disabled={isBusy}
            onChange={(event) => setChosen({ stored, value: event.target.value })}
          >
            <option value="">{words.allCategories}</option>
            {categories.map(({ id, category_name }) => (
              <option key={id} value={category_name}>
                {label(category_name)}
              </option>
            ))}
          </select>
        )}
        <button type="submit" className={`button-primary min-w-32 shrink-0 ${isHome ? 'max-sm:w-full' : ''}`} disabled={isBusy}>
          {isBusy ? words.searching : words.submit}
        </button>
      </form>
      {hasFailed && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-4 text-brick">
          {words.categoriesFailed}
          <button type="button" className="link min-h-11" onClick={retry}>
            {tryAgain}
          </button>
        </p>
      )}
    </>
  );
}

/** The specified call and its destination: the list's address says whether the search answered. */
function useSearchCall() {
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort('left'), []);

  const search = async (q: string, category: string) => {
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => controller.abort('late'), PATIENCE_MS);
    setIsBusy(true);
    let hasAnswered = true;
    try {
      const input = { ...(q && { q }), ...(category && { category }), ...langInput(language) };
      await api(quickSearchSchemes, input, { signal: controller.signal });
    } catch {
      hasAnswered = false;
    }
    clearTimeout(timer);
    if (controller.signal.reason === 'left') return;
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged, not shown
    if (!hasAnswered) console.error('Failed to fetch search results');
    setIsBusy(false);
    navigate(schemesAddress({ q, [hasAnswered ? 'category' : 'category_name']: category }));
    // Disabling the field lost the focus. On another page, arriving moves it again.
    arrive();
  };
  return { isBusy, search };
}
