import { FACT_NAMES, FACTS, type Fact, type FactName } from '../../../../../contract/eligibility/facts.ts';
import { rules } from '../../../../../messages/admin/rules.ts';
import { check } from '../../../../../messages/en/check.ts';
import type { Option } from '../../../components/select.tsx';

const LABELS: Record<FactName, string> = rules.facts;

export const FACT_OPTIONS: Option[] = FACT_NAMES.map((value) => ({ value, label: LABELS[value] }));

/** The values of a fact, labelled as for visitors. */
export function valueOptions(name: FactName): Option[] {
  const fact: Fact = FACTS[name];
  const values = fact.kind === 'flag' ? ['true', 'false'] : 'values' in fact ? fact.values : [];
  const labels: Readonly<Record<string, string>> = (check.reasons.values as Record<string, Record<string, string>>)[name] ?? {};
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}

/** Translates an error of a rule for users of the editor: the fact it is about and what to do. */
export function problemInWords(problem: string): string {
  const [, path = '', what = problem] = /^([\w.]+): (.*)$/.exec(problem) ?? [];
  const fact = LABELS[path.split('.').at(-1) as FactName];
  const [, known = ''] = Object.entries(rules.problems).find(([begins]) => what.startsWith(begins)) ?? [];
  return fact ? rules.said.fact(fact, known || what) : known || what;
}
