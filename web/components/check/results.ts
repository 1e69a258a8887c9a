/** What comes of the answers: the schemes in three groups, the best first. */
import { evaluateScheme, type SchemeOutcome, type Verdict } from '../../../contract/eligibility/evaluate.ts';
import type { Facts } from '../../../contract/eligibility/facts.ts';
import { withImplied } from '../../../contract/eligibility/implied.ts';
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

/** How much of what a scheme asks was told and fits: what is for few is worth more to them than what is for all. */
const fitting = ({ outcome }: Ranked) =>
  new Set(outcome.lines.flatMap(({ verdict, reasons }) => (verdict === 'yes' ? reasons.map(({ fact }) => fact) : []))).size;

const isElsewhere = ({ outcome }: Ranked) =>
  outcome.lines.some(({ verdict, reasons }) => verdict === 'no' && reasons.some(({ fact }) => fact === 'state'));

const RANK: Record<Verdict, (of: Ranked) => number> = {
  yes: fitting,
  open: (ranked) => fitting(ranked) - 2 * ranked.outcome.needs.length,
  // Nobody moves for a scheme.
  no: (ranked) =>
    fitting(ranked) - 3 * ranked.outcome.lines.filter(({ verdict }) => verdict === 'no').length - (isElsewhere(ranked) ? 50 : 0),
};
