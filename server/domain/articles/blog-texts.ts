/** Derived from the text of an article when it is saved. */
import { htmlToText } from '../../../contract/html-text.ts';
import { languageBase } from '../../../contract/language-address.ts';
import { TRANSLATIONS } from '../../../contract/languages.ts';

const WORDS_PER_MINUTE = 200;

/** Minutes, at least one. */
export function readTime(html: string): number {
  const words = htmlToText(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

const PREFIXES = TRANSLATIONS.map(languageBase).join('|');
const SCHEME_LINK = new RegExp(String.raw`href="(?:https?://[^/"]+)?(?:${PREFIXES})?/schemes/(\d{1,9})(?=["/?#])`, 'g');

/**
 * Ids of the schemes that clean HTML links to; they need not exist.
 * @param publicUrl the site's address; links to other sites do not count
 */
export function linkedSchemes(html: string, publicUrl: string | undefined): number[] {
  const own = (link: string) => !/^href="https?:/.test(link) || (publicUrl !== undefined && link.startsWith(`href="${publicUrl}/`));
  return [...new Set([...html.matchAll(SCHEME_LINK)].filter(([link]) => own(link)).map(([, id]) => Number(id)))];
}
