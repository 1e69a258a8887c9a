import { expect, test } from 'vitest';
import { readReference, requestReference } from './request-reference.ts';

test.each([
  [7, '2026-11-22T09:00:00.000Z', 'REQ-2026-0007'],
  [12345, '2026-11-22T09:00:00.000Z', 'REQ-2026-12345'],
  // The year changes in India 5.5 hours before UTC.
  [8, '2026-12-31T18:30:00.000Z', 'REQ-2027-0008'],
])('request %i of %s is %s', (id, createdAt, reference) => {
  expect(requestReference({ id, createdAt })).toBe(reference);
  expect(readReference(reference)).toBe(String(id));
});

test.each([
  ['7', '7'],
  [' req-2026-0007 ', '7'],
  ['REQ 2026 0007', '7'],
  ['0007', '7'],
  ['REQ-२०२६-०००७', '7'],
  ['૦૦૦૭', '7'],
  ['seven', 'seven'],
  ['', ''],
])('%j is read as %j', (typed, id) => {
  expect(readReference(typed)).toBe(id);
});
