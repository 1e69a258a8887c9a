import { describe, expect, test, vi } from 'vitest';
import { countLetters, oneForm, oneLine, severalLines } from './plain-text.ts';

describe('normalised text', () => {
  test('is composed', () => {
    expect(oneForm('cafe\u0301 कि श्री ঢ়')).toBe('café कि श्री ঢ়'.normalize('NFC'));
  });

  test('limits the combining marks on a letter', () => {
    const word = `a${'\u0323'.repeat(15)}${'\u0301'.repeat(15)}`;
    expect(oneForm(word)).toBe(word.normalize('NFC'));
    expect(oneForm(`a${'\u0301'.repeat(40_000)}${'\u0323'.repeat(40_000)}b`).length).toBeLessThanOrEqual(32);
  });

  test('drops excess marks before normalising', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    oneForm(`a${'\u0301\u0323'.repeat(20_000)} b${'\u0301'.repeat(31)}`);
    expect((normalize.mock.contexts as unknown as string[]).map((text) => /\p{M}{31}/u.test(String(text)))).toEqual([false]);
    normalize.mockRestore();
  });
});

test('a line contains no control characters, bidi controls or line breaks', () => {
  expect(oneLine(' a\tb\r\nc\u0000d\u0085e\u202ef\u2028g\u200bh ')).toBe('a b cdef gh');
});

test('several lines have uniform line breaks', () => {
  expect(severalLines(' a\r\nb\rc\n\nd\u0007 ')).toBe('a\nb\nc\n\nd');
});

test('counts code points, not UTF-16 units', () => {
  expect(countLetters('क😀a')).toBe(3);
});
