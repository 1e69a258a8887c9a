import { expect, test } from 'vitest';
import { today } from './today.ts';

test.each([
  ['2026-11-22T18:29:59.999Z', '2026-11-22'],
  ['2026-11-22T18:30:00.000Z', '2026-11-23'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01'],
])('at %s it is %s in India', (instant, day) => {
  expect(today(new Date(instant))).toBe(day);
  expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(instant))).toBe(day);
});
