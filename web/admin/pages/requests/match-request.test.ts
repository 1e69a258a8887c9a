import { expect, test } from 'vitest';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { matchesRequest } from './match-request.ts';
import { NO_FILTERS, requestListQuery } from './request-list-query.ts';

const request = {
  id: 7,
  reference: 'REQ-2026-0007',
  name: 'Solar Pump',
  email: 'asha@example.org',
  description: 'For my FIELD',
  urgency: 'high',
  status: 'pending',
} as AdminRequest;

test.each(['solar', 'ASHA@', 'field', 'pump field', '#7', 'REQ-2026-0007', 'req-2026', 'REQ-२०२६-०००७', ' ', ''])(
  '%j finds it by name, address, description or reference',
  (q) => {
    expect(matchesRequest(request, { ...NO_FILTERS, q })).toBe(true);
  },
);

test.each([{ q: 'solar wind' }, { status: 'approved' }, { urgency: 'low' }] as const)('%j does not', (filter) => {
  expect(matchesRequest(request, { ...NO_FILTERS, ...filter })).toBe(false);
});

test('finds a request whose status is a number', () => {
  expect(matchesRequest({ ...request, status: 1 as never }, { ...NO_FILTERS, status: 'approved' })).toBe(true);
});

test('writes non-default parameters to the address and ignores unknown values', () => {
  const query = requestListQuery.read('?q=pump&status=approved&urgency=high&sort=alpha-desc&id=12');
  expect(query).toEqual({ q: 'pump', status: 'approved', urgency: 'high', sort: 'alpha-desc', id: 12 });
  expect(requestListQuery.write(query)).toBe('/admin/requests?q=pump&status=approved&urgency=high&sort=alpha-desc&id=12');
  expect(requestListQuery.write(requestListQuery.read('?status=x&urgency=x&sort=x&id=x'))).toBe('/admin/requests');
});
