import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('leaves a text of exactly 200 characters whole', () => {
  expect(shorten('a'.repeat(200))).toBeNull();
});

test('cuts a longer text after 200 characters', () => {
  expect(shorten(`${'a'.repeat(200)}b`)).toBe(`${'a'.repeat(200)}...`);
});

test('keeps a vowel sign with its letter', () => {
  const text = `${'क'.repeat(199)}कि और भी`;
  expect(text.charAt(200)).toBe('ि');
  expect(shorten(text)).toBe(`${'क'.repeat(199)}...`);
});
