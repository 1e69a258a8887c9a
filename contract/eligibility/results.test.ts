import { expect, test } from 'vitest';
import type { Line } from './evaluate.ts';
import { resultsOf } from './results.ts';

const scheme = (slug: string, lines: Line[]) => ({ slug, lines });
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

test('of two that fit alike the one comes first of which less is left to an office', () => {
  const judgedMuch = scheme('judged', [{ rule: { pregnant: true } }, { judged: true }, { judged: true }]);
  expect(resultsOf([judgedMuch, forFew], facts).yes.map(({ slug }) => slug)).toEqual(['for few', 'judged']);
});

test('what only an unclear rule keeps open comes after what an answer can settle', () => {
  const unclear = scheme('unclear', [{ rule: { pregnant: true } }, { rule: { age: { min: 60 } }, unclear: true }]);
  const asks = scheme('asks', [{ rule: { bankAccount: true } }, { rule: { house: 'none' } }]);
  expect(resultsOf([unclear, asks], facts).open.map(({ slug }) => slug)).toEqual(['asks', 'unclear']);
});

test('of what is not for one now that comes first which opens soon', () => {
  const [soon, late] = [
    scheme('soon', [{ rule: { age: { min: 24 } } }]),
    scheme('late', [{ rule: { pregnant: true } }, { rule: { age: { min: 60 } } }]),
  ];
  expect(resultsOf([late, soon], facts).no.map(({ slug }) => slug)).toEqual(['soon', 'late']);
});

test('a no for another state comes last', () => {
  const elsewhere = scheme('elsewhere', [{ rule: { state: ['Goa'] } }, { rule: { pregnant: true } }]);
  const notPregnant = scheme('other', [{ rule: { pregnant: false } }, { rule: { age: { min: 60 } } }]);
  expect(resultsOf([elsewhere, notPregnant], { ...facts, state: 'Bihar' }).no.map(({ slug }) => slug)).toEqual(['other', 'elsewhere']);
});
