import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BackgroundJob, HOUR_MS, SECOND_MS, startBackgroundJobs } from './background-jobs.ts';

const deps = { log: pino({ level: 'silent' }), now: () => new Date() };
const hourly = (work: BackgroundJob['work']): BackgroundJob => ({ name: 'a job', every: HOUR_MS, work });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs jobs soon after the start and every hour, also when one of them fails', async () => {
  const failing = vi.fn().mockRejectedValue(new Error('no'));
  const throwing = vi.fn(() => {
    throw new Error('at once');
  });
  const good = vi.fn().mockResolvedValue(undefined);
  const calls = () => [failing, throwing, good].map((work) => work.mock.calls.length);
  const stop = startBackgroundJobs(deps, [failing, throwing, good].map(hourly));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls()).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(calls()).toEqual([3, 3, 3]);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(calls()).toEqual([3, 3, 3]);
});

test('runs each job at its own interval, independent of the others', async () => {
  const often = vi.fn().mockResolvedValue(undefined);
  const atOnce = vi.fn().mockResolvedValue(undefined);
  const endless = vi.fn(() => new Promise<void>(() => {}));
  startBackgroundJobs(deps, [
    { name: 'endless', every: SECOND_MS, work: endless },
    { name: 'often', every: SECOND_MS, work: often },
    { name: 'at once', every: HOUR_MS, first: 0, work: atOnce },
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(atOnce).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
  expect([endless, often, atOnce].map((work) => work.mock.calls.length)).toEqual([1, 5, 1]);
});

test('stopping signals the running job, waits for it and starts no other', async () => {
  let finish = () => {};
  const slow = vi.fn((_now: Date, _stopped: AbortSignal) => new Promise<void>((resolve) => (finish = resolve)));
  const stop = startBackgroundJobs(deps, [hourly(slow)]);
  await vi.advanceTimersByTimeAsync(10_000);
  const signal = slow.mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([signal?.aborted, isStopped]).toEqual([true, false]);
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(slow).toHaveBeenCalledTimes(1);
});
