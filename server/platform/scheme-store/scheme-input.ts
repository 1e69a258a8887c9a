/** From what the forms send to columns. Rich texts are cleaned here and nowhere else. */
import type { CATEGORIES } from '../../../contract/categories.ts';
import type { ParsedInput } from '../../../contract/endpoint.ts';
import { type addScheme, type editScheme, type SchemeFormInput, SLUG_MALFORMED } from '../../../contract/scheme-admin.endpoints.ts';
import { FIELD_NAMES, factsOf, type SchemeField } from '../../../contract/scheme-table.ts';
import { slugify } from '../../../contract/slug.ts';
import { invalid } from '../api/problem.ts';
import { cleanHtml, textToHtml } from '../rich-text/clean-html.ts';
import { toColumn } from './scheme-columns.ts';
import { mapTranslations, type SchemeColumns, type SchemeTranslation } from './scheme-rows.ts';
import type { SchemeChange } from './scheme-rules.ts';

type Category = (typeof CATEGORIES)[number];

/** Drops the keys that are absent, so that they stay as they are stored. */
function present<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

const paragraphs = (text: string | undefined) => (text === undefined ? undefined : textToHtml(text));

/** The full form. */
export function changeFromForm({ category_id, beneficiaryStates, translations, status, ...fields }: SchemeFormInput): SchemeChange {
  return present({
    ...columnsFrom(fields),
    ...(fields.slug !== undefined && { slug: checkedSlug(fields.slug) }),
    categories: category_id,
    states: beneficiaryStates,
    status,
    translations:
      translations && mapTranslations(translations, ({ state, ...texts }): SchemeTranslation => ({ ...columnsFrom(texts), state })),
  }) as SchemeChange;
}

/** The columns of the fields that are given. */
function columnsFrom(fields: Partial<Record<SchemeField, unknown>>): SchemeColumns {
  const given = FIELD_NAMES.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => {
      const value = factsOf(name).kind === 'rich' ? cleanHtml(fields[name] as string) : fields[name];
      return [factsOf(name).column, toColumn(name, value as never)];
    }),
  );
}

function checkedSlug(slug: string): string {
  if (slug === '' || slugify(slug) !== slug) throw invalid(SLUG_MALFORMED);
  return slug;
}

/** The dialog's payload, or the insert shape; both may be mixed, the dialog's own keys win. */
export function changeFromDialog(input: ParsedInput<typeof addScheme>): SchemeChange {
  const category = input.category as Category | undefined;
  return present({
    name: input.name,
    sector_name: input.sector_name || category?.slug,
    categories: input.category_id ?? (category && [category.id]),
    region: input.region,
    department: input.department,
    parent_scheme: input.parent_scheme,
    parent_scheme_url: input.parent_scheme_url,
    sub_category: input.sub_category,
    eligibility: paragraphs(input.eligibility),
    seo_title: input.seo_title,
    seo_description: input.seo_description,
    gov_tutorial_url: input.gov_tutorial_url,
    url: input.url || input.officialLink,
    scheme_description: paragraphs(input.description),
    status: input.status,
  }) as SchemeChange;
}

/** The short edit form; its category takes the place of the first, which is the caller's to do. */
export function changeFromEdit(input: ParsedInput<typeof editScheme>): SchemeChange {
  return present({
    name: input.name,
    scheme_description: paragraphs(input.description),
    eligibility: paragraphs(input.eligibility),
    url: input.officialLink,
    sector_name: (input.category as Category | undefined)?.slug,
    status: input.status,
  }) as SchemeChange;
}

/** The categories with another one in the first place; the former first goes, the others stay. */
export function withFirstCategory(categories: number[], first: number): number[] {
  return [first, ...categories.slice(1).filter((id) => id !== first)];
}
