/** Tests the eligibility rules on the example people of each file. */
import { expect, test } from 'vitest';
import { evaluateScheme, type Line, withStates } from '../contract/eligibility/evaluate.ts';
import { factsOf } from '../contract/eligibility/rules.ts';
import type { SchemeFile } from './scheme-file.ts';
import { shippedSchemes } from './shipped-content.ts';

const ruled = shippedSchemes().filter(({ en, examples }) => examples || en.eligibility.some((line) => 'rule' in line || 'judged' in line));

/** The errors in a scheme's rules and examples. */
function faultsOf({ en, states, examples = [] }: SchemeFile): string[] {
  const lines = withStates(states, en.eligibility);
  /** The index of the text's first line, after the line about states if there is one. */
  const first = lines.length - en.eligibility.length;
  const undecided = en.eligibility.filter((line) => !('rule' in line) && !('judged' in line));
  const faults = undecided.map(({ text }) => `en.eligibility: "${text}" has neither a rule nor judged: true`);

  // A scheme can be refused by its states, or by a line whose alternatives all need a fact; one for everybody has no such line.
  const groups = Map.groupBy(en.eligibility, (line) => line.oneOf ?? line);
  const refuses = ({ rule, unclear }: Line) => rule && !unclear && factsOf(rule).length > 0;
  const isForEverybody = first === 0 && ![...groups.values()].some((group) => group.every(refuses));
  const verdicts = new Set(examples.map(({ verdict }) => verdict));
  if (!isForEverybody && !verdicts.has('no')) faults.push('examples: nobody does not get it (verdict: no)');
  // If a person must judge every line, no verdict can be yes.
  const best = en.eligibility.some((line) => 'rule' in line) || first > 0 ? 'yes' : 'open';
  if (!verdicts.has(best)) faults.push(`examples: nobody gets it (verdict: ${best})`);

  for (const { who, facts, verdict, line } of examples) {
    const outcome = evaluateScheme(lines, facts);
    if (outcome.verdict !== verdict) faults.push(`examples: ${who} is ${outcome.verdict}, not ${verdict}: ${JSON.stringify(outcome)}`);
    if (line !== undefined && outcome.lines[first + line - 1]?.verdict !== 'no')
      faults.push(`examples: ${who} is not refused by line ${line}`);
  }
  return faults;
}

test.each(ruled)('the rules of content/schemes/$slug.yaml give the verdicts of its examples', (scheme) => {
  expect(faultsOf(scheme)).toEqual([]);
});

test('finds wrong rules and examples', () => {
  const scheme = ruled.find(({ examples = [] }) => examples.some(({ verdict }) => verdict === 'no')) as SchemeFile;
  const [line] = scheme.en.eligibility;
  const bare = {
    ...scheme,
    examples: [],
    en: { ...scheme.en, eligibility: [{ text: line?.text ?? '' }, ...scheme.en.eligibility.slice(1)] },
  };
  expect(faultsOf(bare)).toContain(`en.eligibility: "${line?.text}" has neither a rule nor judged: true`);
  expect(faultsOf(bare)).toEqual(expect.arrayContaining([expect.stringMatching(/^examples: nobody gets it/)]));
  const turned = { ...scheme, examples: scheme.examples?.map((one) => ({ ...one, verdict: one.verdict === 'no' ? 'yes' : one.verdict })) };
  expect(faultsOf(turned as SchemeFile).filter((fault) => fault.includes(' is no, not yes'))).not.toEqual([]);
});
