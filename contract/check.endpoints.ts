/** "What can I get?": the rules, for whoever wants to evaluate them where the answers are; and the check itself, which keeps nothing. */
import * as z from 'zod/mini';
import { readFacts } from './eligibility/facts.ts';
import { endpoint } from './endpoint.ts';
import { label, language } from './fields.ts';
import { STATES } from './states.ts';

const verdict = z.enum(['yes', 'open', 'no']);

/** Names every fact that is none and every value nobody can have. */
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
  /** The first line of the benefits where it names an amount or a share, else the summary: later lines tell of a part, a fee or a few. */
  benefit: z.string(),
  firstStep: z.string(),
  categories: z.array(z.string()),
  /** `open` also where the scheme has no rules: its conditions must be read. */
  verdict,
  hasRules: z.boolean(),
  lines: z.array(z.object({ text: z.string(), verdict, reason: z.string() })),
  /** Facts whose answer can change the verdict. */
  needs: z.array(z.string()),
  /** How many conditions only a person or an office can judge. */
  judged: z.number(),
  /** Names of others among those somebody is likely to get, of which they get only one. */
  rivals: z.array(z.string()),
  /** The reasons of the deciding lines; for a yes, the facts that fit. */
  because: z.array(z.string()),
  /** For a no that can change: what would have to. */
  change: z.array(z.string()),
});
export type CheckedScheme = z.infer<typeof checkedScheme>;
/** What a page without scripts shows of it. */
export type PlainResult = Omit<CheckedScheme, 'lines' | 'needs'>;

export const checkSchemes = endpoint({
  method: 'POST',
  path: '/api/check',
  access: 'public',
  summary:
    'What somebody with these `facts` can get, of all schemes, and why, line by line. Each fact of GET /api/check/facts may be absent. ' +
    'Nothing of it is stored or logged',
  input: z.object({ facts, lang: language }),
  output: z.object({ results: z.array(checkedScheme) }),
  bodyLimit: CHECK_BODY_LIMIT,
});

export const readCheckFacts = endpoint({
  method: 'GET',
  path: '/api/check/facts',
  access: 'public',
  summary: 'The facts rules are about: their kinds, values and units, and what they are called',
  input: z.object({ lang: language }),
  output: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['number', 'choice', 'flag', 'list', 'children', 'schemes']),
      label: z.string(),
      /** Of a choice or a list, in their order. */
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
  summary:
    'The files the rules of all schemes come in, by the hash of what they hold: one of everything, or a central one and one for each state',
  input: z.object({ lang: language }),
  output: z.object({
    parts: z.array(
      z.object({
        /** The state whose schemes are in it; null for what everybody loads. */
        state: z.nullable(z.enum(STATES)),
        rules: hash,
        texts: hash,
        sheets: hash,
        /** Null where each scheme has rules. */
        unruled: z.nullable(hash),
        /** How many schemes have rules, and how many have none. */
        schemes: z.number(),
        others: z.number(),
      }),
    ),
    /** Schemes some rule asks about: whether somebody receives them already. */
    receivable: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
});
export type CheckPart = z.infer<typeof listCheckParts.output>['parts'][number];

/** The hash of a file of a part. A file never changes: what changed has another hash. */
const partInput = z.object({ part: label(64), lang: language });
const FOR_EVER = 'Never changes, so it may be kept for ever';

export const readCheckRules = endpoint({
  method: 'GET',
  path: '/api/check/rules/:part',
  access: 'public',
  isImmutable: true,
  summary: `The rules of schemes, by the hash from the list of parts: line by line, in any language the same. ${FOR_EVER}`,
  input: partInput,
  output: z.object({
    schemes: z.array(
      z.object({
        id: z.number(),
        slug: z.string(),
        categories: z.array(z.string()),
        /** Empty for the whole of India. */
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
  summary: `What the schemes with rules are called and give, in the order of their rules. ${FOR_EVER}`,
  input: partInput,
  output: z.object({ schemes: z.array(z.object({ name: z.string(), benefit: z.string(), firstStep: z.string() })) }),
});

export const readCheckSheets = endpoint({
  method: 'GET',
  path: '/api/check/sheets/:part',
  access: 'public',
  isImmutable: true,
  summary: `The conditions the rules stand beside, the documents and the steps of the schemes, in the order of their rules. ${FOR_EVER}`,
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
  summary: `Schemes without rules: their conditions must be read. ${FOR_EVER}`,
  input: partInput,
  output: z.object({ schemes: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string(), categories: z.array(z.string()) })) }),
});
