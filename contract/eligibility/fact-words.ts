/** Types of the words each language must define, so that a missing word for a fact, value or unit does not compile. */
import type { FACTS, FactName, Unit } from './facts.ts';
import type { QUESTIONS, QuestionName } from './questions.ts';

type FactsOfKind<Kind extends string> = { [Name in FactName]: (typeof FACTS)[Name]['kind'] extends Kind ? Name : never }[FactName];

/** Facts with named values. */
type ValuedFact = FactsOfKind<'choice' | 'flag' | 'list'>;
type ValueOf<Name extends ValuedFact> = (typeof FACTS)[Name] extends { values: readonly (infer Value extends string)[] }
  ? Value
  : 'true' | 'false';

/** The word for each value of each fact; for states only if it differs from their English name. */
export type ValueWords = {
  readonly [Name in ValuedFact]: Name extends 'state' ? Readonly<Record<string, string>> : Readonly<Record<ValueOf<Name>, string>>;
};

/** Money needs its own units: "a year", not "years". */
export type UnitName = Exclude<Unit, 'month'> | `rupees-${Unit<'incomeYear'>}`;

/** A question for one fact, or for several flags, needs no further labels. */
type LabelledIn<Name extends QuestionName> = (typeof QUESTIONS)[Name]['length'] extends 1
  ? never
  : Exclude<(typeof QUESTIONS)[Name][number], FactsOfKind<'flag'>> extends never
    ? never
    : (typeof QUESTIONS)[Name][number];

/** Facts that share a question with others, and so need a label. */
export type LabelledFact = { [Name in QuestionName]: LabelledIn<Name> }[QuestionName];
