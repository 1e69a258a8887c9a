import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { durationOf, REMOVE_AFTER_MS, ToastStore } from './toast-store.ts';

let store: ToastStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = new ToastStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => store.all().filter((toast) => toast.isOpen);

test('a new toast closes the one before it', () => {
  store.show({ title: 'First' });
  store.show({ title: 'Second', variant: 'destructive' });
  expect(open().map((toast) => toast.title)).toEqual(['Second']);
  expect(store.all()).toHaveLength(2);
});

test('a closed toast is dropped after 1,000,000 ms, not before', () => {
  expect(REMOVE_AFTER_MS).toBe(1_000_000);
  const id = store.show({ title: 'Done' });
  store.close(id);
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(999_999);
  expect(store.all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.all()).toEqual([]);
});

test('closing twice does not count the time anew', () => {
  const id = store.show({ title: 'Done' });
  store.close(id);
  vi.advanceTimersByTime(900_000);
  store.close(id);
  vi.advanceTimersByTime(100_000);
  expect(store.all()).toEqual([]);
});

test('an open toast stays however long it takes', () => {
  store.show({ title: 'Waiting' });
  vi.advanceTimersByTime(5_000_000);
  expect(open()).toHaveLength(1);
});

test('a toast closes after 5 s unless stated; one that tells of a failure waits until it is closed', () => {
  expect(durationOf({ title: 'Done' })).toBe(5000);
  expect(durationOf({ title: 'Blog Created', duration: 3000 })).toBe(3000);
  expect(durationOf({ title: 'Error', variant: 'destructive' })).toBe(Number.POSITIVE_INFINITY);
  expect(durationOf({ title: 'Validation Error', variant: 'destructive', duration: 5000 })).toBe(5000);
});

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.show({ title: 'Done' });
  store.close(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.show({ title: 'Again' });
  expect(listener).toHaveBeenCalledTimes(2);
});
