/** What may be written into the fields of a scheme. Nothing is cut silently: what is too long is refused. */
import * as z from 'zod/mini';
import { resolveCategory } from './categories.ts';
import { cleanText, isSafeUrl } from './fields.ts';
import { resolveState } from './states.ts';

export const MAX_NAME_LENGTH = 255;
/** Official names can be whole sentences; the full form and imports take them as they are. */
export const MAX_OFFICIAL_NAME_LENGTH = 500;
/** Of a rich text, in characters, pictures inside it (`data:` addresses) not counted. */
export const MAX_RICH_TEXT_LENGTH = 200_000;
const MAX_SHORT_TEXT_LENGTH = 2_000;
const MAX_SOURCES = 50;
const MAX_KEYWORDS_LENGTH = 5_000;

export const SCHEME_STATUSES = ['published', 'draft'] as const;
export const SCHEME_LEVELS = ['central', 'state'] as const;
export const REGIONS = [
  'northern_india',
  'southern_india',
  'eastern_india',
  'western_india',
  'central_india',
  'northeastern_india',
  'all_regions',
] as const;

/** `northern_india` is shown as Northern India. */
export function regionLabel(region: string): string {
  return region.replace(/(?:^|_)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

function refuse(context: z.core.ParsePayload, message: string, input: unknown): never {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER as never;
}

/** One line of plain text. */
export const line = (most = MAX_NAME_LENGTH) =>
  z.pipe(
    z.string(),
    z.transform((value, context) => {
      const text = cleanText(value).replace(/\s+/g, ' ');
      return [...text].length > most ? refuse(context, `Must be at most ${most.toLocaleString('en-US')} characters`, value) : text;
    }),
  );

/** Plain text that may have several lines. */
export const plainText = (most = MAX_SHORT_TEXT_LENGTH) =>
  z.pipe(
    z.string(),
    z.transform((value, context) => {
      const text = cleanText(value).replaceAll('\r\n', '\n');
      return [...text].length > most ? refuse(context, `Must be at most ${most.toLocaleString('en-US')} characters`, value) : text;
    }),
  );

/** HTML from an editor; the server cleans it. */
export const richText = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const text = value.toWellFormed().normalize('NFC');
    const length = text.replace(/src\s*=\s*(["'])data:image\/[^"']*\1/gi, '').length;
    if (length <= MAX_RICH_TEXT_LENGTH) return text;
    return refuse(context, `Must be at most ${MAX_RICH_TEXT_LENGTH.toLocaleString('en-US')} characters`, '');
  }),
);

export const URL_MESSAGE = 'Must be a valid URL';

/** An http or https address. */
export const safeUrl = z.pipe(
  z.string(),
  z.transform((value, context) => (isSafeUrl(value.trim()) ? value.trim() : refuse(context, URL_MESSAGE, value))),
);

/** An http or https address, or nothing. */
export const optionalUrl = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const url = value.trim();
    return url === '' || isSafeUrl(url) ? url : refuse(context, URL_MESSAGE, value);
  }),
);

/** A day as YYYY-MM-DD; empty or null: none. */
export const optionalDay = z.pipe(
  z.nullable(z.string()),
  z.transform((value, context) => {
    if (value === null || value === '') return null;
    const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
    const isDay = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
    return isDay ? value : refuse(context, 'Must be a valid date', value);
  }),
);

/** Category ids as a number, a numeric string, an array of these or such an array as JSON text. All must exist. */
export const categoryIds = z.pipe(
  z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))]),
  z.transform((value, context) => {
    const ids = listOf(value).map((id) => {
      const text = String(id).trim();
      return /^\d{1,10}$/.test(text) ? resolveCategory(Number(text))?.id : undefined;
    });
    const known = ids.filter((id) => id !== undefined);
    return known.length === ids.length ? [...new Set<number>(known)] : refuse(context, 'Invalid input', value);
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

/** A category by id, slug or name; gives its slug and id. */
export const oneCategory = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => resolveCategory(value) ?? refuse(context, 'Invalid input', value)),
);

/** Names of states and union territories, former names among them; an unknown one is refused. */
export const stateNames = z.pipe(
  z.array(z.string()),
  z.transform((names, context) => {
    const states = names.map((name) => resolveState(name)).filter((state) => state !== undefined);
    return states.length === names.length ? [...new Set<string>(states)].sort() : refuse(context, 'Invalid input', names);
  }),
);

/** Comma separated words; doubles and empty ones are dropped. */
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
      /** A day, or a month where the day is not known. */
      date: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'Must be a valid date')),
    }),
  )
  .check(z.maxLength(MAX_SOURCES, `At most ${MAX_SOURCES} sources`));

/** The texts of a scheme in Hindi. All empty: there is no translation. */
export const hindiTexts = z.strictObject({
  name: z.optional(line()),
  summary: z.optional(line(MAX_SHORT_TEXT_LENGTH)),
  schemeDescription: z.optional(richText),
  eligibility: z.optional(richText),
  benefits: z.optional(richText),
  applicationProcess: z.optional(richText),
  documentsRequired: z.optional(richText),
  department: z.optional(line()),
  applyOffice: z.optional(plainText()),
  fee: z.optional(plainText()),
  state: z.enum(['draft', 'reviewed']),
});
export type HindiTexts = z.output<typeof hindiTexts>;

/** The stored version a change was made from: when it is older than the stored one, the change is refused with 409. */
export const baseVersion = z.optional(z.int().check(z.minimum(1)));
