/** Validates a scheme before it is written, and derives further columns. */
import { CATEGORIES } from '../../../contract/categories.ts';
import type { LinkedDocuments } from '../../../contract/document-lines.ts';
import type { SchemeCondition } from '../../../contract/eligibility/conditions.ts';
import { htmlToText } from '../../../contract/html-text.ts';
import type { TranslationLanguage, Translations } from '../../../contract/languages.ts';
import { DATES_TURNED, documentGone, SLUG_TAKEN, sentenceGone } from '../../../contract/scheme-admin.endpoints.ts';
import { TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';
import { tieLines } from '../../../contract/tied-lines.ts';
import type { Unfinished } from '../../../contract/unfinished.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { hashTexts, isCurrent } from './hash-texts.ts';
import { emptyColumns } from './scheme-columns.ts';
import { mapTranslations, type SchemeColumns, type SchemeDraft, type SchemeTranslation, withoutRemoved } from './scheme-rows.ts';
import type { SchemeSnapshot } from './scheme-snapshot.ts';
import { asideAfter, refuseUnfinished } from './set-aside.ts';

/** Absent keys do not change. */
export type SchemeChange = SchemeColumns & {
  categories?: number[];
  states?: string[];
  /** Null removes the translation. */
  translations?: Translations<SchemeTranslation | null>;
  /** Unfinished fields, as typed; undefined for a finished one. */
  setAside?: Unfinished;
};

const SUMMARY_LENGTH = 160;
const NO_TEXTS = emptyColumns(TRANSLATED_FIELDS);

/** @throws Problem 400 for a closing date before the opening date */
function checkDates({ opens_on, closes_on }: SchemeColumns): void {
  if (opens_on && closes_on && closes_on < opens_on) throw invalid(DATES_TURNED);
}

/** @throws Problem 400 for a rule whose sentence is not in the eligibility */
export function refuseLostRules(lost: SchemeCondition[]): void {
  if (lost[0]) throw invalid(sentenceGone(lost[0].text));
}

/** Ties rules to the lines of the new eligibility; `lost` are rules of missing sentences. */
function tied({ eligibility = '', conditions = '[]' }: SchemeColumns) {
  const { tied, lost } = tieLines<SchemeCondition>(eligibility, JSON.parse(conditions));
  return { conditions: JSON.stringify(tied), lost };
}

/**
 * Ties linked documents to the new lines. Stored links of a missing line are dropped.
 * @throws Problem 400 for given links of a missing line
 */
function namedDocuments({ documents_required = '', papers = '[]' }: SchemeColumns, areGiven: boolean): string {
  const { tied, lost } = tieLines<LinkedDocuments>(documents_required, JSON.parse(papers));
  if (areGiven && lost[0]) throw invalid(documentGone(lost[0].text));
  return JSON.stringify(tied);
}

/** @throws Problem 400 for a used slug */
export async function checkSlug(tx: Tx, slug: string | undefined): Promise<void> {
  if (slug === undefined) return;
  const taken = await tx.selectFrom('schemes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid(SLUG_TAKEN);
}

/**
 * Adds derived columns to a new scheme: sector and summary.
 * @throws Problem 400 for contradictory dates, and for rules without their sentence
 */
export function completeDraft({ setAside, ...draft }: SchemeDraft): SchemeDraft {
  checkDates(draft);
  const { conditions, lost } = tied(draft);
  refuseLostRules(lost);
  const unfinished = asideAfter('{}', setAside);
  refuseUnfinished({ ...draft, unfinished });
  return {
    ...draft,
    unfinished,
    conditions,
    papers: namedDocuments(draft, true),
    sector_name: draft.sector_name || slugOf(draft.categories[0]),
    seo_description: draft.seo_description || derivedSummary(draft.scheme_description ?? ''),
  };
}

/**
 * Adds derived columns to a change, and returns the resulting row. Stored rules follow the text: `lost` are those whose sentence is
 * removed.
 * @throws Problem 400 for contradictory dates, and for given rules without their sentence
 */
export function completeChange(before: SchemeSnapshot, change: SchemeChange) {
  const { categories, states, translations: given, setAside, ...columns } = change;
  const translations = given && mapTranslations(given, (texts, language) => merged(before, language, texts));
  // The sector follows the first category, unless it is given.
  if (categories && categories[0] !== before.categories[0]) columns.sector_name ??= slugOf(categories[0]);
  checkDates({ ...before, ...columns });
  const { conditions, lost } = tied({ ...before, ...columns });
  if (columns.conditions !== undefined) refuseLostRules(lost);
  if (conditions !== before.conditions) columns.conditions = conditions;
  const papers = namedDocuments({ ...before, ...columns }, columns.papers !== undefined);
  if (papers !== before.papers) columns.papers = papers;
  const unfinished = asideAfter(columns.unfinished ?? before.unfinished, setAside);
  if (unfinished !== before.unfinished) columns.unfinished = unfinished;
  columns.seo_description = summaryAfter(before, { ...before, ...columns });
  const next = { ...before, ...columns };
  const after = afterChange(before, next, { categories, states, translations });
  return { columns, after, lost, isSame: isSame(before, columns, { categories, states, translations }) };
}

/** The scheme after the change, as it would be read from the database. */
function afterChange(before: SchemeSnapshot, next: SchemeSnapshot, { categories, states, translations = {} }: Attachments): SchemeSnapshot {
  const written = mapTranslations(translations, (texts) => texts && { ...NO_TEXTS, source_hash: hashTexts(next), ...texts });
  return {
    ...next,
    categories: categories ? [...new Set(categories)] : before.categories,
    states: states ? [...new Set(states)].sort() : before.states,
    translations: withoutRemoved({ ...before.translations, ...written }),
  };
}

function slugOf(category: number | undefined): string {
  return CATEGORIES.find(({ id }) => id === category)?.slug ?? '';
}

/** The beginning of the description, as default of the summary. */
function derivedSummary(description: string): string {
  return [...htmlToText(description).replaceAll('\n', ' ')].slice(0, SUMMARY_LENGTH).join('').trim();
}

/** A derived summary follows the description; a written one does not change. */
function summaryAfter(before: SchemeSnapshot, next: SchemeSnapshot): string {
  const isWritten = next.seo_description !== before.seo_description || before.seo_description !== derivedSummary(before.scheme_description);
  return (isWritten && next.seo_description) || derivedSummary(next.scheme_description);
}

/** Absent texts do not change; a translation without any text is removed. */
function merged(before: SchemeSnapshot, language: TranslationLanguage, texts: SchemeTranslation | null): SchemeTranslation | null {
  if (!texts) return null;
  const { source_hash: _former, ...stored } = before.translations[language] ?? { source_hash: '' };
  const together = { ...stored, ...texts };
  const hasText = Object.entries(together).some(([name, value]) => name !== 'state' && name !== 'source_hash' && value);
  return hasText ? together : null;
}

type Attachments = {
  categories: number[] | undefined;
  states: string[] | undefined;
  translations: SchemeChange['translations'];
};

function isSame(before: SchemeSnapshot, columns: SchemeColumns, { categories, states, translations = {} }: Attachments): boolean {
  const english = { ...before, ...columns };
  const isSameTranslation = ([language, texts]: [string, SchemeTranslation | null]) => {
    const stored = before.translations[language as TranslationLanguage];
    if (!texts || !stored) return !texts && !stored;
    const isOfSameEnglish =
      texts.source_hash === undefined ? isCurrent(english, stored.source_hash) : texts.source_hash === stored.source_hash;
    return isOfSameEnglish && Object.entries(texts).every(([name, value]) => name === 'source_hash' || stored[name as 'name'] === value);
  };
  return (
    Object.entries(translations).every(isSameTranslation) &&
    Object.entries(columns).every(([name, value]) => before[name as 'name'] === value) &&
    (!categories || categories.join() === before.categories.join()) &&
    (!states || states.toSorted().join() === before.states.toSorted().join())
  );
}
