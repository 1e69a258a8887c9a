/** Evaluates whether a person meets a rule, a line or a scheme (yes, no, open), and which facts decide. */
import { type Child, FACTS, type FactName, type Facts, NOT_APPLICABLE } from './facts.ts';
import type { ChildrenCondition, Condition, Range, Rule } from './rules.ts';

export type Verdict = 'yes' | 'no' | 'open';

/** One fact compared with one condition. */
export type Reason = { fact: FactName; condition: Condition; verdict: Verdict; isNegated: boolean };

export type Outcome = { verdict: Verdict; reasons: Reason[] };

export type Line = {
  rule?: Rule | undefined;
  /** No fact decides the line; a person or an office must. */
  judged?: true | undefined;
  /** The law or the source is unclear, so the verdict is open instead of no. */
  unclear?: true | undefined;
  /** Lines with the same letter are alternatives, of which one is sufficient. */
  oneOf?: string | undefined;
};

const OPPOSITE = { yes: 'no', no: 'yes', open: 'open' } as const;

export function evaluateRule(rule: Rule, facts: Facts): Outcome {
  if ('all' in rule)
    return join(
      rule.all.map((part) => evaluateRule(part, facts)),
      'no',
    );
  if ('any' in rule)
    return join(
      rule.any.map((part) => evaluateRule(part, facts)),
      'yes',
    );
  if ('not' in rule) {
    const { verdict, reasons } = evaluateRule(rule.not, facts);
    return {
      verdict: OPPOSITE[verdict],
      reasons: reasons.map((reason) => ({ ...reason, verdict: OPPOSITE[reason.verdict], isNegated: !reason.isNegated })),
    };
  }
  const parts = Object.entries(rule) as [FactName, Condition][];
  const outcomes = parts.map(([fact, condition]): Outcome => {
    const verdict = compare(fact, condition, facts);
    return { verdict, reasons: [{ fact, condition, verdict, isNegated: false }] };
  });
  return join(outcomes, 'no');
}

/** @param deciding the verdict of a single part that settles the whole; only reasons of that verdict are returned */
function join(outcomes: Outcome[], deciding: 'yes' | 'no'): Outcome {
  const verdicts = outcomes.map((outcome) => outcome.verdict);
  const verdict = verdicts.includes(deciding) ? deciding : verdicts.includes('open') ? 'open' : OPPOSITE[deciding];
  return { verdict, reasons: outcomes.filter((outcome) => outcome.verdict === verdict).flatMap((outcome) => outcome.reasons) };
}

function compare(name: FactName, condition: Condition, facts: Facts): Verdict {
  const value = facts[name];
  if (value === undefined) return 'open';
  const fact = FACTS[name];
  switch (fact.kind) {
    case 'flag':
      return asVerdict(value === condition);
    case 'number':
      return asVerdict(value !== NOT_APPLICABLE && isWithin(value as number, condition as Range, fact.units));
    case 'choice':
      return asVerdict(isChosen(value as string, condition, fact.values));
    case 'list':
    case 'schemes':
      return asVerdict([condition].flat().some((wanted) => (value as string[]).includes(wanted as string)));
    case 'children':
      return countChildren(value as Child[], condition as ChildrenCondition);
  }
}

const asVerdict = (isTrue: boolean): Verdict => (isTrue ? 'yes' : 'no');

function isWithin(value: number, { min, max, over, under, unit }: Range, units: Readonly<Record<string, number>>): boolean {
  const worth = unit === undefined ? 1 : (units[unit] ?? 1);
  if (min !== undefined && value < Number(min) * worth) return false;
  if (max !== undefined && value > Number(max) * worth) return false;
  if (over !== undefined && value <= over * worth) return false;
  return under === undefined || value < under * worth;
}

function isChosen(value: string, condition: Condition, values: readonly string[]): boolean {
  if (typeof condition === 'string') return value === condition;
  if (Array.isArray(condition)) return condition.includes(value);
  const { min, max } = condition as Range;
  const place = values.indexOf(value);
  return (min === undefined || place >= values.indexOf(String(min))) && (max === undefined || place <= values.indexOf(String(max)));
}

/** A child of unknown sex may or may not count, so the verdict can stay open. */
function countChildren(children: Child[], { age, sex, count = { min: 1 } }: ChildrenCondition): Verdict {
  const ofAge = age === undefined ? children : children.filter((child) => isWithin(child.age, age, FACTS.age.units));
  const sure = ofAge.filter((child) => sex === undefined || child.sex === sex).length;
  const most = sure + (sex === undefined ? 0 : ofAge.filter((child) => child.sex === undefined).length);
  const { min = 0, max = Number.POSITIVE_INFINITY } = count;
  if (most < min || sure > max) return 'no';
  return sure >= min && most <= max ? 'yes' : 'open';
}

export function evaluateLine({ rule, unclear }: Line, facts: Facts): Outcome {
  if (!rule) return { verdict: 'open', reasons: [] };
  const outcome = evaluateRule(rule, facts);
  return unclear && outcome.verdict === 'no' ? { ...outcome, verdict: 'open' } : outcome;
}

