/**
 * A rule as edited: joined comparisons of one fact each, with groups one level below. Parts nested deeper, or beyond what the controls can
 * show, are preserved unchanged.
 */
import { FACTS, type FactName } from '../../../../../contract/eligibility/facts.ts';
import type { Condition, Range, Rule } from '../../../../../contract/eligibility/rules.ts';
import { isPlainRange } from './ranges.ts';

export type Comparison = { kind: 'comparison'; fact: FactName; condition: Condition; isNegated: boolean };
export type Kept = { kind: 'kept'; rule: Rule };
export const JOINS = ['all', 'any', 'none'] as const;
export type Group = { kind: 'group'; join: (typeof JOINS)[number]; parts: Part[] };
export type Part = Comparison | Kept | Group;

const DEEPEST = 1;

export function groupOfRule(rule: Rule): Group {
  const group = joined(rule, 0);
  if (group) return group;
  const isEmpty = Object.keys(rule).length === 0;
  return { kind: 'group', join: 'all', parts: isEmpty ? [] : [partOf(rule, 0)] };
}

/** The inverse, in the shortest form; an empty group is an incomplete rule, refused when saving. */
export function ruleOfGroup({ join, parts }: Group): Rule {
  const rules = parts.map(ruleOfPart);
  if (join === 'any') return { any: rules };
  if (join === 'none') return { not: { any: rules } };
  const comparisons = parts.filter((part) => part.kind === 'comparison');
  const isOneObject =
    comparisons.length === parts.length &&
    comparisons.every(({ isNegated }) => !isNegated) &&
    new Set(comparisons.map(({ fact }) => fact)).size === parts.length;
  if (parts.length > 0 && isOneObject) return Object.assign({}, ...rules);
  return parts.length === 1 && parts[0]?.kind !== 'group' ? (rules[0] as Rule) : { all: rules };
}

function ruleOfPart(part: Part): Rule {
  if (part.kind === 'kept') return part.rule;
  if (part.kind === 'group') return ruleOfGroup(part);
  const rule: Rule = { [part.fact]: part.condition };
  return part.isNegated ? { not: rule } : rule;
}

/** The parts of a joined rule; null for a single comparison or a rule that cannot be split. */
function joined(rule: Rule, depth: number): Group | null {
  const group = (join: Group['join'], rules: Rule[]): Group => ({ kind: 'group', join, parts: rules.map((one) => partOf(one, depth + 1)) });
  if ('all' in rule) return group('all', rule.all);
  if ('any' in rule) return group('any', rule.any);
  if ('not' in rule) return 'any' in rule.not ? group('none', rule.not.any) : null;
  const facts = Object.entries(rule);
  return facts.length > 1
    ? group(
        'all',
        facts.map(([fact, condition]) => ({ [fact]: condition }) as Rule),
      )
    : null;
}

function partOf(rule: Rule, depth: number): Part {
  const comparison = comparisonOf(rule);
  if (comparison) return comparison;
  return (depth <= DEEPEST && joined(rule, depth)) || { kind: 'kept', rule };
}

function comparisonOf(rule: Rule): Comparison | null {
  const isNegated = 'not' in rule;
  const facts = Object.entries(isNegated ? (rule.not as object) : rule) as [FactName, Condition][];
  const [[fact, condition] = []] = facts;
  if (facts.length !== 1 || !fact || !Object.hasOwn(FACTS, fact) || !isShown(fact, condition as Condition)) return null;
  return { kind: 'comparison', fact, condition: condition as Condition, isNegated };
}

/** Whether the controls can express the condition. */
function isShown(fact: FactName, condition: Condition): boolean {
  const { kind } = FACTS[fact];
  if (kind === 'children') {
    const { age = {}, count = {} } = condition as { age?: object; count?: object };
    return isPlainRange(age) && isPlainRange(count);
  }
  return typeof condition !== 'object' || Array.isArray(condition) || isPlainRange(condition as Range);
}
