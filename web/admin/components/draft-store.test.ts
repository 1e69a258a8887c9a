import { expect, test } from 'vitest';
import { draftKey, dropDraft, readDraft, writeDraft } from './draft-store.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const NOON = new Date('2026-11-21T06:30:00.000Z');

test('a draft is found again under its own record alone', () => {
  const storage = memory();
  expect(writeDraft(storage, 'scheme:1', { name: 'पीएम किसान' }, NOON)).toBe(true);
  expect(readDraft(storage, 'scheme:1')).toEqual({ value: { name: 'पीएम किसान' }, at: '2026-11-21T06:30:00.000Z' });
  expect(readDraft(storage, 'scheme:2')).toBeNull();
  dropDraft(storage, 'scheme:1');
  expect(readDraft(storage, 'scheme:1')).toBeNull();
});

test.each(['', 'not json', 'null', '7', '{}', '{"at":3,"value":1}', '{"at":"today"}'])('what is stored as %j is no draft', (text) => {
  const storage = memory();
  storage.setItem(draftKey('scheme:1'), text);
  expect(readDraft(storage, 'scheme:1')).toBeNull();
});

test('a full storage is reported, not thrown', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(writeDraft(full, 'scheme:1', 'text', NOON)).toBe(false);
});
