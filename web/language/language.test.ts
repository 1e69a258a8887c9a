import { expect, test } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES } from '../../contract/languages.ts';
import { formatDay, formatMonth } from './language.tsx';

test("formats short dates in the page's language and Indian time", () => {
  expect(formatDay('en', '2025-01-04T20:00:00Z')).toBe('Jan 5, 2025');
  expect(formatDay('hi', '2025-01-04T20:00:00Z')).toBe('5 जन॰ 2025');
  expect(formatMonth('en', '2025-01-31T12:00:00Z')).toBe('Jan 2025');
});

test("formats days and months as the language's table does", () => {
  for (const language of LANGUAGES) {
    const write = (options: object) => new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, { ...options, timeZone: 'Asia/Kolkata' });
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2026, month, 9, 23, 30));
      expect(formatDay(language, date.toISOString())).toBe(write({ year: 'numeric', month: 'short', day: 'numeric' }).format(date));
      expect(formatMonth(language, date.toISOString())).toBe(write({ year: 'numeric', month: 'short' }).format(date));
    }
  }
});

test.each([null, undefined, '', 'not a date'])('%s is not a date', (value) => {
  expect(formatDay('en', value)).toBeNull();
});
