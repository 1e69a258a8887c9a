import { expect, test } from 'vitest';
import { dropDeviceDraft, readDeviceDrafts, writeDeviceDraft } from './device-drafts.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const NOON = new Date('2026-11-21T06:30:00.000Z');
const LATER = new Date('2026-11-21T06:31:00.000Z');
const slot = (record: string, tab = 'tab-one-1', owner = 'asha') => ({ owner, record, tab });

test('finds a draft by its owner and record only', () => {
  const storage = memory();
  expect(writeDeviceDraft(storage, slot('scheme:1'), { name: 'पीएम किसान' }, NOON)).toBe(true);
  const [draft] = readDeviceDrafts(storage, { owner: 'asha', record: 'scheme:1' });
  expect(draft).toEqual({ tab: 'tab-one-1', value: { name: 'पीएम किसान' }, at: NOON.toISOString() });
  expect(readDeviceDrafts(storage, { owner: 'asha', record: 'scheme:12' })).toEqual([]);
  expect(readDeviceDrafts(storage, { owner: 'ravi', record: 'scheme:1' })).toEqual([]);
  dropDeviceDraft(storage, slot('scheme:1'));
  expect(storage.length).toBe(0);
});

test('stores separate drafts for two tabs with a new scheme', () => {
  const storage = memory();
  writeDeviceDraft(storage, slot('scheme:new', 'tab-one-1'), 'one', NOON);
  writeDeviceDraft(storage, slot('scheme:new', 'tab-two-2'), 'two', LATER);
  const values = () => readDeviceDrafts(storage, { owner: 'asha', record: 'scheme:new' }).map(({ value }) => value);
  expect(values()).toEqual(['two', 'one']);
  dropDeviceDraft(storage, slot('scheme:new', 'tab-two-2'));
  expect(values()).toEqual(['one']);
});

test.each(['', 'not json', 'null', '7', '{}', '{"at":3,"value":1}', '{"at":"today"}'])('ignores the stored value %j', (text) => {
  const storage = memory();
  writeDeviceDraft(storage, slot('scheme:1'), 'text', NOON);
  storage.setItem(storage.key(0) ?? '', text);
  expect(readDeviceDrafts(storage, { owner: 'asha', record: 'scheme:1' })).toEqual([]);
});

test('reports a full storage instead of throwing', () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(writeDeviceDraft(full, slot('scheme:1'), 'text', NOON)).toBe(false);
});
