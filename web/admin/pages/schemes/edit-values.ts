/** The values of the short edit form: five plain texts. */
import { type CategorySlug, resolveCategory, TILE_SLUGS } from '../../../../contract/categories.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { isSafeUrl } from '../../../../contract/fields.ts';
import { decodeHtml, htmlToText } from '../../../../contract/html-text.ts';
import { EDIT_MESSAGES, type editScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import type { Scheme } from '../../../../contract/schemes.endpoints.ts';

export const EDIT_CATEGORIES: readonly CategorySlug[] = [...TILE_SLUGS, 'other'];
export const EDIT_FIELDS = ['name', 'description', 'category', 'eligibility', 'officialLink'] as const;
export type EditField = (typeof EDIT_FIELDS)[number];
export type EditValues = Record<EditField, string>;

/** Categories beyond the nine are shown as Other; none as Education. */
export function editValues(scheme: Scheme): EditValues {
  // An answer with only the specified keys has the category name, not the list.
  const category = resolveCategory(scheme.categories?.[0] ?? scheme.category_name ?? '')?.slug ?? 'education';
  return {
    name: scheme.schemeName,
    description: plainParagraphs(decodeHtml(scheme.schemeDescription)),
    category: EDIT_CATEGORIES.includes(category) ? category : 'other',
    eligibility: plainParagraphs(scheme.elegiblityCriteria),
    officialLink: scheme.url,
  };
}

/** The server separates paragraphs by empty lines. */
function plainParagraphs(html: string): string {
  return htmlToText(html).replaceAll('\n', '\n\n');
}

/** Only differences are sent, so that lists and links in unchanged texts are preserved. */
export function editChange(before: EditValues, values: EditValues): Omit<Input<typeof editScheme>, 'id' | 'version'> {
  return Object.fromEntries(EDIT_FIELDS.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]));
}

const RULES: Partial<Record<EditField, (value: string) => boolean>> = {
  name: (value) => [...value.trim()].length >= 3,
  description: (value) => [...value.trim()].length >= 10,
  eligibility: (value) => [...value.trim()].length >= 3,
  officialLink: (value) => isSafeUrl(value.trim()),
};

/** The specified messages for changed fields that break their rule. */
export function editErrors(before: EditValues, values: EditValues): Partial<Record<EditField, string>> {
  const broken = EDIT_FIELDS.filter((field) => values[field] !== before[field] && RULES[field]?.(values[field]) === false);
  return Object.fromEntries(broken.map((field) => [field, EDIT_MESSAGES[field as keyof typeof EDIT_MESSAGES]]));
}

/** Whether plain text would lose formatting. */
export function hasFormatting(html: string): boolean {
  return /<(?:[uo]l|a|strong|em|h[1-3]|img|u|s)\b/.test(html);
}
