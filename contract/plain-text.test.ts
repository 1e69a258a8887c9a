import { describe, expect, test, vi } from 'vitest';
import { countLetters, oneForm, oneLine, severalLines } from './plain-text.ts';

describe('text in one form', () => {
  test('has the same letters, composed', () => {
    expect(oneForm('cafe\u0301 कि श्री ঢ়')).toBe('café कि श्री ঢ়'.normalize('NFC'));
  });

  test('keeps as many marks on a letter as any script has, and no heap of them', () => {
    const word = `a${'\u0323'.repeat(15)}${'\u0301'.repeat(15)}`;
    expect(oneForm(word)).toBe(word.normalize('NFC'));
    expect(oneForm(`a${'\u0301'.repeat(40_000)}${'\u0323'.repeat(40_000)}b`).length).toBeLessThanOrEqual(32);
  });

  test('is never normalised with more marks in a row than that', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    oneForm(`a${'\u0301\u0323'.repeat(20_000)} b${'\u0301'.repeat(31)}`);
    expect((normalize.mock.contexts as unknown as string[]).map((text) => /\p{M}{31}/u.test(String(text)))).toEqual([false]);
    normalize.mockRestore();
  });
});

test('a line holds no control character, no turn of direction and no line end', () => {
  expect(oneLine(' a\tb\r\nc\u0000d\u0085e\u202ef\u2028g\u200bh ')).toBe('a b cdef gh');
});

test('several lines keep their ends, in one form', () => {
  expect(severalLines(' a\r\nb\rc\n\nd\u0007 ')).toBe('a\nb\nc\n\nd');
});

test('letters are counted as people see them stored', () => {
  expect(countLetters('क😀a')).toBe(3);
});
