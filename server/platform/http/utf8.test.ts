import { expect, test } from 'vitest';
import { utf8Of } from './utf8.ts';

test('pieces of any script, as texts or bytes, make one text, however long', () => {
  const pieces = ['₹2,000 ', Buffer.from('विधवा '), '', 'पेंशन 🙏'];
  for (const times of [1, 3, 100_000, 2]) {
    const more = Array.from({ length: times }, () => pieces).flat();
    expect(utf8Of(more).toString()).toBe('₹2,000 विधवा पेंशन 🙏'.repeat(times));
  }
});

test('bytes that were given are not written over by the next', () => {
  const first = utf8Of(['a page']);
  utf8Of(['another']);
  expect(String(first)).toBe('a page');
});
