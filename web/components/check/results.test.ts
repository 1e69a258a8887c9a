import { expect, test } from 'vitest';
import type { Line } from '../../../contract/eligibility/evaluate.ts';
import { resultsOf } from './results.ts';
import type { RuledScheme } from './use-rules.ts';

const scheme = (slug: string, lines: Line[]) => ({ id: slug.length, slug, name: slug, lines }) as unknown as RuledScheme;
const forMany = scheme('for many', [
  { rule: { age: { min: 18, max: 60 } } },
  { rule: { bankAccount: true } },
  { rule: { incomeTaxPayer: false, governmentPension: false, constitutionalPost: false } },
]);
const forFew = scheme('for few', [{ rule: { pregnant: true } }]);
const facts = { age: 22, bankAccount: true, incomeTaxPayer: false, governmentPension: false, constitutionalPost: false, pregnant: true };

test('what is for few comes before what asks more and is for many', () => {
  expect(resultsOf([forMany, forFew], facts).yes.map(({ slug }) => slug)).toEqual(['for few', 'for many']);
});

test('of two for the same people the one comes first that asks more of what they told', () => {
  const narrower = scheme('narrower', [{ rule: { pregnant: true } }, { rule: { age: { max: 25 } } }]);
  expect(resultsOf([forFew, narrower], facts).yes.map(({ slug }) => slug)).toEqual(['narrower', 'for few']);
});

test('a no for another state comes last', () => {
  const elsewhere = scheme('elsewhere', [{ rule: { state: ['Goa'] } }, { rule: { pregnant: true } }]);
  const notPregnant = scheme('other', [{ rule: { pregnant: false } }, { rule: { age: { min: 60 } } }]);
  expect(resultsOf([elsewhere, notPregnant], { ...facts, state: 'Bihar' }).no.map(({ slug }) => slug)).toEqual(['other', 'elsewhere']);
});
