import { expect, test } from 'vitest';
import type { Scheme } from '../../../../contract/schemes.endpoints.ts';
import { editChange, editErrors, editValues, hasFormatting } from './edit-values.ts';

const scheme = (more: Partial<Scheme> = {}) =>
  ({
    schemeName: 'Seeds',
    schemeDescription: '&lt;p&gt;One &amp;amp; two&lt;/p&gt;&lt;p&gt;Three&lt;/p&gt;',
    elegiblityCriteria: '<ul><li>Farmers</li></ul>',
    categories: ['agriculture'],
    url: '',
    ...more,
  }) as Scheme;

test('shows texts as plain text', () => {
  expect(editValues(scheme())).toEqual({
    name: 'Seeds',
    description: 'One & two\n\nThree',
    category: 'agriculture',
    eligibility: 'Farmers',
    officialLink: '',
  });
});

test.each([
  [['technology'], 'other'],
  [[], 'education'],
  [['welfare'], 'welfare'],
])('the categories %j are shown as %s', (categories, shown) => {
  expect(editValues(scheme({ categories })).category).toBe(shown);
});

test.each([
  ['Health', 'health'],
  ['', 'education'],
])('an answer that only names the category %j is shown as %s', (category_name, shown) => {
  const { categories: _left, ...answer } = scheme({ category_name });
  expect(editValues(answer as Scheme).category).toBe(shown);
});

test('sends and validates only what differs', () => {
  const before = editValues(scheme());
  expect(editChange(before, before)).toEqual({});
  expect(editErrors(before, before)).toEqual({});
  const values = { ...before, name: ' ab ', description: 'too short', eligibility: 'x', officialLink: 'javascript:alert(1)' };
  expect(Object.keys(editChange(before, values))).toEqual(['name', 'description', 'eligibility', 'officialLink']);
  expect(editErrors(before, values)).toEqual({
    name: 'Name must be at least 3 characters',
    description: 'Description must be at least 10 characters',
    eligibility: 'Eligibility criteria is required',
    officialLink: 'Must be a valid URL',
  });
});

test('counts lists as formatting, paragraphs not', () => {
  expect(hasFormatting('<p>One</p><p>Two<br />Three</p>')).toBe(false);
  expect(hasFormatting('<ul><li>One</li></ul>')).toBe(true);
});
