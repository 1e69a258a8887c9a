import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '../../contract/languages.ts';
import { sitePath } from '../../contract/site-path.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { rememberLanguage } from '../language-memory.ts';
import { useSearch } from '../use-search.ts';

/** Leads to the same page in the other languages. Narrow screens show only those. */
export function LanguageSwitch() {
  const current = useLanguage();
  const { language } = useMessages().layout;
  const [path] = useLocation();
  const search = useSearch();
  const choose = (event: MouseEvent<HTMLAnchorElement>, name: Language) => {
    rememberLanguage(name);
    event.currentTarget.hash = location.hash;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={language} className="flex rounded-full border border-line bg-white text-sm font-semibold">
      {LANGUAGES.map((name) =>
        name === current ? (
          <span
            key={name}
            lang={name}
            aria-current="true"
            className="hidden min-h-11 items-center rounded-full bg-peacock-soft px-3 text-peacock-dark lg:flex"
          >
            {LANGUAGE_TABLE[name].name}
          </span>
        ) : (
          <a
            key={name}
            lang={name}
            hrefLang={name}
            href={sitePath(inLanguage(name, path)) + (search && `?${search}`)}
            onClick={(event) => choose(event, name)}
            // The server drops parameters no page reads, such as campaign tags, before it renders.
            suppressHydrationWarning
            className="flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-peacock hover:bg-sand"
          >
            {LANGUAGE_TABLE[name].name}
          </a>
        ),
      )}
    </div>
  );
}
