import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateRule } from '../../../../../contract/eligibility/evaluate.ts';
import type { Facts } from '../../../../../contract/eligibility/facts.ts';
import { problemOfRule, type Rule } from '../../../../../contract/eligibility/rules.ts';
import { withRangeKind } from './ranges.ts';
import { type Group, groupOfRule, type Part, ruleOfGroup } from './rule-parts.ts';

/** A compact form of a group. */
const shape = ({ join, parts }: Group): unknown[] => [join, ...parts.map(partShape)];
const partShape = (part: Part): unknown =>
  part.kind === 'group' ? shape(part) : part.kind === 'kept' ? 'kept' : `${part.isNegated ? 'not ' : ''}${part.fact}`;

describe('groupOfRule', () => {
  test.each<[Rule, unknown[]]>([
    [{ age: { min: 18 } }, ['all', 'age']],
    [{ sex: 'female', age: { min: 18 } }, ['all', 'sex', 'age']],
    [{ not: { bpl: true } }, ['all', 'not bpl']],
    [{ any: [{ bpl: true }, { sex: 'female', marital: 'widowed' }] }, ['any', 'bpl', ['all', 'sex', 'marital']]],
    [{ not: { any: [{ bpl: true }, { minority: true }] } }, ['none', 'bpl', 'minority']],
    [{ all: [{ any: [{ bpl: true }] }, { age: { min: 18 } }] }, ['all', ['any', 'bpl'], 'age']],
    [{ any: [{ all: [{ any: [{ bpl: true }, { minority: true }] }, { age: { min: 3 } }] }] }, ['any', ['all', 'kept', 'age']]],
    [{ not: { bpl: true, minority: true } }, ['all', 'kept']],
    [{ age: { min: 18, over: 20 } }, ['all', 'kept']],
    [{}, ['all']],
  ])('%j', (rule, expected) => {
    expect(shape(groupOfRule(rule))).toEqual(expected);
  });
});

describe('ruleOfGroup', () => {
  const condition = fc.oneof(
    fc.record({ min: fc.integer({ min: 0, max: 99 }) }).map((age): Rule => ({ age })),
    fc.boolean().map((bpl): Rule => ({ bpl })),
    fc.constantFrom<Rule>({ sex: 'female' }, { sex: ['male', 'other'], bpl: true }, { age: { min: 3, over: 4 } }),
  );
  const { rule: anyRule } = fc.letrec<{ rule: Rule }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      condition,
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('rule').map((not) => ({ not })),
    ),
  }));
  const anyone = fc.record(
    { age: fc.integer({ min: 0, max: 99 }), bpl: fc.boolean(), sex: fc.constantFrom('male', 'female') },
    { requiredKeys: [] },
  );

  test('preserves the meaning of a rule', () => {
    fc.assert(
      fc.property(anyRule, anyone, (rule, person) => {
        const again = ruleOfGroup(groupOfRule(rule));
        expect(problemOfRule(again)).toBeNull();
        expect(evaluateRule(again, person as Facts).verdict).toBe(evaluateRule(rule, person as Facts).verdict);
        // Each round trip removes a redundant level until none is left; after that, editing one part leaves the others in place.
        let settled = again;
        for (let level = 0; level < 6; level++) settled = ruleOfGroup(groupOfRule(settled));
        expect(ruleOfGroup(groupOfRule(settled))).toEqual(settled);
        expect(evaluateRule(settled, person as Facts).verdict).toBe(evaluateRule(rule, person as Facts).verdict);
      }),
    );
  });

  test.each<Rule>([
    { sex: 'female', age: { min: 18 } },
    { not: { bpl: true } },
    { any: [{ bpl: true }, { all: [{ bpl: true }, { bpl: false }] }] },
    { not: { any: [{ bpl: true }] } },
  ])('round-trips %j', (rule) => {
    expect(ruleOfGroup(groupOfRule(rule))).toEqual(rule);
  });

  test('makes an empty group an invalid rule', () => {
    expect(problemOfRule(ruleOfGroup({ kind: 'group', join: 'all', parts: [] }))).toBe('rule.all: must be a list');
  });
});

test('keeps the values when the comparison changes', () => {
  expect(withRangeKind({ min: 18, unit: 'year' }, 'under')).toEqual({ under: 18, unit: 'year' });
  expect(withRangeKind({ over: 18 }, 'min-max')).toEqual({ min: 18, max: 18 });
  expect(withRangeKind({ min: 18, max: 40 }, 'over')).toEqual({ over: 18 });
  expect(withRangeKind({}, 'min')).toEqual({ min: '' });
});
