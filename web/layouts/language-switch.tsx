import { useRef } from 'react';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGE_TABLE, LANGUAGES } from '../../contract/languages.ts';
import { sitePath } from '../../contract/site-path.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { usePath, useSearch } from '../routing/router.tsx';
import { useFoldOutside } from './use-fold-outside.ts';

const NAME = 'flex min-h-11 min-w-11 items-center rounded-lg px-3';

/**
 * Links to the page in other languages, each by its own name. Narrow screens collapse them under the names' first letters, which readers of
 * a script recognise.
 */
export function LanguageSwitch() {
  const current = useLanguage();
  const { language } = useMessages('header');
  const path = usePath();
  const search = useSearch();
  const details = useRef<HTMLDetailsElement>(null);
  useFoldOutside(details);
  return (
    <details ref={details} aria-label={language} className="relative text-sm font-semibold">
      <summary className="flex min-h-11 min-w-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-white px-3">
        <span className="sr-only">{language}</span>
        {LANGUAGES.map((name) => (
          <span
            key={name}
            lang={name}
            aria-hidden="true"
            className={name === current ? 'text-ink underline decoration-marigold decoration-2 underline-offset-4' : 'text-peacock'}
          >
            {/^\p{L}\p{M}*/u.exec(LANGUAGE_TABLE[name].name)?.[0]}
          </span>
        ))}
      </summary>
      <ul className="absolute right-0 z-10 mt-1 rounded-xl border border-line bg-white p-1 whitespace-nowrap shadow-lg">
        {LANGUAGES.map((name) => (
          <li key={name}>
            {name === current ? (
              <span lang={name} aria-current="true" className={`${NAME} bg-peacock-soft text-peacock-dark`}>
                {LANGUAGE_TABLE[name].name}
              </span>
            ) : (
              <a
                lang={name}
                hrefLang={name}
                href={sitePath(inLanguage(name, path)) + (search && `?${search}`)}
                data-is-choice
                // The server drops unused parameters, such as campaign tags, before rendering.
                suppressHydrationWarning
                className={`${NAME} text-peacock hover:bg-sand`}
              >
                {LANGUAGE_TABLE[name].name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
