/**
 * The rule of a line of eligibility: what must be true of a person to meet it.
 *
 *     { age: { min: 18, max: 40 } }                          several facts in one: all must fit
 *     { incomeYear: { max: 15000, unit: month } }            another unit of the fact
 *     { category: [SC, ST] }                                  one of
 *     { education: { min: class12 } }                         ordered choices have ranges
 *     { work: [farmer, tenant-farmer] }                       at least one of
 *     { children: { sex: female, age: { max: 9 }, count: { min: 1, max: 2 } } }
 *     { all: [ … ] }, { any: [ … ] }, { not: … }
 *     {}                                                      met by everybody
 */
import * as z from 'zod/mini';
import { FACT_NAMES, FACTS, type Fact, type FactName, isPossible, SEXES } from './facts.ts';

export type Range = { min?: number | string; max?: number | string; over?: number; under?: number; unit?: string };
export type ChildrenCondition = { age?: Range; sex?: (typeof SEXES)[number]; count?: { min?: number; max?: number } };
export type Condition = boolean | string | string[] | Range | ChildrenCondition;
export type Rule = { all: Rule[] } | { any: Rule[] } | { not: Rule } | { [Name in FactName]?: Condition };

const DEEPEST = 6;
const MAX_PARTS = 60;
const JOINTS = ['all', 'any', 'not'];

/**
 * Validates a rule. Returns one sentence that says what is wrong and where, or null. A rule that matches nobody (min above max) is
 * invalid too.
 */
export function problemOfRule(given: unknown, where = 'rule', depth = 0): string | null {
  if (depth > DEEPEST) return `${where}: nested too deep`;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return `${where}: must name facts, or all, any, not`;
  const parts = Object.entries(given);
  const [joint] = parts.filter(([name]) => JOINTS.includes(name));
  if (!joint) return firstProblem(parts, ([name, condition]) => problemOfCondition(name, condition, where));
  if (parts.length > 1) return `${where}: ${joint[0]} stands alone`;
  const [name, inner] = joint;
  if (name === 'not') return problemOfRule(inner, `${where}.not`, depth + 1);
  if (!Array.isArray(inner) || inner.length === 0 || inner.length > MAX_PARTS) return `${where}.${name}: must be a list`;
  return firstProblem([...inner.entries()], ([index, rule]) => problemOfRule(rule, `${where}.${name}.${index}`, depth + 1));
}

function firstProblem<T>(parts: T[], problemOf: (part: T) => string | null): string | null {
  for (const part of parts) {
    const problem = problemOf(part);
    if (problem) return problem;
  }
  return null;
}

function problemOfCondition(name: string, condition: unknown, where: string): string | null {
  if (!Object.hasOwn(FACTS, name)) return `${where}: there is no fact ${name}`;
  const problem = conditionProblem(FACTS[name as FactName], condition);
  return problem && `${where}.${name}: ${problem}`;
}

function conditionProblem(fact: Fact, condition: unknown): string | null {
  switch (fact.kind) {
    case 'flag':
      return typeof condition === 'boolean' ? null : 'must be true or false';
    case 'number':
      return rangeProblem(condition, fact);
    case 'choice':
      if (typeof condition === 'object' && condition !== null && !Array.isArray(condition))
        return fact.isOrdered ? orderProblem(condition, fact.values) : 'has no order, so no range';
      return valuesProblem(condition, (value) => isPossible(fact, value));
    case 'list':
    case 'schemes':
      return valuesProblem(condition, (value) => isPossible(fact, [value]));
    case 'children':
      return childrenProblem(condition);
  }
}

/** The beginning of the value, for messages. */
const quote = (given: unknown) => (typeof given === 'string' ? given : String(JSON.stringify(given))).slice(0, 60);

function valuesProblem(condition: unknown, isValue: (value: unknown) => boolean): string | null {
  const values = Array.isArray(condition) ? condition : [condition];
  const wrong = values.find((value) => !isValue(value));
  if (values.length === 0) return 'must name at least one value';
  return wrong === undefined ? null : `there is no value ${quote(wrong)}`;
}

function rangeProblem(condition: unknown, fact: Extract<Fact, { kind: 'number' }>): string | null {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return 'must be a range';
  const { min, max, over, under, unit, ...rest } = condition as Range;
  const [stranger] = Object.keys(rest);
  if (stranger) return `there is no ${stranger}`;
  if (unit !== undefined && !(typeof unit === 'string' && Object.hasOwn(fact.units, unit))) return `has no unit ${quote(unit)}`;
  const bounds = [min, max, over, under].filter((bound) => bound !== undefined);
  if (bounds.length === 0) return 'must have min, max, over or under';
  if (bounds.some((bound) => typeof bound !== 'number' || !(bound >= 0))) return 'must be a number of at least 0';
  const least = Math.max(Number(min ?? 0), over ?? 0);
  const most = Math.min(Number(max ?? Infinity), under ?? Infinity);
  const isEmpty = least > most || (least === most && (over === least || under === most));
  return isEmpty ? 'the least is above the most' : null;
}

function orderProblem(condition: object, values: readonly string[]): string | null {
  const { min, max, ...rest } = condition as Range;
  const [stranger] = Object.keys(rest);
  if (stranger) return `there is no ${stranger}`;
  const wrong = [min, max].find((bound) => bound !== undefined && !values.includes(bound as string));
  if (wrong !== undefined) return `there is no value ${quote(wrong)}`;
  if (min === undefined && max === undefined) return 'must have min or max';
  return min !== undefined && max !== undefined && values.indexOf(String(min)) > values.indexOf(String(max))
    ? 'the least is above the most'
    : null;
}

function childrenProblem(condition: unknown): string | null {
  if (typeof condition !== 'object' || condition === null || Array.isArray(condition)) return 'must say which children';
  const { age, sex, count, ...rest } = condition as ChildrenCondition;
  const [stranger] = Object.keys(rest);
  if (stranger) return `there is no ${stranger}`;
  if (sex !== undefined && !SEXES.includes(sex)) return `there is no value ${quote(sex)}`;
  if (age !== undefined) {
    const problem = rangeProblem(age, FACTS.age);
    if (problem) return `age ${problem}`;
  }
  return count === undefined ? null : rangeProblem(count, { kind: 'number', units: {}, least: 0, most: MAX_PARTS });
}

/** The schema of a rule in input and storage. */
export const rule = z.pipe(
  z.unknown(),
  z.transform((given, context) => {
    const problem = problemOfRule(given);
    if (problem === null) return given as Rule;
    context.issues.push({ code: 'custom', message: problem, input: given });
    return z.NEVER;
  }),
);

/** The facts a rule asks for. */
export function factsOf(given: Rule): FactName[] {
  if ('all' in given) return given.all.flatMap(factsOf);
  if ('any' in given) return given.any.flatMap(factsOf);
  if ('not' in given) return factsOf(given.not);
  return FACT_NAMES.filter((name) => name in given);
}
