/**
 * One key for every spelling of a word: छात्रवृत्ति, chhatravriti and chatravritti have the same key, and so do subsidy and subcidy. Folds variant
 * spellings of the same sound: long and short vowels, aspirates, doubled letters, w and v, ph and f, z and j, and drops every `a` but the first
 * letter, because Indian scripts leave it unwritten.
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

/** Accents and joiners do not distinguish Latin words. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Words without vowels are short forms, in which every letter counts: kcc is not k. */
const SHORT_FORM = /^[^aeiouy]*$/;
/** No word starts like this, so it is a short form and is spelt by letters: `nri` is not `nari`. */
export const UNSPEAKABLE = /^[lmnr][bcdfgjklmnpqrstvwxz][a-z]{1,2}$/;
/** No other key has this letter. */
const OF_LETTERS = 'q';
/** Keys this short would be shared by too many words, so only long and doubled letters are folded. */
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
 * `farmers` and `farmer`, `studies` and `study` become the same; `class`, `status`, `basis` and `awas` are not plurals, and neither is the illness
 * aids, which is not financial aid.
 */
function singular(word: string): string {
  if (word === 'aids' || word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Folds accepted variant spellings in Latin letters: yojana and yojanaa, farmer and farmers. */
export function plainSpelling(latin: string): string {
  const plain = singular(latin).replace(/ee|ii/g, 'i').replace(/oo|uu/g, 'u').replace(/w/g, 'v').replace(/chh/g, 'ch');
  return plain.replace(/([a-z])\1+/g, '$1');
}

/** The consonants of a key: loan words in native scripts preserve these even if their vowels differ. */
export function skeleton(key: string): string {
  return key.replace(/[aeiouy]/g, '');
}

/** The key of two words written as one: `mukhya mantri` and `mukhyamantri` have the same key. */
export function pairKey(first: string, second: string): string {
  const rest = second.startsWith('a') ? second.slice(1) : second;
  // `join` instead of `+`, which would hold both parts in memory together with the result
  return [first, first.endsWith(rest.charAt(0)) ? rest.slice(1) : rest].join('');
}
