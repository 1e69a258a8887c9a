import { oneForm } from './plain-text.ts';

/**
 * The categories of schemes. The specification fixes ids and stored names; the displayed name is the stored one with spaces for
 * underscores.
 */
export const CATEGORIES = [
  { id: 1, slug: 'education', name: 'Education' },
  { id: 2, slug: 'women-child', name: 'Women_&_Child' },
  { id: 3, slug: 'health', name: 'Health' },
  { id: 4, slug: 'agriculture', name: 'Agriculture' },
  { id: 5, slug: 'housing', name: 'Housing' },
  { id: 6, slug: 'welfare', name: 'Social_Welfare' },
  { id: 7, slug: 'employment', name: 'Employment' },
  { id: 8, slug: 'banking-insurance', name: 'Banking_&_Insurance' },
  { id: 9, slug: 'taxation', name: 'Taxation' },
  { id: 10, slug: 'technology', name: 'Technology' },
  { id: 15, slug: 'business', name: 'Business_&_Industry' },
  { id: 16, slug: 'other', name: 'Other' },
] as const;

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];

export const CATEGORY_SLUGS = CATEGORIES.map((category) => category.slug);

/** The tiles of the home page, in their specified order. */
export const TILE_SLUGS = [
  'education',
  'health',
  'agriculture',
  'employment',
  'housing',
  'welfare',
  'business',
  'taxation',
] as const satisfies readonly CategorySlug[];

/** Capitalises the first letter and replaces underscores by spaces. */
export function categoryLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}

/** Lower case, with one hyphen for all other characters than letters and digits, so that `Women_&_Child` equals `Women & Child`. */
export function foldCategory(text: string): string {
  return oneForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Computed on first use. */
let foldedNames: readonly string[] | undefined;

/** Finds a category by id, slug, stored name or displayed name, in any case and with any separators. */
export function resolveCategory(value: string | number): (typeof CATEGORIES)[number] | undefined {
  // Fast path for exact slugs and names, as cards use them.
  const stated = CATEGORIES.find(({ slug, name }) => slug === value || name === value);
  if (stated) return stated;
  const wanted = foldCategory(String(value));
  foldedNames ??= CATEGORIES.map((category) => foldCategory(category.name));
  return CATEGORIES.find(
    (category, at) => String(category.id) === String(value).trim() || category.slug === wanted || foldedNames?.[at] === wanted,
  );
}
