import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceStore } from './device-store.ts';

/** Simulates localStorage with two tabs and storage events. */
let kept: Map<string, string>;
let problem: 'refused' | 'full' | null;
let page: EventTarget;
class FakeStorageEvent extends Event {
  readonly key: string | null;
  constructor(key: string | null) {
    super('storage');
    this.key = key;
  }
}

beforeEach(() => {
  kept = new Map();
  page = new EventTarget();
  problem = null;
  const fail = () => {
    throw new DOMException('no');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (problem === 'refused' ? fail() : (kept.get(key) ?? null)),
    setItem: (key: string, value: string) => (problem ? fail() : void kept.set(key, value)),
  });
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const numbers = (kept: unknown) => (Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : []);
const tab = () => createDeviceStore('numbers', numbers);
const add = (one: number) => (now: number[]) => [...now, one];

test('reads nothing before the first subscriber, so that hydration matches', () => {
  kept.set('numbers', '[1]');
  const store = tab();
  expect(store.get()).toEqual([]);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.get()).toEqual([1]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('synchronises two tabs without overwriting unread changes', () => {
  const [one, other] = [tab(), tab()];
  const listener = vi.fn();
  other.subscribe(listener);
  one.change(add(1));
  expect(other.get()).toEqual([]);
  page.dispatchEvent(new FakeStorageEvent('something else'));
  expect(other.get()).toEqual([]);
  page.dispatchEvent(new FakeStorageEvent('numbers'));
  expect(other.get()).toEqual([1]);
  expect(listener).toHaveBeenCalledTimes(1);
  // The second tab has not received the event yet.
  one.change(add(2));
  other.change(add(3));
  expect(other.get()).toEqual([1, 2, 3]);
  page.dispatchEvent(new FakeStorageEvent(null));
  kept.clear();
  page.dispatchEvent(new Event('pageshow'));
  expect(other.get()).toEqual([]);
});

test.each(['refused', 'full'] as const)('keeps the value until the page is left if storage is %s, and says so', (what) => {
  problem = what;
  const store = tab();
  store.subscribe(() => {});
  store.change(add(1));
  store.change(add(2));
  expect(store.get()).toEqual([1, 2]);
  expect(store.isKept()).toBe(false);
  page.dispatchEvent(new FakeStorageEvent('numbers'));
  expect(store.get()).toEqual([1, 2]);
  problem = null;
  store.change(add(3));
  expect(store.isKept()).toBe(true);
  expect(kept.get('numbers')).toBe('[1,2,3]');
});

test.each(['', '{', 'null', '"x"', '{"a":1}', '[1,"x",null]'])('reads the valid part of a stored value: %s', (text) => {
  kept.set('numbers', text);
  const store = tab();
  store.subscribe(() => {});
  expect(store.get()).toEqual(text.startsWith('[') ? [1] : []);
  store.change(add(2));
  expect(JSON.parse(kept.get('numbers') ?? '')).toEqual(store.get());
});

test('does not notify listeners that have unsubscribed', () => {
  const store = tab();
  const listener = vi.fn();
  store.subscribe(listener)();
  store.change(add(1));
  page.dispatchEvent(new FakeStorageEvent('numbers'));
  expect(listener).not.toHaveBeenCalled();
});
