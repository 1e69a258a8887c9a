/** Converts the server's answer to the form's values. The specification allows several shapes for most fields. */

import { decodeHtml, encodeHtml } from '../../../../contract/html-text.ts';
import { eachTranslation, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { SchemeForStaff } from '../../../../contract/scheme-admin.endpoints.ts';
import { factsOf, isList, PUBLIC_FIELDS, type SchemeField, STAFF_FIELDS } from '../../../../contract/scheme-table.ts';
import { STATES } from '../../../../contract/states.ts';
import { BLANK, type FormValues } from './form-values.ts';

type Answer = Record<string, unknown>;

/** @param staff the staff-only fields; absent if they could not be loaded */
export function valuesOf(answer: object, staff?: SchemeForStaff): FormValues {
  const scheme = answer as Answer;
  return withUnfinished(staff?.unfinished ?? {}, {
    ...BLANK,
    ...Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, fieldValue(name, scheme[name])])),
    name: textOf(scheme.schemeName ?? scheme.name),
    categories: idsOf(scheme.categoryId),
    states: listOf(scheme.beneficiaryStates).filter((state) => (STATES as readonly string[]).includes(state)),
    keywords: keywordsOf(scheme),
    eligibility: textOf(scheme.elegiblityCriteria ?? scheme.eligibility),
    conditions: fieldValue('conditions', scheme.conditions) as FormValues['conditions'],
    papers: fieldValue('papers', scheme.papers) as FormValues['papers'],
    schemeDescription: decodedDescription(scheme, staff),
    url: textOf(scheme.url),
    level: scheme.level === 'central' || scheme.level === 'state' ? scheme.level : '',
    slug: textOf(scheme.slug),
    ...(staff && staffValues(staff)),
  });
}

/** Puts unfinished fields of a draft back as they were typed. */
function withUnfinished(unfinished: Record<string, unknown>, values: FormValues): FormValues {
  const whole = structuredClone(values);
  for (const [name, value] of Object.entries(unfinished)) {
    const [, language, field] = /^translations\.(\w+)\.(\w+)$/.exec(name) ?? [];
    if (language && field) Object.assign(whole.translations[language as TranslationLanguage] ?? {}, { [field]: value });
    else Object.assign(whole, { [name]: value });
  }
  return whole;
}

function fieldValue(name: SchemeField, value: unknown): unknown {
  const { kind } = factsOf(name);
  if (kind === 'flag') return value === true;
  if (isList(kind)) return Array.isArray(value) ? value : [];
  return textOf(value);
}

function staffValues(staff: SchemeForStaff): Partial<FormValues> {
  return {
    ...Object.fromEntries(STAFF_FIELDS.map((name) => [name, fieldValue(name, staff[name])])),
    translations: eachTranslation((language) => {
      const { state, ...texts } = staff.translations[language];
      return { ...texts, state: state === 'reviewed' ? 'reviewed' : 'draft' };
    }),
  };
}

/**
 * The public answer encodes the description once, and shows the summary if there is none; the summary must not be saved as the description.
 */
function decodedDescription(scheme: Answer, staff: SchemeForStaff | undefined): string {
  const decoded = decodeHtml(textOf(scheme.schemeDescription ?? scheme.seo_description));
  const isSummary = staff?.schemeDescription === '' && decoded === encodeHtml(staff.summary);
  return isSummary ? '' : decoded;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** An array, JSON of an array, or an object with an array under the key. */
function arrayOf(value: unknown, key: string): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && value.trim().startsWith('[')) {
    try {
      return arrayOf(JSON.parse(value), key);
    } catch {
      return undefined;
    }
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as Answer;
  return arrayOf(holder[key], key) ?? Object.values(holder).find((one) => Array.isArray(one));
}

/** An array of ids, JSON of one, a single id, or an object with either. */
function idsOf(value: unknown): string[] {
  const found = arrayOf(value, 'categoryId');
  const single =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? ((value as Answer).id ?? (value as Answer).categoryId) : value;
  const ids = found ?? (single === undefined || single === null ? [] : [single]);
  return ids.map((id) => textOf(typeof id === 'object' && id !== null ? (id as Answer).id : id)).filter((id) => /^\d+$/.test(id));
}

function listOf(value: unknown): string[] {
  return (arrayOf(value, 'beneficiaryState') ?? []).map(textOf).filter(Boolean);
}

/** `tags` as an array or in an object, else `keywords`. */
function keywordsOf(scheme: Answer): string {
  const tags = arrayOf(scheme.tags, 'tags');
  if (tags) return tags.map(textOf).filter(Boolean).join(', ');
  return Array.isArray(scheme.keywords) ? scheme.keywords.map(textOf).join(', ') : textOf(scheme.keywords);
}
