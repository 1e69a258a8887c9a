import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateRule, evaluateScheme, type Line, schemeVerdict } from './evaluate.ts';
import { FACT_NAMES, FACTS, type Fact, type FactName, type Facts, readFacts } from './facts.ts';
import { factsOf, problemOfRule, type Rule } from './rules.ts';

const verdict = (rule: Rule, facts: Facts) => evaluateRule(rule, facts).verdict;

describe('a rule', () => {
  test('compares a number with a range, in another unit too', () => {
    expect(verdict({ age: { min: 18, max: 40 } }, { age: 40 })).toBe('yes');
    expect(verdict({ age: { min: 18, under: 40 } }, { age: 40 })).toBe('no');
    expect(verdict({ incomeYear: { max: 15_000, unit: 'month' } }, { incomeYear: 180_000 })).toBe('yes');
    expect(verdict({ landHectares: { max: 5, unit: 'acre' } }, { landHectares: 2.5 })).toBe('no');
  });

  test('compares choices, ordered choices and lists', () => {
    expect(verdict({ category: ['SC', 'ST'] }, { category: 'OBC' })).toBe('no');
    expect(verdict({ education: { min: 'class8' } }, { education: 'class12' })).toBe('yes');
    expect(verdict({ education: { max: 'class8' } }, { education: 'class12' })).toBe('no');
    expect(verdict({ work: ['farmer', 'tenant-farmer'] }, { work: ['student', 'tenant-farmer'] })).toBe('yes');
    expect(verdict({ work: 'farmer' }, { work: [] })).toBe('no');
  });

  test('counts children, and is open if the unknown sex of one decides', () => {
    const daughters: Rule = { children: { sex: 'female', age: { under: 10 }, count: { min: 1, max: 2 } } };
    expect(verdict(daughters, { children: [{ age: 4, sex: 'female' }] })).toBe('yes');
    expect(
      verdict(daughters, {
        children: [
          { age: 4, sex: 'male' },
          { age: 12, sex: 'female' },
        ],
      }),
    ).toBe('no');
    expect(verdict(daughters, { children: [{ age: 4 }] })).toBe('open');
  });

  test('is open without facts, and settled by one deciding part', () => {
    expect(verdict({ all: [{ age: { min: 60 } }, { bpl: true }] }, { bpl: false })).toBe('no');
    expect(verdict({ any: [{ age: { min: 60 } }, { bpl: true }] }, { bpl: true })).toBe('yes');
    expect(verdict({ not: { bpl: true } }, {})).toBe('open');
    expect(verdict({}, {})).toBe('yes');
  });

  test('names only the facts that decided', () => {
    const { reasons } = evaluateRule({ age: { min: 60 }, bpl: true }, { age: 34, bpl: true });
    expect(reasons.map((reason) => reason.fact)).toEqual(['age']);
  });
});

test.each([
  [{ height: { min: 1 } }, 'rule: there is no fact height'],
  [{ age: { min: 40, max: 18 } }, 'rule.age: the least is above the most'],
  [{ age: { over: 18, max: 18 } }, 'rule.age: the least is above the most'],
  [{ age: { min: 18, unit: 'hectare' } }, 'rule.age: has no unit hectare'],
  [{ age: {} }, 'rule.age: must have min, max, over or under'],
  [{ age: { min: -1 } }, 'rule.age: must be a number of at least 0'],
  [{ category: 'Brahmin' }, 'rule.category: there is no value Brahmin'],
  [{ category: { min: 'SC' } }, 'rule.category: has no order, so no range'],
  [{ education: { min: 'graduate', max: 'class8' } }, 'rule.education: the least is above the most'],
  [{ any: [{ bpl: true }, { bpl: 'yes' }] }, 'rule.any.1.bpl: must be true or false'],
  [{ all: [] }, 'rule.all: must be a list'],
  [{ not: { constructor: true } }, 'rule.not: there is no fact constructor'],
  [{ any: [{}], bpl: true }, 'rule: any stands alone'],
  [{ children: { age: { max: 6, unit: 'acre' } } }, 'rule.children: age has no unit acre'],
  ['age over 18', 'rule: must name facts, or all, any, not'],
])('%j is refused: %s', (given, problem) => {
  expect(problemOfRule(given)).toBe(problem);
});

test('reports impossible facts', () => {
  const given = {
    age: 240,
    landHectares: -2,
    incomeYear: 'a lot',
    shoeSize: 41,
    sex: null,
    children: [{ age: 3, sex: 'girl' }],
    bpl: true,
  };
  const { facts, problems } = readFacts(given);
  expect(facts).toEqual({ bpl: true });
  expect(problems).toEqual([
    { fact: 'age', problem: 'impossible' },
    { fact: 'landHectares', problem: 'impossible' },
    { fact: 'incomeYear', problem: 'impossible' },
    { fact: 'shoeSize', problem: 'unknown' },
    { fact: 'children', problem: 'impossible' },
  ]);
});

