/** The languages of the site. Everything else that depends on the set of languages is derived from this table. */
type LanguageFacts = {
  /** Name in the language itself. */
  name: string;
  /** For dates and numbers. */
  locale: string;
  /** Prefix of its addresses: empty, or a slash and a word. */
  prefix: '' | `/${string}`;
  /** ISO 15924. */
  script: string;
  direction: 'ltr' | 'rtl';
  /** The word for "step" before its number. */
  step: string;
};

export const LANGUAGE_TABLE = {
  en: { name: 'English', locale: 'en-US', prefix: '', script: 'Latn', direction: 'ltr', step: 'Step' },
  hi: { name: 'हिन्दी', locale: 'hi-IN', prefix: '/hi', script: 'Deva', direction: 'ltr', step: 'चरण' },
  gu: { name: 'ગુજરાતી', locale: 'gu-IN', prefix: '/gu', script: 'Gujr', direction: 'ltr', step: 'પગલું' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

/** The language of the original texts. */
export const SOURCE_LANGUAGE = 'en';
export type TranslationLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>;
/** The languages texts are translated into. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** A value for each existing translation. */
export type Translations<T> = { [L in TranslationLanguage]?: T };

/** The opening `<html>` tag of a language. */
export function htmlTag(language: Language): string {
  return `<html lang="${language}" dir="${LANGUAGE_TABLE[language].direction}">`;
}

/** The languages of the existing translations except one, in the order of the table. */
export function translatedBesides(translations: Translations<unknown>, language: Language): TranslationLanguage[] {
  return TRANSLATIONS.filter((one) => one !== language && translations[one] !== undefined);
}

/** The English name of a language, for staff: `Hindi`. */
export function languageInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** One value for each translation language. */
export function eachTranslation<T>(make: (language: TranslationLanguage) => T): Record<TranslationLanguage, T> {
  return Object.fromEntries(TRANSLATIONS.map((language) => [language, make(language)])) as Record<TranslationLanguage, T>;
}
