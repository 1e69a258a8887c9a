import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startChores } from './chores.ts';

const house = { log: pino({ level: 'silent' }), now: () => new Date() };
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('chores are done soon after the start and every hour, one that fails does not keep the others from it', async () => {
  const failing = vi.fn().mockRejectedValue(new Error('no'));
  const good = vi.fn().mockResolvedValue(undefined);
  const stop = startChores(house, [failing, good]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([failing.mock.calls.length, good.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect([failing.mock.calls.length, good.mock.calls.length]).toEqual([3, 3]);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(good.mock.calls.length).toBe(3);
});

test('stopping waits for the chore in hand and begins no other', async () => {
  let finish = () => {};
  const slow = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = startChores(house, [slow]);
  await vi.advanceTimersByTimeAsync(10_000);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(slow).toHaveBeenCalledTimes(1);
});
