import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTicks, hasTicks, readTicks, writeTick } from './document-ticks.ts';

beforeEach(() => {
  const kept: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      kept[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete kept[key];
    }),
  });
  vi.stubGlobal('localStorage', kept);
});

test('clears and restores the ticks of every scheme, and nothing else on the device', () => {
  localStorage.setItem('documents-language', 'hi');
  expect(hasTicks()).toBe(false);
  writeTick(1, 3, 2, true);
  writeTick(20, 5, 0, true);
  const putBack = forgetTicks();
  expect(hasTicks()).toBe(false);
  expect(readTicks(1, 3)).toEqual(new Set());
  expect(localStorage.getItem('documents-language')).toBe('hi');
  putBack();
  expect(readTicks(1, 3)).toEqual(new Set([2]));
  expect(readTicks(20, 5)).toEqual(new Set([0]));
});

test('has no ticks to clear if storage is unavailable', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasTicks()).toBe(false);
  forgetTicks()();
});
