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

test('sorts a scheme for few people before one with more conditions for many', () => {
  expect(resultsOf([forMany, forFew], facts).yes.map(({ slug }) => slug)).toEqual(['for few', 'for many']);
});

test('of two for the same people, sorts the one that uses more of their facts first', () => {
  const narrower = scheme('narrower', [{ rule: { pregnant: true } }, { rule: { age: { max: 25 } } }]);
  expect(resultsOf([forFew, narrower], facts).yes.map(({ slug }) => slug)).toEqual(['narrower', 'for few']);
});

test('of two equal matches, sorts the one with fewer judged conditions first', () => {
  const judgedMuch = scheme('judged', [{ rule: { pregnant: true } }, { judged: true }, { judged: true }]);
  expect(resultsOf([judgedMuch, forFew], facts).yes.map(({ slug }) => slug)).toEqual(['for few', 'judged']);
});

test('sorts schemes open because of an unclear rule after those an answer can settle', () => {
  const unclear = scheme('unclear', [{ rule: { pregnant: true } }, { rule: { age: { min: 60 } }, unclear: true }]);
  const asks = scheme('asks', [{ rule: { bankAccount: true } }, { rule: { house: 'none' } }]);
  expect(resultsOf([unclear, asks], facts).open.map(({ slug }) => slug)).toEqual(['asks', 'unclear']);
});

test('of the nos, sorts those first that can change soon', () => {
  const [soon, late] = [
    scheme('soon', [{ rule: { age: { min: 24 } } }]),
    scheme('late', [{ rule: { pregnant: true } }, { rule: { age: { min: 60 } } }]),
  ];
  expect(resultsOf([late, soon], facts).no.map(({ slug }) => slug)).toEqual(['soon', 'late']);
});

test('sorts a no because of the state last', () => {
  const elsewhere = scheme('elsewhere', [{ rule: { state: ['Goa'] } }, { rule: { pregnant: true } }]);
  const notPregnant = scheme('other', [{ rule: { pregnant: false } }, { rule: { age: { min: 60 } } }]);
  expect(resultsOf([elsewhere, notPregnant], { ...facts, state: 'Bihar' }).no.map(({ slug }) => slug)).toEqual(['other', 'elsewhere']);
});
