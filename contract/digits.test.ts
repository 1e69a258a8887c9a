import { describe, expect, it } from 'vitest';
import { foldDigits, readNumber } from './digits.ts';

/** The zero of each script that India's visitors type or paste. */
const ZEROS = {
  Devanagari: '०',
  Gujarati: '૦',
  Bengali: '০',
  Gurmukhi: '੦',
  Odia: '୦',
  Tamil: '௦',
  Telugu: '౦',
  Kannada: '೦',
  Malayalam: '൦',
  Arabic: '٠',
  Urdu: '۰',
  'Ol Chiki': '᱐',
  Meitei: '꯰',
  'full width': '０',
  'mathematical bold': '𝟎',
  'mathematical monospace': '𝟶',
};
const inScript = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) as number) + Number(digit)));

describe.each(Object.entries(ZEROS))('%s digits', (_, zero) => {
  it('become 0-9 without changing the rest of the text', () => {
    expect(foldDigits(inScript(zero, 'उम्र 0123456789, a1b'))).toBe('उम्र 0123456789, a1b');
  });

  it('are parsed as numbers', () => {
    expect(readNumber(inScript(zero, '₹ 1,20,000.5'))).toBe(120_000.5);
    expect(readNumber(inScript(zero, '65'))).toBe(65);
  });
});

it.each([
  ['1,20,000', 120_000],
  ['₹ 500', 500],
  ['2.5', 2.5],
  ['-2', -2],
])('parses %j as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it('parses the thousands and decimal separators of Arabic and full-width numbers', () => {
  expect(readNumber('۱٬۵۰۰٫۵')).toBe(1500.5);
  expect(readNumber('１，５００．５')).toBe(1500.5);
  expect(foldDigits('क，ख')).toBe('क，ख');
});

it.each(['', 'a lot', '1-2', '½', '²', '१.', '.५'])('does not parse %j as a number', (text) => {
  expect(readNumber(text)).toBeNull();
});

it.each(['67\u200b', '\u200e67\u200f', '\ufeff６７', '₹67/-', '67 /-'])('parses %j as the visible number', (typed) => {
  expect(readNumber(typed)).toBe(67);
});

it.each(['', '/-', '\u200b', '6/7', '67/'])('finds no number in %j', (typed) => {
  expect(readNumber(typed)).toBeNull();
});
