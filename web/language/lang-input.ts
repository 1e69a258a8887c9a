import { type Language, SOURCE_LANGUAGE, type TranslationLanguage } from '../../contract/languages.ts';

/** What a call is told of the language: nothing for English, so that its input is exactly the specified one. */
export function langInput(language: Language): { lang?: TranslationLanguage } {
  return language === SOURCE_LANGUAGE ? {} : { lang: language };
}
