import { expect, test } from 'vitest';
import { fewWords } from './few-words.ts';

test.each([
  ['', ''],
  ['one two three four five', 'one two three four five'],
  [' one  two\nthree four five ', 'one two three four five'],
  ['one two three four five six', 'one two three four five...'],
  ['फ़सल बीमा का पैसा कब आता है', 'फ़सल बीमा का पैसा कब...'],
])('%j becomes %j', (text, shown) => {
  expect(fewWords(text)).toBe(shown);
});
