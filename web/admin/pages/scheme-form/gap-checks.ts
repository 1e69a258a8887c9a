import { TRANSLATIONS } from '../../../../contract/languages.ts';
import { schemeGaps } from '../../../../contract/whole-translation.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { gapCheck } from '../../components/record-form/line-gaps.tsx';
import type { Check } from '../../components/record-form/publish-bar.tsx';
import type { FormValues } from './form-values.ts';

/** Translated fields whose lines differ in number from the English. */
export function gapChecks(values: FormValues): Check[] {
  return TRANSLATIONS.flatMap((language) =>
    schemeGaps(values, values.translations[language]).map(({ field, gap }) =>
      gapCheck(`translations.${language}.${field}`, words.labels[field], language, gap),
    ),
  );
}
