import { expect, test } from 'vitest';
import type { Rule } from '../../../contract/eligibility/rules.ts';
import { entriesInWords, ruleInWords } from './rule-words.ts';

test.each<[Rule, string]>([
  [{}, 'everybody meets it'],
  [{ age: { min: 18, max: 40 } }, 'Age: 18 to 40 years'],
  [{ sex: 'female', category: ['SC', 'ST'] }, 'Sex: woman; and Social category: SC or ST'],
  [{ not: { alreadyReceives: 'ignoaps' } }, 'not Gets already: ignoaps'],
  [
    { any: [{ incomeYear: { under: 15_000, unit: 'month' } }, { area: 'town', bpl: true }] },
    'Income of the family: less than ₹15,000 a month; or (Village or town: town or city; and List of poor families (BPL): on the list of poor families (BPL))',
  ],
  [{ not: { any: [{ pregnant: true }, { minority: false }] } }, 'not (Pregnant: pregnant; or Minority: no minority)'],
])('%j in words', (rule, text) => {
  expect(ruleInWords(rule)).toBe(text);
});

test('shows conditions and people one per line, and other fields not at all', () => {
  const conditions = [
    { text: 'You are old.', rule: { age: { min: 60 } }, unclear: true, oneOf: 'a' },
    { text: 'The village chooses you.', judged: true },
  ];
  expect(entriesInWords('conditions', conditions)).toBe(
    'You are old. → Age: 60 years or more, unclear in the source, alternative in group A\nThe village chooses you. → a person must judge it',
  );
  expect(entriesInWords('examples', [{ who: 'Asha', facts: { age: 61 }, verdict: 'yes' }])).toBe('Asha → very likely (Age: 61 years)');
  expect(entriesInWords('sources', [])).toBeNull();
  expect(entriesInWords('conditions', [{ text: 'Half', rule: { height: 3 } }])).toBeNull();
});
