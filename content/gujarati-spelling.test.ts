/** One spelling for each Gujarati word in schemes, articles and messages. */
import { expect, test } from 'vitest';
import { spellingsOfOneWord, wordsOfLanguage } from './words-of-language.ts';

/** The open vowel signs (ૅ, ૉ) are used where English has the sound, as in ઍપ and કૉલેજ. Patterns start at a word boundary. */
const REFUSED: [refused: string, instead: string][] = [
  ['બેંક|બેન્ક|બૅન્ક', 'બૅંક'],
  ['ફોર્મ', 'ફૉર્મ'],
  ['ઓફિસ|ઓફીસ|ઑફીસ', 'ઑફિસ'],
  ['ઓનલાઇન|ઓનલાઈન|ઑનલાઈન', 'ઑનલાઇન'],
  ['કોલેજ', 'કૉલેજ'],
  ['લોગ$|લોગિન|લોગીન|લૉગિન|લૉગીન', 'લૉગ ઇન'],
  ['હોસ્પિટલ|હોસ્પીટલ|હૉસ્પીટલ', 'હૉસ્પિટલ'],
  ['ડોક્ટર', 'ડૉક્ટર'],
  ['કેન્સર|કેંસર', 'કૅન્સર'],
  ['એપ(?:$|થી|ની|નું|ને|માં)', 'ઍપ'],
  ['ઓગસ્ટ', 'ઑગસ્ટ'],
  ['કોમ્પ્યુટર|કોમ્પ્યૂટર|કમ્પ્યૂટર|કૉમ્પ્યુટર', 'કમ્પ્યુટર'],
  ['કેંદ્ર', 'કેન્દ્ર'],
  ['ગેસ(?!્)', 'ગૅસ'],
  ['બ્લોક', 'બ્લૉક'],
  ['કેમ્પ', 'કૅમ્પ'],
];

/** Names: a scheme's as its government spells it, and a publisher's. */
const NAMES = ['બેંકેબલ', 'રવિ'];

const words = wordsOfLanguage('gu', /[\u0A80-\u0AE5\u0AF0-\u0AFF]+/g);
for (const name of NAMES) words.delete(name);

/** Open and long vowels, each with the one it is confused with. */
const ALIKE = ['ૅે', 'ૉો', 'ઍએ', 'ઑઓ', 'ીિ', 'ૂુ', 'ઈઇ', 'ઊઉ'].map((pair) => [...pair] as [string, string]);

/** Equal for spellings that differ only in such a vowel, or in how a nasal is joined. */
const sound = (word: string) => ALIKE.reduce((key, [one, other]) => key.replaceAll(one, other), word.replace(/[નમણ]્(?=[ક-હ])/g, 'ં'));

test('spells no word in two ways', () => {
  expect(spellingsOfOneWord(words, sound)).toEqual([]);
});

test.each(REFUSED)('not %s but %s', (refused) => {
  expect([...words].filter(([word]) => new RegExp(`^(?:${refused})`).test(word))).toEqual([]);
});
