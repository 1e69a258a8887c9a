/** Suggests further searches on a scheme's page, from its keywords. */
import { htmlToText } from '../../../contract/html-text.ts';
import { LANGUAGE_TABLE, type Language } from '../../../contract/languages.ts';
import type { SchemeTexts } from '../../platform/database/tables.ts';

const MAX = 6;
/** Amounts and years, which look odd as a suggestion. */
const NUMBER = /\p{Nd}{3}/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

type Named = Pick<SchemeTexts, 'name'> & { acronym: string; states: string[] };

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/**
 * Keywords of at least two words, in the script of the page, whose words all occur in the scheme's text in that language. That
 * excludes romanised Hindi on English pages and misspellings. Also excludes the scheme's own name and equivalent phrases.
 */
export function relatedSearches(tags: string[], texts: SchemeTexts, scheme: Named, language: Language): string[] {
  const { script } = LANGUAGE_TABLE[language];
  const ofScript = new RegExp(`^(?:\\p{Script=${script}}|\\P{L})+$`, 'u');
  const name = wordsOf(`${texts.name} ${scheme.acronym}`);
  const prose = [texts.seo_description, texts.scheme_description, texts.eligibility, texts.benefits, texts.documents_required];
  const known = [...name, ...wordsOf(htmlToText(prose.join(' '))), ...scheme.states.flatMap(wordsOf)];
  const chosen: { tag: string; words: string[] }[] = [];
  for (const tag of tags) {
    const words = wordsOf(tag);
    const isPhrase = words.length > 1 && ofScript.test(tag) && !NUMBER.test(tag);
    if (!isPhrase || areSaidBy(name, words) || !areSaidBy(known, words)) continue;
    const repeats = chosen.some((one) => isWithin(words, one.words) || isWithin(one.words, words));
    if (!repeats) chosen.push({ tag, words });
    if (chosen.length === MAX) break;
  }
  return chosen.map(({ tag }) => tag);
}

/** Compares prefixes, because endings differ: "farmers" contains "farmer". */
function areSaidBy(text: string[], words: string[]): boolean {
  return words.every((word) => text.some((one) => one.startsWith(word)));
}

function isWithin(few: string[], many: string[]): boolean {
  return few.every((word) => many.includes(word));
}
