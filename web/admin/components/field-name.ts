import { languageInEnglish, TRANSLATIONS } from '../../../contract/languages.ts';
import { FIELD_NAMES, factsOf, type SchemeField } from '../../../contract/scheme-table.ts';
import { schemeForm as words } from '../../../messages/admin/scheme-form.ts';

const labels: Record<SchemeField, string> = words.labels;

/** Labels by field name and by column name. */
export const FIELD_LABELS: Record<string, string> = {
  ...words.otherLabels,
  ...Object.fromEntries(FIELD_NAMES.flatMap((name) => [name, factsOf(name).column].map((key) => [key, labels[name]]))),
};

/** `hi.name` and `translations.hi.name` are the Hindi name. */
export function fieldName(name: string): string {
  const [, language, field] = /^(?:translations\.)?([a-z]{2})\.(.+)$/.exec(name) ?? [];
  const translation = TRANSLATIONS.find((one) => one === language);
  if (!translation || !field) return FIELD_LABELS[name] ?? name;
  return `${FIELD_LABELS[field] ?? field} (${languageInEnglish(translation)})`;
}
