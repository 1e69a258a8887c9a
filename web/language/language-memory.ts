/**
 * Which language a reader chose, kept on the device alone: pages stay the same for everybody and can be cached, and nothing
 * depends on it without JavaScript.
 */
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS, type TranslationLanguage } from '../../contract/languages.ts';

const CHOSEN = 'language';
const OFFERED = 'language-offered';

/** A browser may refuse to keep anything; then nothing is remembered. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Called for an express choice only: reading a page somebody sent is none. */
export function rememberLanguage(language: Language): void {
  write(CHOSEN, language);
}

/** Remembers whenever a link marked as a choice is followed; it leads to the part of the page one is at. */
export function rememberChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-is-choice]');
    const language = LANGUAGES.find((name) => name === link?.hreflang);
    if (!link || !language) return;
    rememberLanguage(language);
    link.hash = location.hash;
  });
}

/**
 * Leads from the site's bare address to the home page in the language chosen before. Nowhere else: every other address was
 * chosen itself, and so was this one when a link of ours, Back or Reload led to it.
 */
export function leadToChosenHome(): boolean {
  const chosen = LANGUAGES.find((language) => language === read(CHOSEN));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isEntry = visit?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  if (location.pathname !== '/' || !chosen || chosen === SOURCE_LANGUAGE || !isEntry) return false;
  location.replace(inLanguage(chosen, '/') + location.search + location.hash);
  return true;
}

/**
 * The language of ours the browser asks for, where the page is in another: told once, to readers who have not chosen yet.
 * Never English, the setting most phones are sold with.
 * @param asked as `navigator.languages` has them, such as `hi-IN`
 */
export function languageToOffer(current: Language, asked: readonly string[]): TranslationLanguage | null {
  const wanted = asked.flatMap((tag) => TRANSLATIONS.find((language) => language === tag.toLowerCase().split('-')[0]) ?? []);
  const [first] = wanted;
  if (!first || wanted.some((language) => language === current)) return null;
  if (read(CHOSEN) || read(OFFERED) || !write(OFFERED, first)) return null;
  return first;
}
