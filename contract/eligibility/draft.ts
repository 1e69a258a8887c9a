/** Form values of questions, before they are parsed into facts. */
import { readNumber } from '../digits.ts';
import { FACT_NAMES, FACTS, type Fact, type FactName, type Facts, isPossible } from './facts.ts';

/** A number as typed, with its unit. */
export type TypedNumber = { text: string; unit: string };
export type TypedChild = { age: string; sex: string };
export type DraftValue = boolean | string | string[] | TypedNumber | TypedChild[] | undefined;
export type Draft = { [Name in FactName]?: DraftValue };

/** Units that most people use, if not the first. */
const USUAL_UNIT: Partial<Record<FactName, string>> = { landHectares: 'acre' };

/** The unit preselected for a number. */
export function usualUnit(name: FactName): string {
  const fact: Fact = FACTS[name];
  return USUAL_UNIT[name] ?? (fact.kind === 'number' ? Object.keys(fact.units)[0] : undefined) ?? '';
}

const round = (value: number) => String(Math.round(value * 100) / 100);

export function draftOf(asked: readonly FactName[], facts: Facts): Draft {
  return Object.fromEntries(asked.map((name) => [name, draftValue(name, facts[name])]));
}

function draftValue(name: FactName, value: unknown): DraftValue {
  const fact: Fact = FACTS[name];
  if (fact.kind === 'number') {
    const unit = usualUnit(name);
    return { text: value === undefined ? '' : round(Number(value) / (fact.units[unit] ?? 1)), unit };
  }
  if (fact.kind === 'children' && value !== undefined)
    return (value as { age: number; sex?: string }[]).map(({ age, sex }) => ({ age: String(age), sex: sex ?? '' }));
  return value as DraftValue;
}

/** The entered facts, and the names of those with an impossible value. */
export function factsOfDraft(draft: Draft): { facts: Facts; impossible: FactName[] } {
  const facts: Record<string, unknown> = {};
  const impossible: FactName[] = [];
  for (const [name, value] of Object.entries(draft) as [FactName, DraftValue][]) {
    const factValue = factFrom(name, value);
    if (factValue === undefined) continue;
    if (isPossible(FACTS[name], factValue)) facts[name] = factValue;
    else impossible.push(name);
  }
  return { facts: facts as Facts, impossible };
}

function factFrom(name: FactName, value: DraftValue): unknown {
  const fact: Fact = FACTS[name];
  if (value === undefined || value === '') return undefined;
  if (fact.kind === 'number') {
    const { text, unit } = value as TypedNumber;
    if (text.trim() === '') return undefined;
    const number = readNumber(text);
    return number === null ? text : number * (fact.units[unit] ?? 1);
  }
  if (fact.kind === 'children')
    return (value as TypedChild[]).map(({ age, sex }) => ({ age: readNumber(age) ?? age, ...(sex !== '' && { sex }) }));
  return value;
}

/** Number of rows for children in a plain form. */
export const PLAIN_CHILDREN = 4;

/** Reads the fields of a plain form, named like `work.farmer` or `children.1.age`. */
export function draftOfFields(fields: Readonly<Record<string, string>>): Draft {
  return Object.fromEntries(FACT_NAMES.map((name) => [name, sentValue(name, fields)]));
}

function sentValue(name: FactName, fields: Readonly<Record<string, string>>): DraftValue {
  const fact: Fact = FACTS[name];
  const sent = fields[name] ?? '';
  const isNone = fields[`${name}.none`] !== undefined;
  switch (fact.kind) {
    case 'number':
      return { text: sent, unit: fields[`${name}.unit`] ?? '' };
    case 'flag':
      return sent === 'true' || sent === 'false' ? sent === 'true' : undefined;
    case 'choice':
      return sent;
    case 'list':
    case 'schemes': {
      const chosen = Object.keys(fields).flatMap((key) => (key.startsWith(`${name}.`) ? [key.slice(name.length + 1)] : []));
      const some = chosen.filter((value) => value !== 'none');
      if (some.length > 0) return some;
      return isNone ? chosen.filter((value) => fact.kind === 'list' && fact.values.includes(value)) : undefined;
    }
    case 'children': {
      const rows = Array.from({ length: PLAIN_CHILDREN }, (_, row) => ({
        age: fields[`${name}.${row + 1}.age`] ?? '',
        sex: fields[`${name}.${row + 1}.sex`] ?? '',
      })).filter(({ age }) => age.trim() !== '');
      return rows.length > 0 || isNone ? rows : undefined;
    }
  }
}
