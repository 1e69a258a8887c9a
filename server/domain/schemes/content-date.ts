/** When a scheme's content last really changed, which is what `updated_on` says. */
import { changedFields, type SchemeSnapshot } from './scheme-snapshot.ts';

/** What staff note about a scheme, file it under or find it by: none of it changes what the scheme says. */
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
 * The newest date of a text's sources, for a text that was not written here today. A month alone counts as its first day.
 * @param sources JSON as stored
 * @param at now: the text can be no newer
 */
export function newestSourceDate(sources: string, at: Date): Date {
  const times = (JSON.parse(sources) as { date: string }[]).map(({ date }) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.min(Math.max(...times), at.getTime())) : at;
}
