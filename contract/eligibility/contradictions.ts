/** Detects rules that match nobody, because their conditions on one fact contradict each other. */
import { evaluateRule } from './evaluate.ts';
import { FACTS, type Fact, type FactName, isPossible } from './facts.ts';
import type { Condition, Range, Rule } from './rules.ts';

/** Describes a contradiction in a sentence like those of `problemOfRule`; null if somebody can match the rule. */
export function contradictionIn(rule: Rule): string | null {
  const fact = impossibleFact(rule);
  return fact && `rule.${fact}: one comparison excludes the other, so it fits nobody`;
}

function impossibleFact(rule: Rule): FactName | null {
  // A negated contradiction matches everybody.
  if ('not' in rule) return null;
  if ('any' in rule) return firstOf(rule.any, impossibleFact);
  const asked = Map.groupBy(askedTogether(rule), ([fact]) => fact);
  const together = firstOf([...asked], ([fact, conditions]) =>
    fits(
      fact,
      conditions.map(([, condition]) => condition),
    )
      ? null
      : fact,
  );
  return together ?? ('all' in rule ? firstOf(rule.all, impossibleFact) : null);
}

function firstOf<T, R>(items: T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** All comparisons that must be true together. */
function askedTogether(rule: Rule): [FactName, Condition][] {
  if ('all' in rule) return rule.all.flatMap(askedTogether);
  return 'any' in rule || 'not' in rule ? [] : (Object.entries(rule) as [FactName, Condition][]);
}

/** Whether some value meets all conditions. Always true for lists, children and schemes, of which a person can have several. */
function fits(name: FactName, conditions: Condition[]): boolean {
  const values = valuesToTry(FACTS[name], conditions);
  return (
    values === null ||
    values.some((value) => conditions.every((condition) => evaluateRule({ [name]: condition }, { [name]: value }).verdict === 'yes'))
  );
}

function valuesToTry(fact: Fact, conditions: Condition[]): unknown[] | null {
  switch (fact.kind) {
    case 'flag':
      return [true, false];
    case 'choice':
      return [...fact.values];
    case 'number': {
      // If ranges overlap, the overlap contains a bound, a value between two bounds, or a value beyond all.
      const bounds = conditions.flatMap((condition) => boundsOf(condition as Range, fact.units)).sort((a, b) => a - b);
      const between = bounds.slice(1).map((bound, index) => (bound + (bounds[index] as number)) / 2);
      const beyond = [fact.least, fact.most];
      return [...bounds, ...between, ...between.map(Math.floor), ...between.map(Math.ceil), ...beyond].filter((value) =>
        isPossible(fact, value),
      );
    }
    default:
      return null;
  }
}

function boundsOf({ unit, ...range }: Range, units: Readonly<Record<string, number>>): number[] {
  return Object.values(range).map((bound) => Number(bound) * (units[unit ?? ''] ?? 1));
}
