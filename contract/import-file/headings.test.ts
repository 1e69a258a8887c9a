import { expect, test } from 'vitest';
import { columnOf } from './headings.ts';

test.each([
  ['Scheme Name', 'name'],
  ['Scheme Name (English)', 'name'],
  ['Scheme Name (Hindi)', 'hi_name'],
  ['Scheme Name in Hindi', 'hi_name'],
  ['Name (हिंदी)', 'hi_name'],
  ['Benefits [ગુજરાતી]', 'gu_benefits'],
  ['gu_benefits', 'gu_benefits'],
  ['State / UT (if any)', 'states'],
  ['Benefits (see also the Hindi page)', 'benefits'],
  ['Beneficiary Count', undefined],
])('the heading “%s” is the column %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});
