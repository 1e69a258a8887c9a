/** Splits text into words, and converts words into the keys they are looked up by. */
import { foldDigits } from '../../../../contract/digits.ts';
import { phoneticKey } from './phonetic-key.ts';
import { toDevanagari, toLatin } from './transliterate.ts';

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const THOUSANDS = /(?<=\d),(?=\d)/g;
const POSSESSIVE = /['’]s\b/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Nearly all texts have only Latin letters, digits and common punctuation, which a simpler expression splits twice as fast. */
const PLAIN = /^[\s!-~\u2010-\u2027\u20a0-\u20cf]*$/;
const PLAIN_WORD = /[a-z0-9]+/g;
/** The dot in B.Sc., M.Tech or Ph.D. */
const DEGREE_DOT = /(?<![\p{L}\p{N}.])(?:([a-z])\.(?=[a-z]{2,5}(?!\p{L}))|(ph)\.(?=d(?!\p{L})))/gu;
const SINGLE_LETTER = /^[a-z]$/;
const NATIVE = /[\u0900-\u0d7f]/;

/** The form in which texts and queries are compared: NFC, lower case, digits as 0-9, without invisible characters. */
export function foldText(text: string): string {
  return foldDigits(text.normalize('NFC').toLowerCase().replace(INVISIBLE, ''));
}

/** The words of a text in lower case. Letters with dots or spaces between them (P.M., b r) become one word. */
export function tokenise(text: string): string[] {
  const words: string[] = [];
  let letters = '';
  const folded = foldText(text).replace(THOUSANDS, '').replace(POSSESSIVE, '').replace(DEGREE_DOT, '$1$2');
  for (const word of folded.match(PLAIN.test(folded) ? PLAIN_WORD : WORD) ?? []) {
    if (word.length === 1 && SINGLE_LETTER.test(word)) {
      letters += word;
      continue;
    }
    if (letters !== '') words.push(letters);
    letters = '';
    words.push(word);
  }
  if (letters !== '') words.push(letters);
  return words;
}

export function isNative(word: string): boolean {
  return NATIVE.test(word);
}

/** Plural and oblique endings of Hindi and Gujarati, as Devanagari: किसानों, महिलाओं, बेटियाँ, મરઘાં. */
const HINDI_ENDINGS: [RegExp, string][] = [
  [/िय(?:ों|ाँ|ां)$/, 'ी'],
  [/ा(?:ओं|एँ|एं)$/, 'ा'],
  [/(?<=..)(?:ों|ें)$/, ''],
  [/(?<=..[ाु])ं$/, ''],
];

/** The key a word is indexed and looked up by. */
export function keyOf(word: string): string {
  if (!NATIVE.test(word)) return phoneticKey(word);
  let stem = toDevanagari(word);
  for (const [ending, replacement] of HINDI_ENDINGS) stem = stem.replace(ending, replacement);
  return phoneticKey(toLatin(stem));
}

export function keysOf(text: string): string[] {
  return tokenise(text).map(keyOf);
}
