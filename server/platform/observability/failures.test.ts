import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { Failures } from './failures.ts';
import { createMetrics } from './metrics.ts';

afterEach(() => vi.useRealTimers());

test('writes one line a minute with a count while the disk is full, and one for each other failure', () => {
  vi.useFakeTimers();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const failures = new Failures(log, createMetrics(), () => new Date());
  const request = new Request('http://localhost/api/feedback', { method: 'POST' });
  const refuse = (times: number) => {
    for (let time = 0; time < times; time++)
      failures.note(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), request);
  };
  refuse(400);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ count: 1, route: '/api/feedback', msg: 'requests failed: the disk is full' });
  vi.advanceTimersByTime(60_000);
  expect(lines.map(({ count }) => count)).toEqual([1, 399]);
  refuse(5);
  failures.note(new Error('another'), request);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatchObject({ msg: 'request failed' });
  vi.advanceTimersByTime(600_000);
  expect(lines.map(({ count }) => count)).toEqual([1, 399, undefined, 5]);
});
