import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

test.each(['/', '/schemes/12?page=2', '/hi/blog/नमस्ते', '/a//b', '/a\\b'])('%s is an internal path', (path) => {
  expect(sitePath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '\u0001//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  null,
  undefined,
])('%j becomes the home page', (path) => {
  expect(sitePath(path)).toBe('/');
  expect(new URL(sitePath(path), 'https://own.example').host).toBe('own.example');
});
