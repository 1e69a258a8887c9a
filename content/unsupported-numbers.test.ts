import { expect, test } from 'vitest';
import { shippedSchemes } from './shipped-content.ts';
import { numbersIn, unsupportedNumbers } from './unsupported-numbers.ts';

test.each([
  ['₹2.5 lakh', '2,50,000 rupees'],
  ['Rs. 1 crore', '₹1,00,00,000'],
  ['3 years', 'three years'],
  ['10 thousand', '10,000'],
])('%s has the value of %s', (one, other) => {
  expect(numbersIn(one)).toEqual(numbersIn(other));
});

const [scheme] = shippedSchemes();
if (!scheme) throw new Error('no scheme');
const url = scheme.sources[0]?.url ?? '';
const page = {
  ...scheme,
  en: { ...scheme.en, benefits: ['You get ₹1,500 a month.'], eligibility: [], documents: [], steps: [], afterApplying: [] },
  fee: undefined,
};

test('reports a number missing in all sources, with its sentence and the number of unread sources', () => {
  const [found] = unsupportedNumbers(page, new Map([[url, 'A pension of Rs 1000']]));
  expect(found).toContain('1500 in "You get ₹1,500 a month."');
  expect(found?.includes('not at hand')).toBe(page.sources.length > 1);
});

test('reports nothing for a number in a source, or without any source text', () => {
  expect(unsupportedNumbers(page, new Map([[url, 'A pension of Rs. 1,500/-']]))).toEqual([]);
  expect(unsupportedNumbers(page, new Map())).toEqual([]);
});
