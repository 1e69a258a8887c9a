/** Schemas of the fields of a scheme. Too long input is refused, never cut. */
import * as z from 'zod/mini';
import { resolveCategory } from './categories.ts';
import { foldDigits } from './digits.ts';
import { linkedDocumentsList } from './document-lines.ts';
import { conditionList, exampleList } from './eligibility/conditions.ts';
import { INVALID_EMAIL, readEmailAddress } from './email-text.ts';
import { RICH_TEXT_BODY_LIMIT } from './endpoint.ts';
import { isSafeUrl, label, line, plainText } from './fields.ts';
import { eachTranslation } from './languages.ts';
import { oneForm } from './plain-text.ts';
import {
  FIELD_NAMES,
  type FieldFacts,
  type FieldKind,
  type FieldValue,
  factsOf,
  MAX_NAME_LENGTH,
  MAX_SHORT_TEXT_LENGTH,
  type SchemeField,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from './scheme-table.ts';
import { resolveState } from './states.ts';

/** Characters of a rich text, without embedded pictures (`data:` URLs). */
export const MAX_RICH_TEXT_LENGTH = 200_000;
const MAX_ADDRESS_LENGTH = 2_100;
const MAX_LIST_LENGTH = 2_000;
const MAX_LIST_ITEMS = 200;
const MAX_SOURCES = 50;
export const MAX_KEYWORDS_LENGTH = 5_000;

export const SCHEME_STATUSES = ['published', 'draft'] as const;
function refuse(context: z.core.ParsePayload, message: string, input: unknown): never {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER as never;
}

/** The beginning of a value, for messages. */
const quote = (given = '') => `“${given.slice(0, 60)}”`;

/** HTML from an editor; the server cleans it. */
export const richTextField = (missing?: string) =>
  z.pipe(
    z.string(missing).check(z.maxLength(RICH_TEXT_BODY_LIMIT, { abort: true })),
    z.transform((value, context) => {
      const { length } = value.replace(/src\s*=\s*(["'])data:image\/[^"']*\1/gi, '');
      if (length <= MAX_RICH_TEXT_LENGTH) return oneForm(value);
      return refuse(context, `Must be at most ${MAX_RICH_TEXT_LENGTH.toLocaleString('en-US')} characters`, '');
    }),
  );
export const richText = richTextField();

export const URL_MESSAGE = 'Must be a valid URL';

const address = z.string().check(z.maxLength(MAX_ADDRESS_LENGTH, { error: URL_MESSAGE, abort: true }));

/** Hosts in other scripts are stored as Punycode (`xn--…`), which cannot be confused with another host. */
function plainAddress(url: string): string {
  return /^[\0-\x7f]*$/.test(url.split(/[/?#]/)[2] ?? '') ? url : new URL(url).href;
}

/** An http or https address. */
export const safeUrl = z.pipe(
  address,
  z.transform((value, context) => (isSafeUrl(value.trim()) ? plainAddress(value.trim()) : refuse(context, URL_MESSAGE, value))),
);

/** An http or https address, or nothing. */
export const optionalUrl = z.pipe(
  address,
  z.transform((value, context) => {
    const url = value.trim();
    if (url === '') return url;
    return isSafeUrl(url) ? plainAddress(url) : refuse(context, URL_MESSAGE, value);
  }),
);

/** An e-mail address as it is stored, or empty. */
const optionalEmail = z.pipe(
  z.string().check(z.maxLength(MAX_ADDRESS_LENGTH, { error: INVALID_EMAIL, abort: true })),
  z.transform((value, context) => (value.trim() === '' ? '' : (readEmailAddress(value) ?? refuse(context, INVALID_EMAIL, value)))),
);

/** A day as YYYY-MM-DD, or none (empty or null). */
export const optionalDay = z.pipe(
  z.nullable(label()),
  z.transform((value, context) => {
    if (value === null || value === '') return null;
    const day = foldDigits(value).trim();
    const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
    const isDay = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
    return isDay ? day : refuse(context, 'Must be a valid date', value);
  }),
);

/** Category ids as a number, a numeric string, an array of these, or such an array as JSON. All must exist. */
export const categoryIds = z.pipe(
  z.union([
    z.number(),
    label(MAX_LIST_LENGTH),
    z.array(z.union([z.number(), label()])).check(z.maxLength(MAX_LIST_ITEMS, { abort: true })),
  ]),
  z.transform((value, context) => {
    const given = listOf(value).map((id) => String(id).trim());
    const ids = given.map((text) => (/^\d{1,10}$/.test(text) ? resolveCategory(Number(text))?.id : undefined));
    const known = ids.filter((id) => id !== undefined);
    if (known.length === ids.length) return [...new Set<number>(known)];
    return refuse(context, `There is no category ${quote(given[ids.indexOf(undefined)])}`, value);
  }),
);

function listOf(value: number | string | (number | string)[]): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'number') return [value];
  const text = value.trim();
  if (text === '') return [];
  if (!text.startsWith('[')) return [text];
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return [text];
  }
}

/** A category by id, slug or name. */
export const oneCategory = z.pipe(
  z.union([label(), z.number()]),
  z.transform((value, context) => resolveCategory(value) ?? refuse(context, `There is no category ${quote(String(value))}`, value)),
);

/** Names of states and union territories, including former names; unknown ones are refused. */
export const stateNames = z.pipe(
  z.array(label()).check(z.maxLength(MAX_LIST_ITEMS, { abort: true })),
  z.transform((names, context) => {
    const found = names.map((name) => resolveState(name));
    const states = found.filter((state) => state !== undefined);
    if (states.length === names.length) return [...new Set<string>(states)].sort();
    return refuse(context, `There is no state ${quote(names[found.indexOf(undefined)])}`, names);
  }),
);

/** Comma separated words without duplicates and empty ones. */
export const keywordList = z.pipe(
  plainText(MAX_KEYWORDS_LENGTH),
  z.transform((value) => {
    const words = value.split(/[,\n]/).map((word) => word.trim());
    return [...new Set(words.filter(Boolean))].join(', ');
  }),
);

export const sourceList = z
  .array(
    z.strictObject({
      url: safeUrl,
      title: line(500),
      /** A day, or a month if the day is unknown. */
      date: z.pipe(
        z.pipe(label(), z.transform(foldDigits)),
        z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'Must be a valid date')),
      ),
    }),
  )
  .check(z.maxLength(MAX_SOURCES, `At most ${MAX_SOURCES} sources`));

type FieldSchema<F extends SchemeField> = z.ZodMiniType<FieldValue<F>, FieldValue<F>>;

const SCHEMA_OF_KIND: Record<FieldKind, (facts: FieldFacts) => z.ZodMiniType> = {
  line: ({ limit = MAX_NAME_LENGTH }) => line(limit),
  text: ({ limit = MAX_SHORT_TEXT_LENGTH }) => plainText(limit),
  rich: () => richText,
  address: () => optionalUrl,
  email: () => optionalEmail,
  day: () => optionalDay,
  choice: ({ values = [] }) => z.enum(['', ...values]),
  flag: () => z.boolean(),
  words: () => keywordList,
  sources: () => sourceList,
  conditions: () => conditionList,
  examples: () => exampleList,
  papers: () => linkedDocumentsList,
};

/** The schema of a field with these facts. */
export const schemaOf = (facts: FieldFacts): z.ZodMiniType => SCHEMA_OF_KIND[facts.kind](facts);

/** The schema of a field. */
export const fieldSchema = <F extends SchemeField>(name: F) => schemaOf(factsOf(name)) as FieldSchema<F>;

/** Every field, all optional. */
export const formShape = Object.fromEntries(FIELD_NAMES.map((name) => [name, z.optional(fieldSchema(name))])) as unknown as {
  [F in SchemeField]: z.ZodMiniOptional<FieldSchema<F>>;
};

/** The schema of a translated field. */
export function translationSchema(name: TranslatedField): z.ZodMiniType {
  const { limit, translationLimit = limit, ...facts } = factsOf(name);
  return schemaOf({ ...facts, ...(translationLimit && { limit: translationLimit }) });
}

const textShape = Object.fromEntries(TRANSLATED_FIELDS.map((name) => [name, z.optional(translationSchema(name))])) as unknown as {
  [F in TranslatedField]: z.ZodMiniOptional<FieldSchema<F>>;
};

/** The texts of a translation; if all are empty, there is none. */
const translatedTexts = z.strictObject({ ...textShape, state: z.enum(['draft', 'reviewed']) });

/** Absent translations do not change. */
export const translations = z.partial(z.strictObject(eachTranslation(() => translatedTexts)));

/** The version a change is based on; if another is stored, the change is refused with 409. */
export const baseVersion = z.optional(z.int().check(z.minimum(1)));
