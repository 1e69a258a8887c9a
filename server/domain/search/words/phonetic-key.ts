/**
 * One key for every spelling of a word: छात्रवृत्ति, chhatravriti and chatravritti meet, and so do subsidy and subcidy.
 * Folds what people write differently for the same sound: long and short vowels, aspirates, doubled letters, w and v,
 * ph and f, z and j, and drops every `a` but the first letter, which also settles unwritten inherent vowels.
 */

const RULES: [RegExp, string][] = [
  [/(?:t|s|c)h?ion/g, 'sn'],
  [/(?<=a)ton$/, 'sn'],
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/sch/g, 'sk'],
  [/(?<!c)c+h+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dny(?=[aeiou])/g, 'gy'],
  [/ph/g, 'f'],
  [/([kgjtdbs])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[bp])/g, 'n'],
  [/n(?=m)/g, ''],
  [/(?<=[kgmpv])ru(?=[^aeiou])/g, 'ri'],
  [/a+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/[ae][iy](?![aeou])/g, 'e'],
  [/a[uo]|o[au]/g, 'o'],
  [/ea/g, 'e'],
  [/(?<=[^aeiou])y$/g, 'i'],
  [/iy(?=[aeou])/g, 'y'],
  [/(?<=.)a/g, ''],
  [/([a-z])\1+/gi, '$1'],
];

/** Accents and joiners carry no difference in Latin words. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Words without vowels are short forms, where every letter counts: kcc is not k. */
const SHORT_FORM = /^[^aeiouy]*$/;
/** Begins like no word, so it is a short form and spelt by letters: `nri` is not `nari`. */
export const UNSPEAKABLE = /^[lmnr][bcdfgjklmnpqrstvwxz][a-z]{1,2}$/;
/** No other key has this letter. */
const OF_LETTERS = 'q';
/** A key this short would meet too many words: then only long and doubled letters are folded. */
const TOO_SHORT = 2;

/** The key of a word in lower-case Latin letters, without its English plural ending. */
export function phoneticKey(latin: string): string {
  const plain = latin.normalize('NFD').replace(ACCENTS, '');
  if (SHORT_FORM.test(plain)) return plain;
  const stem = singular(plain);
  if (UNSPEAKABLE.test(stem)) return `${stem}${OF_LETTERS}`;
  let key = stem;
  for (const [pattern, replacement] of RULES) key = key.replace(pattern, replacement);
  return key.length > TOO_SHORT ? key.toLowerCase() : stem.replace(/([a-z])\1+/g, '$1');
}

/**
 * `farmers` and `farmer`, `studies` and `study` meet; `class`, `status`, `basis` and `awas` keep their ending, and so does
 * the illness, which is no financial aid.
 */
function singular(word: string): string {
  if (word === 'aids' || word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Ways to write a word in Latin letters that nobody would call wrong: yojana and yojanaa, farmer and farmers. */
export function plainSpelling(latin: string): string {
  const plain = singular(latin).replace(/ee|ii/g, 'i').replace(/oo|uu/g, 'u').replace(/w/g, 'v').replace(/chh/g, 'ch');
  return plain.replace(/([a-z])\1+/g, '$1');
}

/** The consonants of a key: loan words in native scripts keep these when their vowels are heard differently. */
export function skeleton(key: string): string {
  return key.replace(/[aeiouy]/g, '');
}

/** The key two words have when they are written as one: `mukhya mantri` and `mukhyamantri` meet. */
export function pairKey(first: string, second: string): string {
  const rest = second.startsWith('a') ? second.slice(1) : second;
  // joined rather than added, which would keep both parts beside the whole for as long as the key is kept
  return [first, first.endsWith(rest.charAt(0)) ? rest.slice(1) : rest].join('');
}
