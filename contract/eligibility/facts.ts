/**
 * All facts about a person and their household that the check asks for. The API uses the same names. A new fact is one entry here, its
 * words in the messages, and its place in `questions.ts`.
 */
import { readNumber } from '../digits.ts';
import { STATES } from '../states.ts';

/** A number in the first unit; rules and forms may use the others, with their factor to the first. */
type NumberFact = { kind: 'number'; units: Readonly<Record<string, number>>; least: number; most: number; whole?: true };
/** One of some values, ascending if `isOrdered`. */
type ChoiceFact = { kind: 'choice'; values: readonly string[]; isOrdered?: true };
type FlagFact = { kind: 'flag' };
/** Any number of the values. */
type ListFact = { kind: 'list'; values: readonly string[] };
/** Children with age in years and sex. */
type ChildrenFact = { kind: 'children' };
/** Schemes, by slug. */
type SchemesFact = { kind: 'schemes' };

export type Fact = NumberFact | ChoiceFact | FlagFact | ListFact | ChildrenFact | SchemesFact;

const YEARS = { year: 1 } as const;
const RUPEES = { year: 1, month: 12 } as const;
const ACRE = 0.40468564;
/** Only units of the same size everywhere; a bigha or a katha differs between districts. */
const HECTARES = { hectare: 1, acre: ACRE, kanal: ACRE / 8, guntha: ACRE / 40, decimal: ACRE / 100 } as const;
const PERCENT = { percent: 1 } as const;

export const WORKS = [
  'farmer',
  'tenant-farmer',
  'farm-labourer',
  'construction-worker',
  'street-vendor',
  'artisan',
  'weaver',
  'fisher',
  'animal-keeper',
  'gig-worker',
  'domestic-worker',
  'sanitation-worker',
  'other-labourer',
  'salaried',
  'own-business',
  'student',
  'unemployed',
  'homemaker',
  'retired',
] as const;

export const SEXES = ['female', 'male', 'other'] as const;

export const FACTS = {
  /** In full years. */
  age: { kind: 'number', units: YEARS, least: 0, most: 120, whole: true },
  sex: { kind: 'choice', values: SEXES },
  state: { kind: 'choice', values: STATES },
  area: { kind: 'choice', values: ['village', 'town'] },
  category: { kind: 'choice', values: ['SC', 'ST', 'OBC', 'EWS', 'general'] },
  minority: { kind: 'flag' },
  /** ₹ a year, for the whole family. */
  incomeYear: { kind: 'number', units: RUPEES, least: 0, most: 1_000_000_000 },
  /** Antyodaya, priority household, any other card, none. */
  rationCard: { kind: 'choice', values: ['AAY', 'PHH', 'other', 'none'] },
  /** The family is on a list of poor families, or has a BPL card. */
  bpl: { kind: 'flag' },
  work: { kind: 'list', values: WORKS },
  /** Farm land of the family. */
  landHectares: { kind: 'number', units: HECTARES, least: 0, most: 10_000 },
  /** Highest level passed. */
  education: {
    kind: 'choice',
    values: ['none', 'class5', 'class8', 'class10', 'iti', 'class12', 'diploma', 'graduate', 'postgraduate'],
    isOrdered: true,
  },
  /** Current school class. */
  class: { kind: 'number', units: { class: 1 }, least: 1, most: 12, whole: true },
  /** Current course. */
  course: { kind: 'choice', values: ['none', 'school', 'iti', 'diploma', 'degree', 'postgraduate', 'phd'] },
  /** As in the certificate; 0 without a disability. */
  disabilityPercent: { kind: 'number', units: PERCENT, least: 0, most: 100 },
  marital: { kind: 'choice', values: ['single', 'married', 'widowed', 'divorced', 'separated'] },
  pregnant: { kind: 'flag' },
  children: { kind: 'children' },
  house: { kind: 'choice', values: ['none', 'kutcha', 'pucca'] },
  bankAccount: { kind: 'flag' },
  /** Someone in the family. */
  incomeTaxPayer: { kind: 'flag' },
  governmentJobInFamily: { kind: 'flag' },
  governmentPension: { kind: 'flag' },
  /** Someone in the family is or was minister, MP, MLA, mayor or the like. */
  constitutionalPost: { kind: 'flag' },
  illness: { kind: 'list', values: ['cancer', 'tuberculosis', 'kidney', 'hiv', 'leprosy', 'silicosis', 'other', 'none'] },
  alreadyReceives: { kind: 'schemes' },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof FACTS;
type UnitsOf<F> = F extends { units: infer Units } ? keyof Units & string : never;
/** The units of a fact, or of all. */
export type Unit<Name extends FactName = FactName> = { [Each in Name]: UnitsOf<(typeof FACTS)[Each]> }[Name];

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

export type Child = { age: number; sex?: (typeof SEXES)[number] };

type ValueOf<F extends Fact> = F extends NumberFact
  ? number
  : F extends FlagFact
    ? boolean
    : F extends ChoiceFact
      ? F['values'][number]
      : F extends ListFact
        ? F['values'][number][]
        : F extends ChildrenFact
          ? Child[]
          : string[];

/** Marks a number that does not apply (e.g. the school class of an adult). Matches no range. Derived, never entered. */
export const NOT_APPLICABLE = -1;

/** The known facts of a person; absent ones are unknown. */
export type Facts = { [Name in FactName]?: ValueOf<(typeof FACTS)[Name]> };

/** An unknown fact name, or an impossible value. */
export type FactProblem = { fact: string; problem: 'unknown' | 'impossible' };

const MAX_ITEMS = 50;

/** Parses facts. Null means unknown, like absence. */
export function readFacts(given: Record<string, unknown>): { facts: Facts; problems: FactProblem[] } {
  const facts: Record<string, unknown> = {};
  const problems: FactProblem[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(FACTS, name)) problems.push({ fact: name.slice(0, 60), problem: 'unknown' });
    else if (value === null || value === undefined) continue;
    else {
      const factValue = withNumbers(FACTS[name as FactName], value);
      if (isPossible(FACTS[name as FactName], factValue)) facts[name] = factValue;
      else problems.push({ fact: name, problem: 'impossible' });
    }
  }
  return { facts: facts as Facts, problems };
}

/** Parses numbers that were sent as typed text. */
function withNumbers(fact: Fact, value: unknown): unknown {
  const numberIn = (given: unknown) => (typeof given === 'string' ? (readNumber(given) ?? given) : given);
  if (fact.kind === 'number') return numberIn(value);
  if (fact.kind !== 'children' || !Array.isArray(value)) return value;
  return value.map((child) => (isObject(child) && 'age' in child ? { ...child, age: numberIn(child.age) } : child));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function isPossible(fact: Fact, value: unknown): boolean {
  switch (fact.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && value >= fact.least && value <= fact.most && (!fact.whole || Number.isInteger(value));
    case 'choice':
      return typeof value === 'string' && fact.values.includes(value);
    case 'list':
      return isList(value, (item) => typeof item === 'string' && fact.values.includes(item));
    case 'schemes':
      return isList(value, (item) => typeof item === 'string' && /^[a-z0-9-]{1,100}$/.test(item));
    case 'children':
      return isList(value, isChild);
  }
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isItem);
}

function isChild(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { age, sex, ...rest } = value as Record<string, unknown>;
  const isAge = typeof age === 'number' && age >= 0 && age <= FACTS.age.most;
  return isAge && (sex === undefined || SEXES.includes(sex as never)) && Object.keys(rest).length === 0;
}
