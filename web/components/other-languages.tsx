import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGE_TABLE, type TranslationLanguage } from '../../contract/languages.ts';
import { useMessages } from '../language/language.tsx';
import { usePath } from '../routing/router.tsx';

/**
 * After a remark that a text is not translated: the same page in the languages it has, each under its own name. Reading one text in
 * another language is no choice of that language.
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
