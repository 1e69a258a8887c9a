import { expect, test } from 'vitest';
import { splitLanguage } from './language-address.ts';

test.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/hi/schemes', 'hi', '/schemes'],
  ['/hindi', 'en', '/hindi'],
  ['/hi//evil.example', 'hi', '/evil.example'],
  ['/hi/\\evil.example', 'hi', '/evil.example'],
  ['/hi/', 'hi', '/'],
])('%s is %s %s', (path, language, rest) => {
  expect(splitLanguage(path)).toEqual({ language, path: rest });
});
