import { expect, test } from 'vitest';
import { formatDay, formatMonth } from './language.tsx';

test('dates are short, in the language of the page, and by the Indian clock', () => {
  expect(formatDay('en', '2025-01-04T20:00:00Z')).toBe('Jan 5, 2025');
  expect(formatDay('hi', '2025-01-04T20:00:00Z')).toBe('5 जन॰ 2025');
  expect(formatMonth('en', '2025-01-31T12:00:00Z')).toBe('Jan 2025');
});

test.each([null, undefined, '', 'not a date'])('%s is no date', (value) => {
  expect(formatDay('en', value)).toBeNull();
});
