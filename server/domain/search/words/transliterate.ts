/**
 * Latin letters for words in Indian scripts. The Unicode blocks of these scripts are parallel (all follow ISCII), so an offset converts each of them
 * to Devanagari and one table converts Devanagari to Latin. The result need not look natural, because the phonetic key folds the remaining
 * differences.
 */

const BLOCK = 0x80;
const DEVANAGARI = 0x0900;
/** Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const LAST_INDIC = 0x0d7f;

const CONSONANTS: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', ऩ: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'l',
  व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h',
}; // biome-ignore format: a table

const VOWELS: Record<string, string> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e', ऎ: 'e', ऒ: 'o',
}; // biome-ignore format: a table

const SIGNS: Record<string, string> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au',
  'ॉ': 'o', 'ॅ': 'e', 'ॆ': 'e', 'ॊ': 'o',
}; // biome-ignore format: a table

/** Letters at other positions in their block: final consonants of Malayalam, r and v of Assamese, t of Bengali. */
const OWN_LETTERS: Record<string, string> = {
  ൺ: 'ण्', ൻ: 'न्', ർ: 'र्', ൽ: 'ल्', ൾ: 'ळ्', ൿ: 'क्', ৰ: 'र', ৱ: 'व', ৎ: 'त्',
}; // biome-ignore format: a table

const VIRAMA = '्';
const NUKTA = '़';
/** Placeholder for the inherent vowel of a consonant until it is known whether it is spoken. */
const SCHWA = '~';

/** Converts any script of the family to Devanagari; other characters stay. */
export function toDevanagari(word: string): string {
  let shifted = '';
  for (const character of word) {
    const code = character.charCodeAt(0);
    const own = OWN_LETTERS[character];
    if (own !== undefined) {
      shifted += own;
      continue;
    }
    const indic = code >= DEVANAGARI && code <= LAST_INDIC;
    shifted += indic ? String.fromCharCode(DEVANAGARI + (code % BLOCK)) : character;
  }
  return shifted;
}

/** Converts a word to the script of another, if possible: Latin letters cannot be converted to a native script. */
export function inScriptOf(model: string, word: string): string {
  const code = model.charCodeAt(0);
  if (code < DEVANAGARI) return toLatin(word);
  const block = code - (code % BLOCK);
  return [...toDevanagari(word)]
    .map((sign) => (isDevanagari(sign) ? String.fromCharCode(block + (sign.charCodeAt(0) % BLOCK)) : sign))
    .join('');
}

const isDevanagari = (sign: string) => sign >= '\u0900' && sign <= '\u097f';

/** Converts one word in any Indian script to Latin letters. Latin words are returned unchanged. */
export function toLatin(word: string): string {
  let latin = '';
  let open = false; // the last consonant does not have its vowel yet
  for (const character of toDevanagari(word)) {
    const consonant = CONSONANTS[character];
    if (character === NUKTA) continue;
    if (character === VIRAMA) {
      open = false;
    } else if (consonant !== undefined) {
      latin += (open ? SCHWA : '') + consonant;
      open = true;
    } else if (SIGNS[character] !== undefined) {
      latin += SIGNS[character];
      open = false;
    } else {
      latin += (open ? SCHWA : '') + otherSign(character);
      open = false;
    }
  }
  return speakSchwas(latin.replaceAll('jn', 'gy'));
}

function otherSign(character: string): string {
  const vowel = VOWELS[character];
  if (vowel !== undefined) return vowel;
  const code = character.charCodeAt(0);
  if (code === 0x0902 || code === 0x0901 || code === 0x0970) return 'n'; // anusvara, chandrabindu, Gurmukhi tippi
  if (code >= 0x0966 && code <= 0x096f) return String(code - 0x0966);
  if (code >= DEVANAGARI && code < DEVANAGARI + BLOCK) return '';
  return character;
}

/** Hindi and Gujarati do not pronounce the inherent vowel at the end and between two spoken syllables: yojana, not yojanaa. */
function speakSchwas(latin: string): string {
  const medial = /([aeiou~][^aeiou~]h?)~(?=[^aeiou~n]h?[aeiou])/g;
  return latin.replace(medial, '$1').replaceAll(SCHWA, 'a');
}
