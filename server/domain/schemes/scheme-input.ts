/** From what the forms send to columns. Rich texts are cleaned here and nowhere else. */
import type { CATEGORIES } from '../../../contract/categories.ts';
import type { ParsedInput } from '../../../contract/endpoint.ts';
import type { TranslationLanguage } from '../../../contract/languages.ts';
import { type addScheme, type editScheme, type SchemeFormInput, SLUG_MALFORMED } from '../../../contract/scheme-admin.endpoints.ts';
import { FIELD_NAMES, factsOf, type SchemeField } from '../../../contract/scheme-table.ts';
import { slugify } from '../../../contract/slug.ts';
import type { Env } from '../../env.ts';
import { invalid } from '../../platform/api/problem.ts';
import { storeTextPictures } from '../../platform/pictures/text-pictures.ts';
import { cleanHtml, textToHtml } from '../../platform/rich-text/clean-html.ts';
import { foreignPictures, refuseForeignPictures } from '../../platform/rich-text/foreign-pictures.ts';
import { toColumn } from './scheme-columns.ts';
import { mapTranslations, type SchemeColumns, type SchemeTranslation } from './scheme-rows.ts';
import type { SchemeChange } from './scheme-rules.ts';

type Category = (typeof CATEGORIES)[number];

const RICH_FIELDS = FIELD_NAMES.filter((name) => factsOf(name).kind === 'rich');

type TranslatedTexts = [TranslationLanguage, SchemeTranslation | null][];

/** The rich texts of a change by the name the form has for each, and where each stands. */
function richTexts({ translations = {}, ...columns }: SchemeChange) {
  const named = (texts: Partial<Record<string, unknown>>, prefix: string) =>
    RICH_FIELDS.flatMap((name) => {
      const html = texts[factsOf(name).column];
      return typeof html === 'string' ? [[`${prefix}${name}`, html] as const] : [];
    });
  const translated = Object.entries(translations) as TranslatedTexts;
  return [...named(columns, ''), ...translated.flatMap(([language, texts]) => named(texts ?? {}, `translations.${language}.`))];
}

/** A change with other texts under some of the names of `richTexts`. */
function withTexts(change: SchemeChange, texts: ReadonlyMap<string, string>): SchemeChange {
  if (texts.size === 0) return change;
  const replaced = (prefix: string) =>
    Object.fromEntries(
      RICH_FIELDS.flatMap((name) => {
        const html = texts.get(`${prefix}${name}`);
        return html === undefined ? [] : [[factsOf(name).column, html]];
      }),
    );
  const translated = Object.entries(change.translations ?? {}) as TranslatedTexts;
  return {
    ...change,
    ...replaced(''),
    ...(change.translations && {
      translations: Object.fromEntries(
        translated.map(([language, one]) => [language, one && { ...one, ...replaced(`translations.${language}.`) }]),
      ),
    }),
  };
}

/** A change whose pictures are stored as the site's own. @throws Problem 400 or 413 for one that cannot be */
export async function withStoredPictures(env: Pick<Env, 'dataDir'>, change: SchemeChange): Promise<SchemeChange> {
  return withTexts(change, await storeTextPictures(env, new Map(richTexts(change))));
}

/** A change without pictures of other sites, and the addresses of those. */
export function withoutForeignPictures(change: SchemeChange): { change: SchemeChange; pictures: string[] } {
  const foreign = richTexts(change).map(([name, html]) => ({ name, html, pictures: foreignPictures(html) }));
  const found = foreign.filter(({ pictures }) => pictures.length > 0);
  return {
    change: withTexts(change, new Map(found.map(({ name, html }) => [name, cleanHtml(html)]))),
    pictures: [...new Set(found.flatMap(({ pictures }) => pictures))],
  };
}

/** Those in what a form sends. */
function formTexts({ translations = {}, ...fields }: SchemeFormInput): [string, string][] {
  const named = (texts: Partial<Record<string, unknown>>, prefix: string): [string, string][] =>
    RICH_FIELDS.flatMap((name) => (typeof texts[name] === 'string' ? [[`${prefix}${name}`, texts[name]]] : []));
  return [
    ...named(fields, ''),
    ...Object.entries(translations).flatMap(([language, texts]) => named(texts ?? {}, `translations.${language}.`)),
  ];
}

/** Of other sites, in what a form or an import sends. */
export function foreignPicturesIn(input: SchemeFormInput): string[] {
  return [...new Set(formTexts(input).flatMap(([, html]) => foreignPictures(html)))];
}

/** @throws Problem 400 that names the field and the picture */
export function refuseForeign(input: SchemeFormInput): void {
  for (const [field, html] of formTexts(input)) refuseForeignPictures(field, html);
}

/** Drops the keys that are absent, so that they stay as they are stored. */
function present<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

const paragraphs = (text: string | undefined) => (text === undefined ? undefined : textToHtml(text));

/** The full form. */
export function changeFromForm({
  category_id,
  beneficiaryStates,
  translations,
  status,
  unfinished,
  ...fields
}: SchemeFormInput): SchemeChange {
  return present({
    setAside: { ...finishedNames(fields, translations), ...unfinished },
    ...columnsFrom(fields),
    ...(fields.slug !== undefined && { slug: checkedSlug(fields.slug) }),
    categories: category_id,
    states: beneficiaryStates,
    status,
    translations:
      translations && mapTranslations(translations, ({ state, ...texts }): SchemeTranslation => ({ ...columnsFrom(texts), state })),
  }) as SchemeChange;
}

/** What was given and could be read is not unfinished any more. */
function finishedNames(fields: object, translations: SchemeFormInput['translations'] = {}): Record<string, undefined> {
  const names = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const translated = Object.entries(translations).flatMap(([language, texts]) =>
    Object.keys(texts ?? {}).map((name) => `translations.${language}.${name}`),
  );
  return Object.fromEntries([...names, ...translated].map((name) => [name, undefined]));
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
