import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidingLines, evaluateScheme, type Line, withStates } from './evaluate.ts';
import { FACT_NAMES, type Facts, NOT_APPLICABLE } from './facts.ts';
import { withImplied } from './implied.ts';
import { nextQuestion, openQuestions, QUESTIONS } from './questions.ts';

const widow: Line[] = [{ rule: { sex: 'female', marital: 'widowed' } }, { rule: { age: { min: 40 } } }, { rule: { bpl: true } }];
const farmer: Line[] = [{ rule: { work: 'farmer' } }, { rule: { landHectares: { max: 2 } } }, { judged: true }];
const mother: Line[] = [{ rule: { pregnant: true } }];
const pupil: Line[] = [{ rule: { class: { min: 9, max: 10 } } }];

test('every fact is asked by one question', () => {
  expect(Object.values(QUESTIONS).flat().toSorted()).toEqual(FACT_NAMES.toSorted());
});

describe('the next question', () => {
  test('is first one that everybody can answer easily', () => {
    expect(nextQuestion([widow, farmer], {})).toEqual({ name: 'person', facts: ['age', 'sex'] });
  });

  test('is the one that settles the most schemes', () => {
    const entered: Facts = { age: 45, sex: 'female', work: ['homemaker'] };
    const many = [widow, widow, [{ rule: { house: 'kutcha' } }] as Line[]];
    expect(nextQuestion(many, entered)?.name).not.toBe('home');
    expect(openQuestions(many, entered).at(-1)?.name).toBe('home');
  });

  test('asks only facts that can still change a verdict', () => {
    expect(openQuestions([widow], { sex: 'male' })).toEqual([]);
    expect(openQuestions([farmer], { work: ['salaried'] })).toEqual([]);
    expect(openQuestions([farmer], { work: ['farmer'] })).toEqual([{ name: 'means', facts: ['landHectares'] }]);
  });

  test('is the state if some schemes have no other rule', () => {
    const unread = withStates(['Gujarat'], []);
    expect(nextQuestion([widow, unread], {})).toMatchObject({ name: 'place', facts: ['state'] });
    expect(nextQuestion([unread], { state: 'Bihar' })).toBeNull();
  });

  test('does not repeat a skipped question', () => {
    expect(nextQuestion([farmer], { work: ['farmer'] }, new Set(['means']))).toBeNull();
  });
});

describe('implied facts', () => {
  test.each<[Facts, Line[]]>([
    [{ sex: 'male' }, mother],
    [{ age: 70, sex: 'female' }, mother],
    [{ work: ['salaried'] }, pupil],
    [{ course: 'degree' }, pupil],
  ])('%j needs no question', (entered, scheme) => {
    expect(evaluateScheme(scheme, withImplied(entered)).verdict).toBe('no');
    expect(nextQuestion([scheme], entered)).toBeNull();
  });

  test('give way to entered facts', () => {
    expect(withImplied({ work: ['own-business'], class: 11 })).toMatchObject({ class: 11, course: 'school', education: 'class10' });
    expect(withImplied({ work: ['own-business'] })).toMatchObject({ course: 'none', class: NOT_APPLICABLE });
    expect(evaluateScheme([{ rule: { class: { max: 8 } } }], withImplied({ course: 'phd' })).verdict).toBe('no');
  });
});

test('returns the lines that decided the verdict', () => {
  const lines: Line[] = [{ rule: { bpl: true }, oneOf: 'a' }, { rule: { minority: true }, oneOf: 'a' }, { rule: { age: { min: 60 } } }];
  const deciding = (facts: Facts) => decidingLines(lines, evaluateScheme(lines, facts));
  expect(deciding({ age: 30 })).toEqual([2]);
  expect(deciding({ age: 70 })).toEqual([0, 1]);
  expect(deciding({ age: 70, minority: false })).toEqual([0]);
  expect(deciding({ bpl: true, age: 70 })).toEqual([]);
});

test('answering every question leaves open only what no fact decides', () => {
  const schemes = [widow, farmer, mother, pupil];
  const anyPerson = fc.record({
    age: fc.integer({ min: 0, max: 99 }),
    sex: fc.constantFrom('female', 'male', 'other'),
    work: fc.subarray(['farmer', 'student', 'homemaker']),
    marital: fc.constantFrom('single', 'married', 'widowed'),
    bpl: fc.boolean(),
    landHectares: fc.integer({ min: 0, max: 9 }),
    pregnant: fc.boolean(),
    course: fc.constantFrom('school', 'degree'),
    class: fc.integer({ min: 1, max: 12 }),
  }) as fc.Arbitrary<Required<Facts>>;
  fc.assert(
    fc.property(anyPerson, (person) => {
      let entered: Facts = {};
      for (let next = nextQuestion(schemes, entered); next; next = nextQuestion(schemes, entered))
        entered = { ...entered, ...Object.fromEntries(next.facts.map((fact) => [fact, person[fact]])) };
      for (const lines of schemes) expect(evaluateScheme(lines, withImplied(entered)).verdict).not.toBe('open');
    }),
  );
});
