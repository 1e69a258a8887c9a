import { expect, test } from 'vitest';
import type { AdminRequest } from '../../contract/requests.endpoints.ts';
import { countRequests, isPending, statusLook } from './staff-requests.ts';

const withStatus = (status: unknown) => ({ status }) as AdminRequest;
const list = (...statuses: unknown[]) => statuses.map(withStatus);

test.each(['pending', 0, '0'])('%j is pending', (status) => {
  expect(isPending(withStatus(status))).toBe(true);
});

test.each(['approved', 1, 'rejected', 2, '', null, undefined])('%j is not pending', (status) => {
  expect(isPending(withStatus(status))).toBe(false);
});

test('counts statuses given as words and as numbers', () => {
  const requests = list('pending', 0, '0', 'approved', 1, '2');
  expect(countRequests({ requests, counts: { all: 6, pending: 6, approved: 0, rejected: 0 } })).toEqual({
    all: 6,
    pending: 3,
    approved: 2,
    rejected: 1,
  });
});

test("uses the server's counts for a truncated list", () => {
  const counts = { all: 3000, pending: 2000, approved: 900, rejected: 100 };
  expect(countRequests({ requests: list('pending'), counts })).toEqual(counts);
});

test('shows pending in yellow, approved in green, anything else in red', () => {
  expect(['pending', 'approved', 'rejected', 'other'].map((status) => /bg-(\w+)/.exec(statusLook(status))?.[1])).toEqual([
    'yellow',
    'green',
    'red',
    'red',
  ]);
});
