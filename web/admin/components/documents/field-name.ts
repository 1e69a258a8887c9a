import { LANGUAGES, languageInEnglish, TRANSLATIONS } from '../../../../contract/languages.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';

const LABELS: Record<string, string> = words.labels;

/** The label of a field: the form has `summary` and `hi_summary`, the history `Hindi summary`. */
export function fieldName(name: string): string {
  const language = TRANSLATIONS.find((one) => name.startsWith(`${one}_`) || name.startsWith(`${languageInEnglish(one)} `));
  if (!language) return LABELS[name] ?? LABELS[name.toLowerCase()] ?? name;
  const field = name.slice(name.search(/[_ ]/) + 1);
  return words.inLanguage(LABELS[field] ?? field, languageInEnglish(language));
}

/** Labels of all fields and their parts, for conflicts. */
export const FIELD_NAMES: Record<string, string> = {
  ...words.parts,
  ...LABELS,
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => Object.keys(LABELS).map((field) => [`${language}_${field}`, fieldName(`${language}_${field}`)])),
  ),
};
