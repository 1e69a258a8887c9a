import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from './all-endpoints.ts';
import { endpointKey } from './endpoint.ts';
import { sentenceOf, sentenceWithField } from './input-problem.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  age: z.optional(z.int().check(z.minimum(1))),
  kind: z.optional(z.enum(['', 'one', 'two'])),
  id: z.optional(z.union([z.string(), z.number()])),
  list: z.optional(z.array(z.strictObject({ who: z.string().check(z.minLength(1)) })).check(z.minLength(1), z.maxLength(2))),
  isOn: z.optional(z.boolean()),
  day: z.optional(z.string().check(z.regex(/^\d+$/))),
});

test.each([
  [{}, 'Required', 'Required'],
  [{ name: 7 }, 'Must be text', 'Invalid input: name must be text'],
  [{ name: '' }, 'Must not be empty', 'Invalid input: name must not be empty'],
  [{ name: 'abcdef' }, 'Must be at most 5 characters', 'Invalid input: name must be at most 5 characters'],
  [{ name: 'a', age: 0 }, 'Must be at least 1', 'Invalid input: age must be at least 1'],
  [{ name: 'a', age: 1.5 }, 'Must be a whole number', 'Invalid input: age must be a whole number'],
  [{ name: 'a', kind: 'x' }, 'Must be one of: one, two, or empty', 'Invalid input: kind must be one of: one, two, or empty'],
  [{ name: 'a', id: [] }, 'Must be text or a number', 'Invalid input: id must be text or a number'],
  [{ name: 'a', list: 'x' }, 'Must be a list', 'Invalid input: list must be a list'],
  [{ name: 'a', list: [{ who: '' }] }, 'Must not be empty', 'Invalid input: list.0.who must not be empty'],
  [{ name: 'a', list: [] }, 'Must have at least 1 entry', 'Invalid input: list must have at least 1 entry'],
  [{ name: 'a', list: [{}] }, 'Required', 'Required'],
  [{ name: 'a', isOn: 'yes' }, 'Must be true or false', 'Invalid input: isOn must be true or false'],
  [{ name: 'a', day: 'x' }, 'Must match ^\\d+$', 'Invalid input: day must match ^\\d+$'],
  [{ name: 'a', sze: 1 }, 'There is no field sze', 'Invalid input: there is no field sze'],
  [7, 'Must be an object', 'Invalid input: it must be an object'],
])('names the fault and the field of %j', (input, sentence, withField) => {
  const [issue = expect.fail()] = schema.safeParse(input).error?.issues ?? [];
  expect(sentenceOf(issue, input)).toBe(sentence);
  expect(sentenceWithField(issue, input)).toBe(withField);
});

/** Wrong values of every type. */
const WRONG = [
  undefined,
  null,
  7,
  -1,
  1.5,
  '',
  'x',
  '\u0000',
  'x'.repeat(2_001),
  [],
  [7],
  ['x'],
  [[]],
  {},
  { a: 1 },
  [{}],
  [{ url: '' }],
  true,
];

function fieldsOf(input: z.ZodMiniType): string[] {
  const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(properties ?? {});
}

test.each(ENDPOINTS.map((one) => [endpointKey(one), one] as const))('%s never answers just "Invalid input"', (_, { input }) => {
  const fields = fieldsOf(input);
  const whole = (value: unknown) => Object.fromEntries(fields.map((name) => [name, value]));
  const given = [
    ...WRONG.map(whole),
    ...fields.flatMap((name) => WRONG.map((value) => ({ [name]: value }))),
    ...fields.flatMap((name) =>
      WRONG.map((value) => ({ [name]: [{ [name]: value, text: value, who: value, rule: value, facts: value }] })),
    ),
    { surprise: true },
    ...WRONG,
  ];
  for (const one of given) {
    for (const issue of input.safeParse(one).error?.issues ?? []) {
      for (const sentence of [sentenceOf(issue, one), sentenceWithField(issue, one)]) {
        expect(sentence, issue.path.join('.')).not.toMatch(/^Invalid input\.?$|^Invalid\b(?! input: \S+ \S)|^$/);
      }
    }
  }
});
