/** What comes of the answers: the schemes in three groups, the best first. */
import { evaluateRule, evaluateScheme, type Reason, type SchemeOutcome, type Verdict } from '../../../contract/eligibility/evaluate.ts';
import type { FactName, Facts } from '../../../contract/eligibility/facts.ts';
import { withImplied } from '../../../contract/eligibility/implied.ts';
import { likelyAnswers } from '../../../contract/eligibility/likely-answers.ts';
import type { RuledScheme } from './use-rules.ts';

export type Results = Record<Verdict, RuledScheme[]>;

type Ranked = { scheme: RuledScheme; outcome: SchemeOutcome };

export function resultsOf(schemes: readonly RuledScheme[], told: Facts): Results {
  const facts = withImplied(told);
  const ranked = schemes.map((scheme) => ({ scheme, outcome: evaluateScheme(scheme.lines, facts) }));
  const of = (wanted: Verdict) =>
    ranked
      .filter(({ outcome }) => outcome.verdict === wanted)
      .toSorted((a, b) => RANK[wanted](b) - RANK[wanted](a))
      .map(({ scheme }) => scheme);
  return { yes: of('yes'), open: of('open'), no: of('no') };
}

/** Of what a scheme asks and fits, how much it tells apart: what is for few is worth more to them than what is for all. */
function fitting({ outcome }: Ranked): number {
  const worths = new Map<FactName, number>();
  for (const { verdict, reasons } of outcome.lines) {
    if (verdict !== 'yes') continue;
    for (const reason of reasons) worths.set(reason.fact, Math.max(worths.get(reason.fact) ?? 0, worthOf(reason)));
  }
  return [...worths.values()].reduce((sum, worth) => sum + worth, 0);
}

/** Of people who look for help; what fits nobody among the likely answers is not rarer than this. */
const LEAST_SHARE = 0.02;

/** By condition, since thousands are looked at after each answer. */
const known = new Map<string, number>();

/** In bits: 1 for what fits every second person, 4 for being pregnant, nearly nothing for having a bank account. */
function worthOf({ fact, condition, isNegated }: Reason): number {
  const key = `${fact} ${isNegated} ${JSON.stringify(condition)}`;
  let worth = known.get(key);
  if (worth === undefined) {
    const answers = likelyAnswers(fact);
    const weightOf = (some: typeof answers) => some.reduce((sum, [, weight]) => sum + weight, 0);
    const fits = (value: unknown) => evaluateRule({ [fact]: condition }, { [fact]: value }).verdict === (isNegated ? 'no' : 'yes');
    worth = -Math.log2(Math.max(LEAST_SHARE, weightOf(answers.filter(([value]) => fits(value))) / weightOf(answers)));
    known.set(key, worth);
  }
  return worth;
}

const isElsewhere = ({ outcome }: Ranked) =>
  outcome.lines.some(({ verdict, reasons }) => verdict === 'no' && reasons.some(({ fact }) => fact === 'state'));

const RANK: Record<Verdict, (of: Ranked) => number> = {
  yes: fitting,
  open: (ranked) => fitting(ranked) - 2 * ranked.outcome.needs.length,
  // Nobody moves for a scheme.
  no: (ranked) =>
    fitting(ranked) - 3 * ranked.outcome.lines.filter(({ verdict }) => verdict === 'no').length - (isElsewhere(ranked) ? 50 : 0),
};
