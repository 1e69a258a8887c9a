/** Groups the schemes by verdict and sorts each group, best first. */
import { changesOf, comesSoon } from './changes.ts';
import { evaluateRule, evaluateScheme, type Line, type Reason, type SchemeOutcome, type Verdict } from './evaluate.ts';
import type { FactName, Facts } from './facts.ts';
import { withImplied } from './implied.ts';
import { likelyAnswers } from './likely-answers.ts';

type Ruled = { lines: readonly Line[] };
type Ranked = { scheme: Ruled; outcome: SchemeOutcome };

export function resultsOf<S extends Ruled>(schemes: readonly S[], entered: Facts): Record<Verdict, S[]> {
  const facts = withImplied(entered);
  const ranked = schemes.map((scheme) => ({ scheme, outcome: evaluateScheme(scheme.lines, facts) }));
  const of = (wanted: Verdict) =>
    ranked
      .filter(({ outcome }) => outcome.verdict === wanted)
      .map((one) => ({ scheme: one.scheme, rank: RANK[wanted](one, facts) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ scheme }) => scheme);
  return { yes: of('yes'), open: of('open'), no: of('no') };
}

/** How specific the matching conditions are: a scheme for few is more relevant to them than one for all. */
function fitting({ outcome }: Ranked): number {
  const worths: { [N in FactName]?: number } = {};
  for (const { verdict, reasons } of outcome.lines) {
    if (verdict === 'yes') for (const reason of reasons) worths[reason.fact] = Math.max(worths[reason.fact] ?? 0, worthOf(reason));
  }
  return Object.values(worths).reduce((sum, worth) => sum + worth, 0);
}

/** Cached by reason, because thousands are evaluated after each answer. */
const known: Record<string, number> = {};

/** Information in bits: 1 for a condition that every second person meets, 4 for being pregnant, nearly 0 for a bank account. */
function worthOf(reason: Reason): number {
  const { fact, condition, verdict, isNegated } = reason;
  const key = JSON.stringify(reason);
  if (known[key] === undefined) {
    let fits = 0;
    let all = 0;
    for (const [value, weight] of likelyAnswers(fact)) {
      all += weight;
      if ((evaluateRule({ [fact]: condition }, { [fact]: value }).verdict === verdict) !== isNegated) fits += weight;
    }
    known[key] = Math.log2(all / (fits || all / 50));
  }
  return known[key];
}

const isElsewhere = ({ outcome }: Ranked) =>
  outcome.lines.some(({ verdict, reasons }) => verdict === 'no' && reasons.some(({ fact }) => fact === 'state'));

/** Judged conditions make a yes less certain; with eight of them it counts half. */
const sureness = ({ outcome }: Ranked) => 8 / (8 + outcome.judged);

/** Number of unclear lines that would otherwise be a no. */
const unclearNos = ({ outcome }: Ranked) =>
  outcome.lines.filter(({ verdict, reasons }) => verdict === 'open' && reasons.some((reason) => reason.verdict === 'no')).length;

const RANK: Record<Verdict, (of: Ranked, facts: Facts) => number> = {
  yes: (ranked) => fitting(ranked) * sureness(ranked),
  // First schemes that an answer settles, then those a person must judge, last those with an unclear rule.
  open: (ranked) => fitting(ranked) - (2 * ranked.outcome.needs.length || 6) - 10 * unclearNos(ranked),
  // Prefer those that can change soon; nobody moves to another state for a scheme.
  no: (ranked, facts) =>
    fitting(ranked) +
    (comesSoon(changesOf(ranked.scheme.lines, ranked.outcome, facts), facts) ? 10 : 0) -
    3 * ranked.outcome.lines.filter(({ verdict }) => verdict === 'no').length -
    (isElsewhere(ranked) ? 50 : 0),
};
