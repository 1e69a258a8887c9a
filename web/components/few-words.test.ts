import { expect, test } from 'vitest';
import { fewWords } from './few-words.ts';

test.each([
  ['', ''],
  ['one two three four five', 'one two three four five'],
  [' one  two\nthree four five ', 'one two three four five'],
  ['one two three four five six', 'one two three four five...'],
  ['one two three four the', 'one two three four the'],
  ['फ़सल बीमा का पैसा कब आता है', 'फ़सल बीमा का पैसा कब...'],
  ['Find the reason, correct it, complain', 'Find the reason, correct it...'],
  ['Cheats use the names of real schemes', 'Cheats use the names...'],
  ['See what happens with the money', 'See what happens...'],
  ['Do it yourself (with an OTP) or at a centre', 'Do it yourself...'],
  ['Get the e-KYC done (OTP) at once', 'Get the e-KYC done (OTP)...'],
  ['पैसा तीन तरीकों से और घर बैठे', 'पैसा तीन तरीकों से...'],
  ['(a very long remark that never ends here', '(a very long remark that...'],
])('%j becomes %j', (text, shown) => {
  expect(fewWords(text)).toBe(shown);
});
