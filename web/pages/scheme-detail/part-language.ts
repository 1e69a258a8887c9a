import { type Language, SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import type { TranslatedField } from '../../../contract/scheme-table.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';

/** The `lang` of an English part in a translated scheme. If nothing is translated, the note above the text says so. */
export function partLanguage({ translation }: Scheme, field: TranslatedField): Language | undefined {
  return translation.english.includes(field) ? SOURCE_LANGUAGE : undefined;
}
