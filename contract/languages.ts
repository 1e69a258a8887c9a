/** The languages of the site. Everything that depends on which there are derives from this table. */
type LanguageFacts = {
  /** What its speakers call it. */
  name: string;
  /** For dates and numbers. */
  locale: string;
  /** Of its addresses: nothing, or a slash and a word. */
  prefix: '' | `/${string}`;
  /** ISO 15924. */
  script: string;
  direction: 'ltr' | 'rtl';
  /** What an editor writes before the number of a step. */
  step: string;
};

export const LANGUAGE_TABLE = {
  en: { name: 'English', locale: 'en-US', prefix: '', script: 'Latn', direction: 'ltr', step: 'Step' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', prefix: '/hi', script: 'Deva', direction: 'ltr', step: 'चरण' },
  gu: { name: 'ગુજરાતી', locale: 'gu-IN', prefix: '/gu', script: 'Gujr', direction: 'ltr', step: 'પગલું' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

/** The language everything is written in first. */
export const SOURCE_LANGUAGE = 'en';
export type TranslationLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>;
/** The languages texts are translated into. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** What something says in the languages it has been translated into. */
export type Translations<T> = { [L in TranslationLanguage]?: T };

/** What a document in a language begins with. */
export function htmlTag(language: Language): string {
  return `<html lang="${language}" dir="${LANGUAGE_TABLE[language].direction}">`;
}

/** The languages something has been translated into, in the order of the table, besides one. */
export function translatedBesides(translations: Translations<unknown>, language: Language): TranslationLanguage[] {
  return TRANSLATIONS.filter((one) => one !== language && translations[one] !== undefined);
}

/** `Hindi`: what staff call a language. */
export function languageInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** One value for each language texts are translated into. */
export function eachTranslation<T>(make: (language: TranslationLanguage) => T): Record<TranslationLanguage, T> {
  return Object.fromEntries(TRANSLATIONS.map((language) => [language, make(language)])) as Record<TranslationLanguage, T>;
}