describe('a scheme', () => {
  const lines: Line[] = [
    { rule: { age: { min: 60 } }, oneOf: 'a' },
    { rule: { disabilityPercent: { over: 75 } }, oneOf: 'a' },
    { rule: { incomeYear: { max: 120_000 } } },
    { judged: true },
  ];

  test('needs one of its alternatives and every other line', () => {
    expect(evaluateScheme(lines, { age: 70, incomeYear: 100_000 }).verdict).toBe('yes');
    expect(evaluateScheme(lines, { age: 30, disabilityPercent: 80, incomeYear: 100_000 }).verdict).toBe('yes');
    expect(evaluateScheme(lines, { age: 30, disabilityPercent: 0 }).verdict).toBe('no');
  });

  test('names exactly the facts that would settle it', () => {
    expect(evaluateScheme(lines, { age: 70 }).needs).toEqual(['incomeYear']);
    expect(evaluateScheme(lines, { age: 30 }).needs).toEqual(['disabilityPercent', 'incomeYear']);
    expect(evaluateScheme(lines, { incomeYear: 500_000 }).needs).toEqual([]);
  });

  test('is never a no because of an unclear line', () => {
    expect(evaluateScheme([{ rule: { bpl: true }, unclear: true }], { bpl: false }).verdict).toBe('open');
  });

  test('stays open if only a person can judge it', () => {
    expect(evaluateScheme([{ judged: true }], {})).toMatchObject({ verdict: 'open', needs: [] });
  });
});

describe('for arbitrary rules and answers', () => {
  const anyFacts = fc.record(Object.fromEntries(FACT_NAMES.map((name) => [name, possibleValue(name)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Facts>;
  const { anyRule } = fc.letrec<{ anyRule: Rule }>((tie) => ({
    anyRule: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom(...FACT_NAMES).chain((name) => conditionOf(name).map((condition) => ({ [name]: condition }) as Rule)),
      fc.array(tie('anyRule'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('anyRule'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('anyRule').map((not) => ({ not })),
    ),
  }));
  const anyLine = fc.record({ rule: anyRule, oneOf: fc.constantFrom(undefined, 'a') }) as fc.Arbitrary<Line>;
  const anyScheme = fc.array(anyLine, { minLength: 1, maxLength: 5 });

  test('generated rules are valid', () => {
    fc.assert(fc.property(anyRule, (rule) => problemOfRule(rule) === null));
  });

  test('an added answer never unsettles a verdict', () => {
    fc.assert(
      fc.property(anyScheme, anyFacts, anyFacts, (lines, before, more) => {
        const { verdict: first } = evaluateScheme(lines, before);
        if (first !== 'open') expect(evaluateScheme(lines, { ...more, ...before }).verdict).toBe(first);
      }),
    );
  });

  test('answering everything leaves no verdict open', () => {
    fc.assert(
      fc.property(anyScheme, anyFacts, (lines, facts) => {
        const missing = evaluateScheme(lines, facts).needs;
        if (missing.length === 0 && lines.flatMap(({ rule }) => factsOf(rule as Rule)).every((name) => isComplete(facts, name)))
          expect(evaluateScheme(lines, facts).verdict).not.toBe('open');
      }),
    );
  });

  test('schemeVerdict agrees with evaluateScheme', () => {
    const anyMarked = fc.array(
      fc.oneof(
        anyLine,
        fc.constant({ judged: true } as Line),
        anyLine.map((line): Line => ({ ...line, unclear: true })),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(anyMarked, anyFacts, (lines, facts) => {
        expect(schemeVerdict(lines, facts)).toBe(evaluateScheme(lines, facts).verdict);
      }),
    );
  });

  test('the order of the answers does not matter', () => {
    fc.assert(
      fc.property(anyScheme, anyFacts, (lines, facts) => {
        const turned = Object.fromEntries(Object.entries(facts).reverse()) as Facts;
        expect(evaluateScheme(lines, turned)).toEqual(evaluateScheme(lines, facts));
      }),
    );
  });
});

/** Whether the fact is complete; without a child's sex, rules about daughters stay open. */
function isComplete(facts: Facts, name: FactName): boolean {
  if (name === 'children') return facts.children?.every((child) => child.sex !== undefined) ?? false;
  return facts[name] !== undefined;
}

function possibleValue(name: FactName): fc.Arbitrary<unknown> {
  const fact: Fact = FACTS[name];
  switch (fact.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: fact.least, max: Math.min(fact.most, 200) });
    case 'choice':
      return fc.constantFrom(...fact.values);
    case 'list':
      return fc.subarray([...fact.values]);
    case 'schemes':
      return fc.subarray(['pm-kisan', 'ujjwala']);
    case 'children':
      return fc.array(fc.record({ age: fc.integer({ min: 0, max: 30 }), sex: fc.constantFrom('female', 'male', undefined) }), {
        maxLength: 3,
      });
  }
}

function conditionOf(name: FactName): fc.Arbitrary<unknown> {
  const fact: Fact = FACTS[name];
  switch (fact.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 0, max: 200 }).map((min) => ({ min }));
    case 'choice':
      return fc.subarray([...fact.values], { minLength: 1 });
    case 'list':
      return fc.subarray([...fact.values], { minLength: 1 });
    case 'schemes':
      return fc.constantFrom('pm-kisan', ['pm-kisan', 'ujjwala']);
    case 'children':
      return fc.record({ sex: fc.constantFrom('female', 'male'), age: fc.constant({ max: 10 }) });
  }
}
