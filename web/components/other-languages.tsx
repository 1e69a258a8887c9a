import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGE_TABLE, type TranslationLanguage } from '../../contract/languages.ts';
import { useMessages } from '../language/language.tsx';
import { usePath } from '../routing/router.tsx';

/**
 * After a note that a text is not translated: links to the same page in the languages it has, each by its own name. Following one does not
 * change the preferred language.
 */
export function OtherLanguages({ languages }: { languages: readonly TranslationLanguage[] }) {
  const { alsoIn } = useMessages('common');
  const path = usePath();
  if (languages.length === 0) return null;
  return (
    <span className="print:hidden">
      {' '}
      {alsoIn}
      {languages.map((language) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          href={inLanguage(language, path)}
          className="link ml-2 inline-flex min-h-11 items-center"
        >
          {LANGUAGE_TABLE[language].name}
        </a>
      ))}
    </span>
  );
}
