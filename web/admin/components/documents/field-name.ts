import { LANGUAGES, languageInEnglish, TRANSLATIONS } from '../../../../contract/languages.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';

const LABELS: Record<string, string> = words.labels;

/** What every field of a document is called: `summary`, in the form also `hi_summary`, in its history `Hindi summary`. */
export function fieldName(name: string): string {
  const language = TRANSLATIONS.find((one) => name.startsWith(`${one}_`) || name.startsWith(`${languageInEnglish(one)} `));
  if (!language) return LABELS[name] ?? LABELS[name.toLowerCase()] ?? name;
  const field = name.slice(name.search(/[_ ]/) + 1);
  return words.inLanguage(LABELS[field] ?? field, languageInEnglish(language));
}

/** Every name a field of the form has, and the parts of fields, for conflicts. */
export const FIELD_NAMES: Record<string, string> = {
  ...words.parts,
  ...LABELS,
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => Object.keys(LABELS).map((field) => [`${language}_${field}`, fieldName(`${language}_${field}`)])),
  ),
};
