/** Converts form input to columns. The only place where rich texts of schemes are cleaned. */
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

/** The rich texts of a change by their names in the form. */
function richTexts({ translations = {}, ...columns }: SchemeChange) {
  const named = (texts: Partial<Record<string, unknown>>, prefix: string) =>
    RICH_FIELDS.flatMap((name) => {
      const html = texts[factsOf(name).column];
      return typeof html === 'string' ? [[`${prefix}${name}`, html] as const] : [];
    });
  const translated = Object.entries(translations) as TranslatedTexts;
  return [...named(columns, ''), ...translated.flatMap(([language, texts]) => named(texts ?? {}, `translations.${language}.`))];
}

/** Replaces texts of a change by their names in `richTexts`. */
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

/** Stores embedded pictures as files of the site. @throws Problem 400 or 413 for a picture that cannot be stored */
export async function withStoredPictures(env: Pick<Env, 'dataDir'>, change: SchemeChange): Promise<SchemeChange> {
  return withTexts(change, await storeTextPictures(env, new Map(richTexts(change))));
}

/** Removes pictures on other sites from a change; also returns their addresses. */
export function withoutForeignPictures(change: SchemeChange): { change: SchemeChange; pictures: string[] } {
  const foreign = richTexts(change).map(([name, html]) => ({ name, html, pictures: foreignPictures(html) }));
  const found = foreign.filter(({ pictures }) => pictures.length > 0);
  return {
    change: withTexts(change, new Map(found.map(({ name, html }) => [name, cleanHtml(html)]))),
    pictures: [...new Set(found.flatMap(({ pictures }) => pictures))],
  };
}

/** The rich texts of form input, by name. */
function formTexts({ translations = {}, ...fields }: SchemeFormInput): [string, string][] {
  const named = (texts: Partial<Record<string, unknown>>, prefix: string): [string, string][] =>
    RICH_FIELDS.flatMap((name) => (typeof texts[name] === 'string' ? [[`${prefix}${name}`, texts[name]]] : []));
  return [
    ...named(fields, ''),
    ...Object.entries(translations).flatMap(([language, texts]) => named(texts ?? {}, `translations.${language}.`)),
  ];
}

/** Addresses of pictures on other sites in the input of a form or an import. */
export function foreignPicturesIn(input: SchemeFormInput): string[] {
  return [...new Set(formTexts(input).flatMap(([, html]) => foreignPictures(html)))];
}

/** @throws Problem 400 that names the field and the picture */
export function refuseForeign(input: SchemeFormInput): void {
  for (const [field, html] of formTexts(input)) refuseForeignPictures(field, html);
}

/** Drops undefined keys, so that those columns do not change. */
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

/** Fields with a valid value are no longer unfinished. */
function finishedNames(fields: object, translations: SchemeFormInput['translations'] = {}): Record<string, undefined> {
  const names = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const translated = Object.entries(translations).flatMap(([language, texts]) =>
    Object.keys(texts ?? {}).map((name) => `translations.${language}.${name}`),
  );
  return Object.fromEntries([...names, ...translated].map((name) => [name, undefined]));
}

/** The columns of the given fields. */
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

/** The dialog's payload or the insert shape; they may be mixed, and the dialog's keys win. */
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

/** The short edit form. The caller replaces the first category by the form's. */
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

/** Replaces the first category. */
export function withFirstCategory(categories: number[], first: number): number[] {
  return [first, ...categories.slice(1).filter((id) => id !== first)];
}
