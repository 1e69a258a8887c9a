/** What a scheme must keep to when it is written, and what follows from what is given. */
import { CATEGORIES } from '../../contract/categories.ts';
import { htmlToText } from '../../contract/html-text.ts';
import { invalid } from '../api/problem.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import type { Tx } from '../database/tables.ts';
import type { SchemeSnapshot } from './scheme-snapshot.ts';
import type { SchemeColumns, SchemeTranslation } from './schemes.store.ts';

/** Keys that are absent stay as they are. */
export type SchemeChange = SchemeColumns & {
  categories?: number[];
  states?: string[];
  /** Null removes the translation. */
  hindi?: (SchemeTranslation & { source_hash?: string }) | null;
};

const SUMMARY_LENGTH = 160;

/** The slug of a category; empty without one. */
export function slugOf(category: number | undefined): string {
  return CATEGORIES.find(({ id }) => id === category)?.slug ?? '';
}

/** @throws Problem 400 for a closing date before the opening date */
export function checkDates({ opens_on, closes_on }: SchemeColumns): void {
  if (opens_on && closes_on && closes_on < opens_on) throw invalid('The closing date must not be before the opening date');
}

/** @throws Problem 400 for a slug another scheme has */
export async function checkSlug(tx: Tx, slug: string | undefined): Promise<void> {
  if (slug === undefined) return;
  const taken = await tx.selectFrom('schemes').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid('Another scheme has this slug already');
}

/** The first characters of the description; stands in for a summary nobody wrote. */
export function derivedSummary(description: string): string {
  return [...htmlToText(description).replaceAll('\n', ' ')].slice(0, SUMMARY_LENGTH).join('').trim();
}

/** A written summary stays; a derived one follows the description. */
export function summaryAfter(before: SchemeSnapshot, next: SchemeSnapshot): string {
  const isWritten = next.seo_description !== before.seo_description || before.seo_description !== derivedSummary(before.scheme_description);
  return (isWritten && next.seo_description) || derivedSummary(next.scheme_description);
}

/** Hindi texts that are absent stay; when none is left there is no translation. */
export function mergedHindi(before: SchemeSnapshot, hindi: SchemeChange['hindi']): SchemeChange['hindi'] {
  if (!hindi) return hindi;
  const { source_hash: _former, ...stored } = before.hindi ?? { source_hash: '' };
  const merged = { ...stored, ...hindi };
  const hasText = Object.entries(merged).some(([name, value]) => name !== 'state' && name !== 'source_hash' && value);
  return hasText ? merged : null;
}

/** Whether a change would change nothing. */
export function isSame(before: SchemeSnapshot, { categories, states, hindi, ...columns }: SchemeChange): boolean {
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
