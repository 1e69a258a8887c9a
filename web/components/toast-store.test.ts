import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store.ts';

let store: ToastStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () =>
  store
    .get()
    .filter(({ isOpen }) => isOpen)
    .map(({ title }) => title);

test('shows a toast for 5000 ms and removes it 1,000,000 ms later', () => {
  store.show({ title: 'Saved' });
  expect(store.get()).toMatchObject([{ title: 'Saved', variant: 'default', isOpen: true }]);
  vi.advanceTimersByTime(4_999);
  expect(open()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(open()).toEqual([]);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(999_999);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual([]);
});

test('shows one at a time, each for its full duration', () => {
  store.show({ title: 'First' });
  vi.advanceTimersByTime(4_000);
  store.show({ title: 'Second', variant: 'destructive' });
  expect(store.get().map(({ title }) => title)).toEqual(['Second']);
  vi.advanceTimersByTime(4_999);
  expect(open()).toEqual(['Second']);
  vi.advanceTimersByTime(1);
  expect(open()).toEqual([]);
});

test('does not remove a newer toast with an old one', () => {
  store.show({ title: 'First' });
  store.dismiss();
  vi.advanceTimersByTime(998_000);
  store.show({ title: 'Second' });
  vi.advanceTimersByTime(3_000);
  expect(open()).toEqual(['Second']);
});

test('uses a given duration', () => {
  store.show({ title: 'Short', duration: 3_000 });
  vi.advanceTimersByTime(2_999);
  expect(open()).toEqual(['Short']);
  vi.advanceTimersByTime(1);
  expect(open()).toEqual([]);
});

test('stops the timer while paused', () => {
  store.show({ title: 'Read me' });
  vi.advanceTimersByTime(3_000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual(['Read me']);
  store.resume();
  store.resume();
  vi.advanceTimersByTime(1_999);
  expect(open()).toEqual(['Read me']);
  vi.advanceTimersByTime(1);
  expect(open()).toEqual([]);
  store.resume();
  expect(open()).toEqual([]);
});

test('shows one without end until its own id is closed', () => {
  const id = store.show({ title: 'It failed', variant: 'destructive', duration: Number.POSITIVE_INFINITY });
  store.pause();
  store.resume();
  vi.advanceTimersByTime(5_000_000);
  expect(open()).toEqual(['It failed']);
  store.close(id + 1);
  expect(open()).toEqual(['It failed']);
  store.close(id);
  expect(open()).toEqual([]);
});

test('notifies listeners of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show({ title: 'One' });
  store.dismiss();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.show({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
