/** The eligibility check: the rules, for evaluation in the browser, and a call that evaluates them and stores nothing. */
import * as z from 'zod/mini';
import { readFacts } from './eligibility/facts.ts';
import { endpoint } from './endpoint.ts';
import { label, language } from './fields.ts';
import { STATES } from './states.ts';

const verdict = z.enum(['yes', 'open', 'no']);

/** Refuses unknown facts and impossible values, naming each. */
const facts = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((given, context) => {
    const { facts, problems } = readFacts(given);
    if (problems.length === 0) return facts;
    const named = (kind: 'unknown' | 'impossible') => problems.flatMap(({ fact, problem }) => (problem === kind ? [fact] : [])).join(', ');
    const parts = [
      named('unknown') && `There is no fact ${named('unknown')}`,
      named('impossible') && `Impossible value: ${named('impossible')}`,
    ];
    context.issues.push({ code: 'custom', message: parts.filter(Boolean).join('. '), input: given });
    return z.NEVER;
  }),
);

const CHECK_BODY_LIMIT = 20_000;

const checkedScheme = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** The first line of the benefits if it names an amount or share, otherwise the summary. Later lines are about a part, a fee or exceptions. */
  benefit: z.string(),
  firstStep: z.string(),
  categories: z.array(z.string()),
  /** `open` also for a scheme without rules, whose conditions the visitor must read. */
  verdict,
  hasRules: z.boolean(),
  lines: z.array(z.object({ text: z.string(), verdict, reason: z.string() })),
  /** Facts whose answer can change the verdict. */
  needs: z.array(z.string()),
  /** Number of conditions that only a person or an office can judge. */
  judged: z.number(),
  /** Names of other likely schemes that exclude this one. */
  rivals: z.array(z.string()),
  /** Reasons of the deciding lines; for a yes, the facts that match. */
  because: z.array(z.string()),
  /** For a no that can change: the necessary changes. */
  change: z.array(z.string()),
});
export type CheckedScheme = z.infer<typeof checkedScheme>;
/** The part shown by a page without scripts. */
export type PlainResult = Omit<CheckedScheme, 'lines' | 'needs'>;

export const checkSchemes = endpoint({
  method: 'POST',
  path: '/api/check',
  access: 'public',
  summary:
    'Evaluates all schemes for a person with these `facts` and explains each line. Every fact of GET /api/check/facts may be absent. ' +
    'Nothing of it is stored or logged',
  input: z.object({ facts, lang: language }),
  output: z.object({ results: z.array(checkedScheme) }),
  bodyLimit: CHECK_BODY_LIMIT,
});

export const readCheckFacts = endpoint({
  method: 'GET',
  path: '/api/check/facts',
  access: 'public',
  summary: 'The facts that rules refer to: their kinds, values, units and names',
  input: z.object({ lang: language }),
  output: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['number', 'choice', 'flag', 'list', 'children', 'schemes']),
      label: z.string(),
      /** Values of a choice or list, in order. */
      values: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
      isOrdered: z.optional(z.boolean()),
      /** Units of a number with their factors; facts are in the first unit. */
      units: z.optional(z.record(z.string(), z.number())),
      least: z.optional(z.number()),
      most: z.optional(z.number()),
    }),
  ),
});

const hash = z.string();

export const listCheckParts = endpoint({
  method: 'GET',
  path: '/api/check/parts',
  access: 'public',
  summary: 'The files with the rules of all schemes, by content hash: a single one, or a central one and one for each state',
  input: z.object({ lang: language }),
  output: z.object({
    parts: z.array(
      z.object({
        /** The state of its schemes; null for the part that everybody loads. */
        state: z.nullable(z.enum(STATES)),
        rules: hash,
        texts: hash,
        sheets: hash,
        /** Null if every scheme has rules. */
        unruled: z.nullable(hash),
        /** Number of schemes with rules, and without. */
        schemes: z.number(),
        others: z.number(),
      }),
    ),
    /** Schemes that some rule refers to with the fact `alreadyReceives`. */
    receivable: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
});
export type CheckPart = z.infer<typeof listCheckParts.output>['parts'][number];

/** Hash of a file, which is immutable, because changed content has another hash. */
const partInput = z.object({ part: label(64), lang: language });
const FOR_EVER = 'Immutable, so it may be cached for ever';

export const readCheckRules = endpoint({
  method: 'GET',
  path: '/api/check/rules/:part',
  access: 'public',
  isImmutable: true,
  summary: `The rules of schemes, line by line, by the hash from the list of parts; the same in every language. ${FOR_EVER}`,
  input: partInput,
  output: z.object({
    schemes: z.array(
      z.object({
        id: z.number(),
        slug: z.string(),
        categories: z.array(z.string()),
        /** Empty for all of India. */
        states: z.array(z.enum(STATES)),
        lines: z.array(
          z.object({
            rule: z.optional(z.record(z.string(), z.unknown())),
            judged: z.optional(z.literal(true)),
            unclear: z.optional(z.literal(true)),
            oneOf: z.optional(z.string()),
          }),
        ),
      }),
    ),
  }),
});

export const readCheckTexts = endpoint({
  method: 'GET',
  path: '/api/check/texts/:part',
  access: 'public',
  isImmutable: true,
  summary: `Names and benefits of the schemes with rules, in the order of their rules. ${FOR_EVER}`,
  input: partInput,
  output: z.object({ schemes: z.array(z.object({ name: z.string(), benefit: z.string(), firstStep: z.string() })) }),
});

export const readCheckSheets = endpoint({
  method: 'GET',
  path: '/api/check/sheets/:part',
  access: 'public',
  isImmutable: true,
  summary: `Conditions, documents and steps of the schemes, in the order of their rules. ${FOR_EVER}`,
  input: partInput,
  output: z.object({
    schemes: z.array(z.object({ conditions: z.array(z.string()), documents: z.array(z.string()), steps: z.array(z.string()) })),
  }),
});

export const readUnruledSchemes = endpoint({
  method: 'GET',
  path: '/api/check/unruled/:part',
  access: 'public',
  isImmutable: true,
  summary: `Schemes without rules, whose conditions the visitor must read. ${FOR_EVER}`,
  input: partInput,
  output: z.object({ schemes: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string(), categories: z.array(z.string()) })) }),
});
