import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text of exactly 200 characters is left whole', () => {
  expect(shorten('a'.repeat(200))).toBeNull();
});

test('a longer text keeps its first 200 characters', () => {
  expect(shorten(`${'a'.repeat(200)}b`)).toBe(`${'a'.repeat(200)}...`);
});

test('a vowel sign stays with its letter', () => {
  const text = `${'क'.repeat(199)}कि और भी`;
  expect(text.charAt(200)).toBe('ि');
  expect(shorten(text)).toBe(`${'क'.repeat(199)}...`);
});
