/** Telephone numbers of the shipped catalogue that become links. A false one would call a stranger. */
import { describe, expect, test } from 'vitest';
import { readBlogs } from '../content/read-content.ts';
import { shippedDocuments, shippedSchemes } from '../content/shipped-content.ts';
import { htmlToText } from '../contract/html-text.ts';
import { numbersIn } from '../web/components/phone/phone-numbers.ts';

/** Short numbers in the texts. Read a new one in its sentence before you add it. */
const SHORT = `
  100 101 102 104 108 112 181 1031 1076 1098 1514 1902 1906 1912 1930 1947 1967 14417 14434 14447 14555 14567 14678
  155209 155214 155245 155251 155261 18001031`;
const LONG = /^(?:\+91\d{10}|1(?:800|860)\d{6,7}|0?[6-9]\d{9}|0\d{9,10})$/;

type Found = { where: string; sentence: string; number: string };

/** In every text people read, whatever its field; addresses and notes are not shown as text. */
function found(value: unknown, where: string): Found[] {
  if (typeof value === 'string') {
    const isHelpline = where.endsWith('.helpline');
    return (value.includes('<') ? htmlToText(value) : value.replace(/\]\([^)]*\)/g, ']'))
      .split('\n')
      .flatMap((line) => numbersIn(line, isHelpline).map(({ digits }) => ({ where, sentence: line, number: digits })));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (HIDDEN.test(name) ? [] : found(part, `${where}.${name}`)));
}
const HIDDEN = /^(?:sources|note|url|online|links?|examples|conditions|rule|slug|id|keywords|reviewBy|checkedOn|updated|date|picture)$/;

const schemes = shippedSchemes();
const numbers = [...schemes, ...shippedDocuments(), ...readBlogs()].flatMap((one) => found(one, one.slug));

describe('linked telephone numbers of the catalogue', () => {
  test('have the shape of a telephone number, or are known short ones', () => {
    const known = new Set(SHORT.trim().split(/\s+/));
    const strange = numbers.filter(({ number }) => !LONG.test(number) && !known.has(number));
    expect(strange.map(({ where, number, sentence }) => `${where}: ${number} in "${sentence}"`)).toEqual([]);
  });

  test('are not amounts', () => {
    expect(numbers.filter(({ number, sentence }) => new RegExp(`[₹$] ?${number}`).test(sentence))).toEqual([]);
  });

  test('include every number in helpline fields', () => {
    const missed = schemes.flatMap(({ slug, helpline }) => {
      const digits = helpline?.replace(/\D/g, '') ?? '';
      const called = numbersIn(helpline ?? '', true).map((one) => one.digits.replace(/\D/g, ''));
      return called.join('') === digits ? [] : [`${slug}: ${helpline}`];
    });
    expect(missed).toEqual([]);
  });

  test('include every toll-free number, in each language of the text', () => {
    const all = [...schemes, ...shippedDocuments(), ...readBlogs()];
    const texts = all.flatMap((one) =>
      JSON.stringify({ ...one, sources: [], note: '' }, (key, value) => (HIDDEN.test(key) ? undefined : value)),
    );
    const written = texts.flatMap((text) => text.replace(/\]\([^)]*\)/g, ']').match(/\b18[06]0[ -]?\d[\d -]{4,8}\d(?![\d-])/g) ?? []);
    const called = new Set(numbers.map(({ number }) => number));
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((number) => !called.has(number.replace(/\D/g, '')))).toEqual([]);
  });
});
