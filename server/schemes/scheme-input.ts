/** From what the forms send to columns. Rich texts are cleaned here and nowhere else. */
import type { CATEGORIES } from '../../contract/categories.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { addScheme, editScheme, SchemeFormInput } from '../../contract/scheme-admin.endpoints.ts';
import type { HindiTexts } from '../../contract/scheme-fields.ts';
import { slugify } from '../../contract/slug.ts';
import { invalid } from '../api/problem.ts';
import { cleanHtml, textToHtml } from '../rich-text/clean-html.ts';
import type { SchemeTranslation } from './scheme-rows.ts';
import type { SchemeChange } from './scheme-rules.ts';

type Category = (typeof CATEGORIES)[number];

/** Drops the keys that are absent, so that they stay as they are stored. */
function present<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

const cleaned = (html: string | undefined) => (html === undefined ? undefined : cleanHtml(html));
const paragraphs = (text: string | undefined) => (text === undefined ? undefined : textToHtml(text));
const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? 1 : 0);

/** The full form. */
export function changeFromForm(input: SchemeFormInput): SchemeChange {
  return present({
    name: input.name,
    categories: input.category_id,
    eligibility: cleaned(input.eligibility),
    scheme_description: cleaned(input.schemeDescription),
    documents_required: cleaned(input.documentsRequired),
    benefits: cleaned(input.benefits),
    application_process: cleaned(input.applicationProcess),
    keywords: input.keywords,
    states: input.beneficiaryStates,
    url: input.url,
    seo_description: input.summary,
    acronym: input.acronym,
    level: input.level,
    department: input.department,
    apply_online: input.applyOnline,
    apply_office: input.applyOffice,
    apply_at_csc: flag(input.applyAtCsc),
    fee: input.fee,
    helpline: input.helpline,
    opens_on: input.opensOn,
    closes_on: input.closesOn,
    sources: input.sources && JSON.stringify(input.sources),
    note: input.note,
    featured: flag(input.featured),
    slug: checkedSlug(input.slug),
    region: input.region,
    seo_title: input.seo_title,
    sub_category: input.sub_category,
    parent_scheme: input.parent_scheme,
    parent_scheme_url: input.parent_scheme_url,
    gov_tutorial_url: input.gov_tutorial_url,
    status: input.status,
    hindi: input.hindi && hindiFrom(input.hindi),
  }) as SchemeChange;
}

function checkedSlug(slug: string | undefined): string | undefined {
  if (slug === undefined) return undefined;
  if (slug === '' || slugify(slug) !== slug) throw invalid('The slug may hold lower-case letters, digits and hyphens only');
  return slug;
}

/** The Hindi side of the full form. */
export function hindiFrom(hindi: HindiTexts): SchemeTranslation {
  return present({
    name: hindi.name,
    seo_description: hindi.summary,
    scheme_description: cleaned(hindi.schemeDescription),
    eligibility: cleaned(hindi.eligibility),
    benefits: cleaned(hindi.benefits),
    application_process: cleaned(hindi.applicationProcess),
    documents_required: cleaned(hindi.documentsRequired),
    department: hindi.department,
    apply_office: hindi.applyOffice,
    fee: hindi.fee,
    state: hindi.state,
  }) as SchemeTranslation;
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
