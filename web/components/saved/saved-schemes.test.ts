import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_SAVED } from '../../../contract/saved-list.ts';
import { forgetSchemes, savedSchemes, saveSchemes } from './saved-schemes.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
beforeEach(() => {
  kept.set('saved-schemes', '[]');
});

const ids = () => savedSchemes.get().map(({ id }) => id);
const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Scheme ${id}` }));

test('puts schemes in the given order, before older ones', () => {
  kept.set('saved-schemes', JSON.stringify([{ id: 9, name: 'Yesterday', at: '2020-01-01T00:00:00.000Z' }]));
  saveSchemes(named(3, 1, 2));
  expect(ids()).toEqual([3, 1, 2, 9]);
});

test('restores a scheme at its place, and leaves an existing one unchanged', () => {
  saveSchemes(named(1, 2, 3));
  const [, second] = savedSchemes.get();
  forgetSchemes([2]);
  expect(ids()).toEqual([1, 3]);
  saveSchemes(second ? [second] : []);
  expect(ids()).toEqual([1, 2, 3]);
  saveSchemes([{ id: 2, name: 'Other' }]);
  expect(savedSchemes.get()[1]).toEqual(second);
});

test('limits the length of the list', () => {
  saveSchemes(named(...Array.from({ length: MAX_SAVED - 1 }, (_, id) => id + 1)));
  saveSchemes(named(100, 101));
  expect(ids()).toHaveLength(MAX_SAVED);
  expect(ids()[0]).toBe(100);
});
