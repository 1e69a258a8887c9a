/** Computes `updated_on`, the date of the last change of content. */
import { changedFields, type SchemeSnapshot } from './scheme-snapshot.ts';

/** Fields that are not content: notes of staff, filing and search keywords. */
const NOT_CONTENT = new Set([
  'checked_on',
  'checked_by',
  'review_by',
  'status',
  'featured',
  'note',
  'slug',
  'keywords',
  'seo_title',
  'categories',
  'sector_name',
  'sub_category',
  'region',
  'conditions',
  'examples',
]);

export function changesContent(before: SchemeSnapshot, after: SchemeSnapshot): boolean {
  return changedFields(before, after).some((name) => !NOT_CONTENT.has(name) && !name.endsWith('.state'));
}

/**
 * The newest date among the sources, for seeded or imported texts. A month counts as its first day.
 * @param sources stored JSON
 * @param at now, which is the maximum, and the default without dates
 */
export function newestSourceDate(sources: string, at: Date): Date {
  const times = (JSON.parse(sources) as { date: string }[]).map(({ date }) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.min(Math.max(...times), at.getTime())) : at;
}
