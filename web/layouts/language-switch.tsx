import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { LANGUAGES, type Language } from '../../contract/fields.ts';
import { languageBase, useLanguage, useMessages } from '../language.tsx';
import { useSearch } from '../use-search.ts';

/** Each language is named in itself, whatever the language of the page. */
const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Leads to the same page in the other language. Narrow screens show only that one. */
export function LanguageSwitch() {
  const current = useLanguage();
  const { language } = useMessages().layout;
  const [path] = useLocation();
  const search = useSearch();
  const keepAnchor = (event: MouseEvent<HTMLAnchorElement>) => {
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
            {NAMES[name]}
          </span>
        ) : (
          <a
            key={name}
            lang={name}
            hrefLang={name}
            href={`${languageBase(name)}${path === '/' && name !== 'en' ? '' : path}${search && `?${search}`}`}
            onClick={keepAnchor}
            // The server drops parameters no page reads, such as campaign tags, before it renders.
            suppressHydrationWarning
            className="flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-peacock hover:bg-sand"
          >
            {NAMES[name]}
          </a>
        ),
      )}
    </div>
  );
}
