/** Addresses of the site by language; English has no prefix. */
import { LANGUAGE_TABLE, LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts';

/** The prefix of a language's addresses; empty for English. */
export function languageBase(language: Language): string {
  return LANGUAGE_TABLE[language].prefix;
}

/** The address of a page in a language. */
export function inLanguage(language: Language, path: string): string {
  const base = languageBase(language);
  return path === '/' ? base || '/' : base + path;
}

/** Splits a path into its language and the rest: `/hi/schemes` is `/schemes` in Hindi. The rest never begins with two slashes. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, first, rest] = /^(\/[^/\\]*)(?:[/\\]+(.*))?$/s.exec(path) ?? [];
  const language = LANGUAGES.find((name) => LANGUAGE_TABLE[name].prefix === first);
  return language ? { language, path: `/${rest ?? ''}` } : { language: SOURCE_LANGUAGE, path };
}
