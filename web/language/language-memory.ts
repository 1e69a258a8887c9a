/** The reader's preferred language, stored on the device only, so that pages are the same for everybody and cacheable. */
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS, type TranslationLanguage } from '../../contract/languages.ts';

const CHOSEN = 'language';
const OFFERED = 'language-offered';

/** A browser may block storage; then nothing is remembered. */
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

/** For an explicit choice only: opening a shared link is none. */
export function rememberLanguage(language: Language): void {
  write(CHOSEN, language);
}

/** Remembers the language when a link marked as a choice is followed, and adds the current fragment to it. */
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
 * Redirects the bare home page to the preferred language. Only there, because other addresses were chosen explicitly, and not after an
 * internal link, Back or Reload.
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
 * A language the browser prefers, if the page is in another one: offered once, to readers who have not chosen. Never English, the default
 * of most phones.
 * @param asked `navigator.languages`, such as `hi-IN`
 */
export function languageToOffer(current: Language, asked: readonly string[]): TranslationLanguage | null {
  const wanted = asked.flatMap((tag) => TRANSLATIONS.find((language) => language === tag.toLowerCase().split('-')[0]) ?? []);
  const [first] = wanted;
  if (!first || wanted.some((language) => language === current)) return null;
  if (read(CHOSEN) || read(OFFERED) || !write(OFFERED, first)) return null;
  return first;
}
