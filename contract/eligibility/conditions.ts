/** Data tied to the lines of eligibility (`tied-lines.ts`): a rule, or the mark that a person must judge the line. */
import * as z from 'zod/mini';
import { line } from '../fields.ts';
import { plainLines } from '../tied-lines.ts';
import { contradictionIn } from './contradictions.ts';
import type { Line } from './evaluate.ts';
import { readFacts } from './facts.ts';
import { rule } from './rules.ts';

const LONGEST_LINE = 2_000;
const LONGEST_RULE = 10_000;
const MAX_CONDITIONS = 200;
const MAX_EXAMPLES = 100;

/**
 * A line that no fact decides is `judged` by a person or an office. An `unclear` rule is never answered with no, but with "we cannot say".
 */
export const condition = z
  .strictObject({
    /** The line, as plain text. */
    text: line(LONGEST_LINE).check(z.minLength(1)),
    rule: z.optional(
      rule.check(
        z.refine((given) => JSON.stringify(given).length <= LONGEST_RULE, 'The rule is too long'),
        ({ value, issues }) => {
          const message = contradictionIn(value);
          if (message) issues.push({ code: 'custom', message, input: value });
        },
      ),
    ),
    judged: z.optional(z.literal(true)),
    unclear: z.optional(z.literal(true)),
    /** Lines with the same letter are alternatives, of which one is sufficient. */
    oneOf: z.optional(z.string().check(z.regex(/^[a-z]$/, 'must be one small letter'))),
  })
  .check(z.refine((one) => (one.rule === undefined) === (one.judged === true), 'must have a rule or be judged'));

export type SchemeCondition = z.output<typeof condition>;

export const conditionList = z.array(condition).check(
  z.maxLength(MAX_CONDITIONS, `At most ${MAX_CONDITIONS} lines can have a rule`),
  z.refine((conditions) => new Set(conditions.map(({ text }) => text)).size === conditions.length, 'A line can have one rule only'),
);

/** A fictional person, and the verdict expected for them. */
export const example = z.strictObject({
  who: line(LONGEST_LINE).check(z.minLength(1)),
  facts: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((given, context) => {
      const { facts, problems } = readFacts(given);
      for (const { fact, problem } of problems) context.issues.push({ code: 'custom', message: `${fact} is ${problem}`, input: given });
      return facts;
    }),
  ),
  verdict: z.enum(['yes', 'no', 'open']),
  /** The line that decides a no, counted from 1; 0 is the state. */
  line: z.optional(z.int()),
});

export type ExamplePerson = z.output<typeof example>;

export const exampleList = z.array(example).check(z.maxLength(MAX_EXAMPLES, `At most ${MAX_EXAMPLES} example people`));

/** Every line of eligibility with its rule or mark, if any. */
export function linesWithConditions(html: string, conditions: readonly SchemeCondition[]): (Line & { text: string })[] {
  return plainLines(html).map((text) => conditions.find((one) => one.text === text) ?? { text });
}
