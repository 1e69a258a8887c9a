import { isEmptyHtml } from '../../contract/html-text.ts';
import { languageInEnglish, TRANSLATIONS, type TranslationLanguage } from '../../contract/languages.ts';
import { schemeForm } from '../../messages/admin/scheme-form.ts';
import type { Check } from './components/record-form/publish-bar.tsx';

const { checks: words } = schemeForm;

type SchemeParts = {
  sources?: readonly { url: string }[] | undefined;
  url: string;
  applyOnline?: string | undefined;
  applicationProcess?: string | undefined;
  documentsRequired?: string | undefined;
  /** Absent if the form does not have translations. */
  translated?: Record<TranslationLanguage, boolean>;
};

/** What a scheme should have before it is published, by the field names of the full form. */
export function schemeChecks(parts: SchemeParts): Check[] {
  const { sources = [], url, applyOnline = '', applicationProcess = '', documentsRequired = '', translated } = parts;
  return [
    { name: 'sources', label: words.source, isDone: sources.some((source) => source.url.trim() !== '') },
    { name: 'url', label: words.address, isDone: (url || applyOnline).trim() !== '' },
    { name: 'applicationProcess', label: words.steps, isDone: !isEmptyHtml(applicationProcess) },
    { name: 'documentsRequired', label: words.documents, isDone: !isEmptyHtml(documentsRequired) },
    ...(translated
      ? TRANSLATIONS.map((language) => ({
          name: `translations.${language}.name`,
          label: languageInEnglish(language),
          isDone: translated[language],
        }))
      : []),
  ];
}
