import { expect, test } from 'vitest';
import { contradictionIn } from './contradictions.ts';
import type { Rule } from './rules.ts';

test.each<[Rule, string | null]>([
  [{ all: [{ age: { min: 40 } }, { age: { max: 18 } }] }, 'age'],
  [{ all: [{ age: { over: 17 } }, { all: [{ age: { under: 18 } }, { bpl: true }] }] }, 'age'],
  [{ all: [{ age: { over: 18 } }, { age: { under: 41 } }] }, null],
  [{ all: [{ age: { min: 18 } }, { age: { max: 18 } }] }, null],
  [{ age: { min: 121 } }, 'age'],
  [{ all: [{ incomeYear: { min: 10_000, unit: 'month' } }, { incomeYear: { under: 120_000 } }] }, 'incomeYear'],
  [{ all: [{ landHectares: { over: 1 } }, { landHectares: { under: 3, unit: 'acre' } }] }, null],
  [{ all: [{ bpl: true }, { bpl: false, sex: 'female' }] }, 'bpl'],
  [{ all: [{ category: ['SC', 'ST'] }, { category: 'OBC' }] }, 'category'],
  [{ all: [{ education: { min: 'class10' } }, { education: ['class8', 'class12'] }] }, null],
  [{ all: [{ work: 'farmer' }, { work: 'student' }] }, null],
  [{ any: [{ sex: 'male' }, { all: [{ pregnant: true }, { pregnant: false }] }] }, 'pregnant'],
  [{ any: [{ age: { min: 60 } }, { age: { max: 5 } }] }, null],
  [{ not: { all: [{ bpl: true }, { bpl: false }] } }, null],
  [{ landHectares: { over: 0 } }, null],
  [{}, null],
])('%j: %s', (rule, fact) => {
  expect(contradictionIn(rule)).toBe(fact && `rule.${fact}: one comparison excludes the other, so it fits nobody`);
});
