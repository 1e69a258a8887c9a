/** What of the form the server would refuse, by field. */

import { TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import { addWholeScheme, DATES_TURNED, SLUG_MALFORMED, SLUG_TAKEN } from '../../../../contract/scheme-admin.endpoints.ts';
import { factsOf, SCHEME_FIELDS, type SchemeField } from '../../../../contract/scheme-table.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { formErrors } from '../../../components/form-errors.ts';
import { fieldName } from '../../components/field-name.ts';
import type { Problems } from '../../components/record-form/problems.tsx';
import { type FormValues, payloadOf } from './form-values.ts';

/** Where the form calls a field otherwise than the payload does. */
const FORM_NAMES: Record<string, string> = { category_id: 'categories', beneficiaryStates: 'states' };

export function schemeProblems(values: FormValues, { values: loaded }: { values: FormValues }): Problems {
  const found = formErrors(addWholeScheme, payloadOf(loaded, values));
  const { opensOn, closesOn } = values;
  return {
    ...(values.name.trim() === '' && { name: words.nameRequired }),
    ...(values.categories.length === 0 && { categories: words.categoryRequired }),
    ...Object.fromEntries(Object.entries(found).map(([name, sentence]) => [FORM_NAMES[name] ?? name, sentence])),
    ...(opensOn && closesOn && closesOn < opensOn && { closesOn: DATES_TURNED }),
  };
}

/** The field a refusal of the server is about, where it is about one. */
export function refusedField(sentence: string): string | undefined {
  return { [SLUG_TAKEN]: 'slug', [SLUG_MALFORMED]: 'slug', [DATES_TURNED]: 'closesOn' }[sentence];
}

export type Tab = keyof typeof words.tabs | TranslationLanguage;

export function tabOf(name: string): Tab {
  const [first = '', language] = name.split('.');
  if (first === 'translations' && TRANSLATIONS.includes(language as TranslationLanguage)) return language as TranslationLanguage;
  if (first === 'sources') return first;
  return Object.hasOwn(SCHEME_FIELDS, first) && factsOf(first as SchemeField).group ? 'details' : 'english';
}

/** What a field is called, down to the parts of a source. */
export function problemLabel(name: string): string {
  const [, index, part] = /^sources\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (!part) return fieldName(name);
  const { url, name: title, date } = words.sources;
  const names: Record<string, (number: number) => string> = { url, title, date };
  return names[part]?.(Number(index) + 1) ?? fieldName('sources');
}
