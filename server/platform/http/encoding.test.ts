import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=1.0', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
  ['x br y', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('ignores an Accept-Encoding header longer than any browser sends', () => {
  expect(chooseEncoding(`br,${'a'.repeat(15_000)}`)).toBe('identity');
  expect(chooseEncoding(`${' '.repeat(600)}br`)).toBe('identity');
});
