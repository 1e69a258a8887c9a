/** One spelling for each Hindi word, in schemes, articles and the sentences of the site: a reader and a search meet one word, not two. */
import { expect, test } from 'vitest';
import { spellingsOfOneWord, wordsOfLanguage } from './words-of-language.ts';

/** Names that governments themselves spell otherwise. */
const NAMES = ['लाड़ली', 'मंईयां'].map((name) => name.normalize());

const words = wordsOfLanguage('hi', /[\u0900-\u0963\u0966-\u097F]+/g);
for (const name of NAMES) words.delete(name);

/** Alike for spellings that differ only in a dot below, in the sign of the nasal, or in how a nasal is joined. */
const sound = (word: string) => word.replaceAll('\u093c', '').replaceAll('ँ', 'ं').replaceAll('न्द', 'ंद').replaceAll('म्प', 'ंप');

test('no word is spelt in two ways', () => {
  expect(spellingsOfOneWord(words, sound)).toEqual([]);
});

test('nasal vowels without a sign above the line carry the moon: जाँच, गाँव, जाएँ, यहाँ', () => {
  const wrong = /जांच|गांव|मांग|पांच|आंख|ढूंढ|पहुंच|[ाआ]एं(?:$|ग)|ां$/;
  expect([...words].filter(([word]) => wrong.test(word))).toEqual([]);
});

test('the dot below stands under ज, ड and ढ only, as most people write', () => {
  expect([...words].filter(([word]) => /[कखगफ]\u093c/.test(word))).toEqual([]);
});
