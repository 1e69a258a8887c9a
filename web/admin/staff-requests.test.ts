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

test('words and numbers are counted alike', () => {
  const requests = list('pending', 0, '0', 'approved', 1, '2');
  expect(countRequests({ requests, counts: { all: 6, pending: 6, approved: 0, rejected: 0 } })).toEqual({
    all: 6,
    pending: 3,
    approved: 2,
    rejected: 1,
  });
});

test('of a list that is cut off the counts of the server are taken', () => {
  const counts = { all: 3000, pending: 2000, approved: 900, rejected: 100 };
  expect(countRequests({ requests: list('pending'), counts })).toEqual(counts);
});

test('pending is yellow, approved green, anything else red', () => {
  expect(['pending', 'approved', 'rejected', 'other'].map((status) => /bg-(\w+)/.exec(statusLook(status))?.[1])).toEqual([
    'yellow',
    'green',
    'red',
    'red',
  ]);
});
