/** What a scheme must keep to when it is written, and what follows from what is given. */
import { CATEGORIES } from '../../contract/categories.ts';
import { htmlToText } from '../../contract/html-text.ts';
import { invalid } from '../api/problem.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import type { Tx } from '../database/tables.ts';
import type { SchemeColumns, SchemeDraft, SchemeTranslation } from './scheme-rows.ts';
import type { SchemeSnapshot } from './scheme-snapshot.ts';

/** Keys that are absent stay as they are. */
export type SchemeChange = SchemeColumns & {
  categories?: number[];
  states?: string[];
  /** Null removes the translation. */
  hindi?: SchemeTranslation | null;
};

const SUMMARY_LENGTH = 160;

/** @throws Problem 400 for a closing date before the opening date */
function checkDates({ opens_on, closes_on }: SchemeColumns): void {
  if (opens_on && closes_on && closes_on < opens_on) throw invalid('The closing date must not be before the opening date');
}

/** @throws Problem 400 for a slug another scheme has */
export async function checkSlug(tx: Tx, slug: string | undefined): Promise<void> {
  if (slug === undefined) return;
  const taken = await tx.selectFrom('schemes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid('Another scheme has this slug already');
}

/** A draft with what follows from it: its sector and its summary. @throws Problem 400 for dates that contradict each other */
export function completeDraft(draft: SchemeDraft): SchemeDraft {
  checkDates(draft);
  return {
    ...draft,
    sector_name: draft.sector_name || slugOf(draft.categories[0]),
    seo_description: draft.seo_description || derivedSummary(draft.scheme_description ?? ''),
  };
}

/** A change with what follows from it, and the row as it will be. @throws Problem 400 for dates that contradict each other */
export function completeChange(before: SchemeSnapshot, change: SchemeChange) {
  const { categories, states, hindi: given, ...columns } = change;
  const hindi = mergedHindi(before, given);
  // The sector follows the category shown, unless it is given.
  if (categories && categories[0] !== before.categories[0]) columns.sector_name ??= slugOf(categories[0]);
  const next = { ...before, ...columns };
  checkDates(next);
  columns.seo_description = summaryAfter(before, next);
  return { columns, categories, states, hindi, next, isSame: isSame(before, columns, { categories, states, hindi }) };
}

function slugOf(category: number | undefined): string {
  return CATEGORIES.find(({ id }) => id === category)?.slug ?? '';
}

/** The first characters of the description; stands in for a summary nobody wrote. */
function derivedSummary(description: string): string {
  return [...htmlToText(description).replaceAll('\n', ' ')].slice(0, SUMMARY_LENGTH).join('').trim();
}

/** A written summary stays; a derived one follows the description. */
function summaryAfter(before: SchemeSnapshot, next: SchemeSnapshot): string {
  const isWritten = next.seo_description !== before.seo_description || before.seo_description !== derivedSummary(before.scheme_description);
  return (isWritten && next.seo_description) || derivedSummary(next.scheme_description);
}

/** Hindi texts that are absent stay; when none is left there is no translation. */
function mergedHindi(before: SchemeSnapshot, hindi: SchemeChange['hindi']): SchemeChange['hindi'] {
  if (!hindi) return hindi;
  const { source_hash: _former, ...stored } = before.hindi ?? { source_hash: '' };
  const merged = { ...stored, ...hindi };
  const hasText = Object.entries(merged).some(([name, value]) => name !== 'state' && name !== 'source_hash' && value);
  return hasText ? merged : null;
}

type Attachments = {
  categories: number[] | undefined;
  states: string[] | undefined;
  hindi: SchemeChange['hindi'];
};

/** Whether a change would change nothing. */
function isSame(before: SchemeSnapshot, columns: SchemeColumns, { categories, states, hindi }: Attachments): boolean {
  const isSameHindi =
    hindi === undefined ||
    (hindi === null
      ? before.hindi === null
      : before.hindi?.source_hash === (hindi.source_hash ?? hashTexts({ ...before, ...columns })) &&
        Object.entries(hindi).every(([name, value]) => before.hindi?.[name as 'name'] === value));
  return (
    isSameHindi &&
    Object.entries(columns).every(([name, value]) => before[name as 'name'] === value) &&
    (!categories || categories.join() === before.categories.join()) &&
    (!states || states.toSorted().join() === before.states.toSorted().join())
  );
}
