/** The rules beside the lines of eligibility, tried on the people each file names. */
import { describe, expect, test } from 'vitest';
import { evaluateScheme, type Line, withStates } from '../contract/eligibility/evaluate.ts';
import { factsOf } from '../contract/eligibility/rules.ts';
import { readSchemes } from './read-content.ts';

const ruled = readSchemes().filter(({ en, examples }) => examples || en.eligibility.some((line) => 'rule' in line || 'judged' in line));

describe.each(ruled.map((scheme) => [scheme.slug, scheme] as const))('%s', (_slug, { en, states, examples = [] }) => {
  const lines = withStates(states, en.eligibility);
  /** Of the first line of the text; before it stands, where there is one, that of the states. */
  const first = lines.length - en.eligibility.length;

  test('every line has a rule or is judged by a person', () => {
    expect(en.eligibility.filter((line) => !('rule' in line) && !('judged' in line))).toEqual([]);
  });

  test('names somebody who gets it and somebody who does not', () => {
    // A scheme is refused by its states or by a line, all of whose alternatives ask for a fact; one that is for everybody has no such line.
    const groups = Map.groupBy(en.eligibility, (line) => line.oneOf ?? line);
    const refuses = ({ rule, unclear }: Line) => rule && !unclear && factsOf(rule).length > 0;
    const isForEverybody = first === 0 && ![...groups.values()].some((group) => group.every(refuses));
    if (!isForEverybody) expect(new Set(examples.map(({ verdict }) => verdict))).toContain('no');
    // Where a person must judge every line, nobody can be told yes.
    const best = en.eligibility.some((line) => 'rule' in line) || first > 0 ? 'yes' : 'open';
    expect(new Set(examples.map(({ verdict }) => verdict))).toContain(best);
  });

  test.each(examples)('$who: $verdict', ({ facts, verdict, line }) => {
    const outcome = evaluateScheme(lines, facts);
    expect(outcome.verdict, JSON.stringify(outcome)).toBe(verdict);
    if (line !== undefined) expect(outcome.lines[first + line - 1]?.verdict, `line ${line}`).toBe('no');
  });
});
