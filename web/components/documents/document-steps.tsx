import type { LibraryDocument } from '../../../contract/documents.endpoints.ts';
import { SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import { EnglishMark } from '../english-mark.tsx';
import { PhoneText } from '../phone/phone-text.tsx';
import { useTextLanguage } from '../text-language.ts';

/** The steps to get a document; English steps of a translated document are marked. */
export function DocumentSteps({ paper: { steps, language } }: { paper: Pick<LibraryDocument, 'steps' | 'language'> }) {
  const isTranslated = language !== SOURCE_LANGUAGE;
  const textLanguage = useTextLanguage();
  const lang = textLanguage(steps.map(({ title }) => title).join(' '));
  return (
    <>
      {isTranslated && <EnglishMark lang={lang} />}
      <ol className="list-decimal pl-6">
        {steps.map(({ title, text }) => (
          <li key={title} lang={lang ?? textLanguage(title)} className="mt-2 wrap-anywhere">
            <strong>
              <PhoneText text={title} />
            </strong>
            {text && (
              <span className="block whitespace-pre-line">
                <PhoneText text={text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
