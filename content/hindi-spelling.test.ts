/** One spelling for each Hindi word in schemes, articles and messages, for readers and for the search. */
import { expect, test } from 'vitest';
import { spellingsOfOneWord, wordsOfLanguage } from './words-of-language.ts';

/** Names that governments spell otherwise. */
const NAMES = ['लाड़ली', 'मंईयां'].map((name) => name.normalize());

const words = wordsOfLanguage('hi', /[\u0900-\u0963\u0966-\u097F]+/g);
for (const name of NAMES) words.delete(name);

/** Equal for spellings that differ only in a dot below, in the nasal sign, or in how a nasal is joined. */
const sound = (word: string) => word.replaceAll('\u093c', '').replaceAll('ँ', 'ं').replaceAll('न्द', 'ंद').replaceAll('म्प', 'ंप');

test('spells no word in two ways', () => {
  expect(spellingsOfOneWord(words, sound)).toEqual([]);
});

test('writes chandrabindu where no vowel sign is above the line: जाँच, गाँव, जाएँ, यहाँ', () => {
  const wrong = /जांच|गांव|मांग|पांच|आंख|ढूंढ|पहुंच|[ाआ]एं(?:$|ग)|ां$/;
  expect([...words].filter(([word]) => wrong.test(word))).toEqual([]);
});

test('writes the dot below only under ज, ड and ढ, as most people do', () => {
  expect([...words].filter(([word]) => /[कखगफ]\u093c/.test(word))).toEqual([]);
});