export type SchemeOutcome = {
  verdict: Verdict;
  /** Outcomes in the order of the lines. */
  lines: Outcome[];
  /** Facts that can still change the verdict, those with the fewest other open facts first. */
  needs: FactName[];
  /** Number of conditions that only a person or an office can judge. */
  judged: number;
};

/**
 * The verdict is yes if every line is met, and one of each group of alternatives. Lines that a person must judge do not prevent a yes,
 * but are shown with it; a scheme with only such lines stays open.
 */
export function evaluateScheme(lines: readonly Line[], facts: Facts): SchemeOutcome {
  const outcomes = lines.map((line) => evaluateLine(line, facts));
  const groups = groupsOf(lines);
  const settled = groups.map((group) => groupVerdict(group, lines, (index) => (outcomes[index] as Outcome).verdict));
  const isRuled = lines.some((line) => line.rule);
  const verdict = settled.includes('no') ? 'no' : settled.includes('open') || !isRuled ? 'open' : 'yes';
  const open = verdict === 'open' ? groups.filter((_, index) => settled[index] === 'open').flat() : [];
  const needs = open.flatMap((index) => (outcomes[index] as Outcome).reasons).filter((reason) => facts[reason.fact] === undefined);
  const isJudged = (group: number[]) =>
    group.some((index) => lines[index]?.judged) && group.every((index) => outcomes[index]?.verdict !== 'yes');
  const judged = groups.filter(isJudged).length;
  return { verdict, lines: outcomes, needs: [...new Set(needs.map((reason) => reason.fact))], judged };
}

/** The verdict of `evaluateScheme` without reasons, many times faster, for trying out possible answers. */
export function schemeVerdict(lines: readonly Line[], facts: Facts): Verdict {
  let verdict: Verdict = lines.some((line) => line.rule) ? 'yes' : 'open';
  for (const group of groupsOf(lines)) {
    const of = groupVerdict(group, lines, (index) => lineVerdict(lines[index] as Line, facts));
    if (of === 'no') return 'no';
    if (of === 'open') verdict = 'open';
  }
  return verdict;
}

function lineVerdict({ rule, unclear }: Line, facts: Facts): Verdict {
  const verdict = rule ? ruleVerdict(rule, facts) : 'open';
  return unclear && verdict === 'no' ? 'open' : verdict;
}

function ruleVerdict(rule: Rule, facts: Facts): Verdict {
  if ('all' in rule) return joinVerdicts(rule.all, facts, 'no');
  if ('any' in rule) return joinVerdicts(rule.any, facts, 'yes');
  if ('not' in rule) return OPPOSITE[ruleVerdict(rule.not, facts)];
  let verdict: Verdict = 'yes';
  for (const fact in rule) {
    const of = compare(fact as FactName, rule[fact as FactName] as Condition, facts);
    if (of === 'no') return 'no';
    if (of === 'open') verdict = 'open';
  }
  return verdict;
}

function joinVerdicts(rules: readonly Rule[], facts: Facts, deciding: 'yes' | 'no'): Verdict {
  let verdict: Verdict = OPPOSITE[deciding];
  for (const rule of rules) {
    const of = ruleVerdict(rule, facts);
    if (of === deciding) return deciding;
    if (of === 'open') verdict = 'open';
  }
  return verdict;
}

/**
 * Indexes of the lines that decided the verdict: those with a no, or those still open; none for a yes. If no rule among alternatives is
 * open, the lines that a person must judge.
 */
export function decidingLines(lines: readonly Line[], { verdict, lines: outcomes }: SchemeOutcome): number[] {
  if (verdict === 'yes') return [];
  const deciding = groupsOf(lines).filter(
    (group) => groupVerdict(group, lines, (index) => (outcomes[index] as Outcome).verdict) === verdict,
  );
  const decide = (deciding.length > 0 ? deciding : groupsOf(lines)).flat().filter((index) => outcomes[index]?.verdict === verdict);
  const ruled = decide.filter((index) => lines[index]?.rule);
  return ruled.length > 0 ? ruled : decide;
}

const knownGroups = new WeakMap<readonly Line[], number[][]>();

/** Groups line indexes: alternatives together, every other line alone. */
function groupsOf(lines: readonly Line[]): number[][] {
  const known = knownGroups.get(lines);
  if (known) return known;
  const groups = [...Map.groupBy(lines.keys(), (index) => lines[index]?.oneOf ?? index).values()];
  knownGroups.set(lines, groups);
  return groups;
}

function groupVerdict(group: number[], lines: readonly Line[], verdictOf: (index: number) => Verdict): Verdict {
  let hasRule = false;
  let isOpen = false;
  for (const index of group) {
    const verdict = verdictOf(index);
    if (verdict === 'yes') return 'yes';
    if (verdict === 'open') isOpen = true;
    if (lines[index]?.rule) hasRule = true;
  }
  // A group that only a person can judge does not affect the verdict.
  if (!hasRule) return 'yes';
  return isOpen ? 'open' : 'no';
}

/** The lines of a scheme, preceded by one about its states unless it is for all of India. */
export function withStates<L extends Line>(states: readonly string[], lines: readonly L[]): (L | Line)[] {
  return states.length > 0 ? [{ rule: { state: [...states] } }, ...lines] : [...lines];
}
