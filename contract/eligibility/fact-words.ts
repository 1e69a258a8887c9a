/** What a language must have a word for, so that a fact, a value or a unit without one does not compile. */
import type { FACTS, FactName, Unit } from './facts.ts';
import type { QUESTIONS, QuestionName } from './questions.ts';

type FactsOfKind<Kind extends string> = { [Name in FactName]: (typeof FACTS)[Name]['kind'] extends Kind ? Name : never }[FactName];

/** Facts that are said by naming a value. */
type ValuedFact = FactsOfKind<'choice' | 'flag' | 'list'>;
type ValueOf<Name extends ValuedFact> = (typeof FACTS)[Name] extends { values: readonly (infer Value extends string)[] }
  ? Value
  : 'true' | 'false';

/** The word for each value of each fact; for the states, which English calls by their own names, where it differs. */
export type ValueWords = {
  readonly [Name in ValuedFact]: Name extends 'state' ? Readonly<Record<string, string>> : Readonly<Record<ValueOf<Name>, string>>;
};

/** Money has a year of its own: so much a year. */
export type UnitName = Exclude<Unit, 'month'> | `rupees-${Unit<'incomeYear'>}`;

/** Questions that ask for one fact, or for several flags, are labels themselves. */
type LabelledIn<Name extends QuestionName> = (typeof QUESTIONS)[Name]['length'] extends 1
  ? never
  : Exclude<(typeof QUESTIONS)[Name][number], FactsOfKind<'flag'>> extends never
    ? never
    : (typeof QUESTIONS)[Name][number];

/** Facts that stand beside others in a question, and so need a label of their own. */
export type LabelledFact = { [Name in QuestionName]: LabelledIn<Name> }[QuestionName];
