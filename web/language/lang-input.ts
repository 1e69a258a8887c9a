import { type Language, SOURCE_LANGUAGE, type TranslationLanguage } from '../../contract/languages.ts';

/** The language parameter of a call: empty for English, so that the input is exactly the specified one. */
export function langInput(language: Language): { lang?: TranslationLanguage } {
  return language === SOURCE_LANGUAGE ? {} : { lang: language };
}
