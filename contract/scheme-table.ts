/**
 * Every field of a scheme: its name in forms and calls, its column and its kind. Derived from this table are the stored row, input and
 * output schemas, the source hash of translations, imports and exports, the forms of staff and the names in the history. A new field is
 * one entry here, its column in a migration, its labels in the messages, and a place on the page.
 *
 * Not listed: related tables (categories, states) and columns the server maintains itself (version, dates of the row).
 */

import type { LinkedDocuments } from './document-lines.ts';
import type { ExamplePerson, SchemeCondition } from './eligibility/conditions.ts';

export const SCHEME_LEVELS = ['central', 'state'] as const;
export const REGIONS = [
  'northern_india',
  'southern_india',
  'eastern_india',
  'western_india',
  'central_india',
  'northeastern_india',
  'all_regions',
] as const;

/** `northern_india` is shown as Northern India. */
export function regionLabel(region: string): string {
  return region.replace(/(?:^|_)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

/**
 * The kinds of field, with the value of an empty one. Code that depends on the kind has a complete record of kinds, so the compiler names
 * every record that lacks a new kind.
 */
const FIELD_KINDS = {
  /** Plain, on one line. */
  line: { empty: '' },
  /** Plain, on several lines. */
  text: { empty: '' },
  /** Clean HTML. */
  rich: { empty: '' },
  /** An http address. */
  address: { empty: '' },
  /** An e-mail address. */
  email: { empty: '' },
  /** A date, such as 2027-03-31. */
  day: { empty: null },
  /** One of `values`. */
  choice: { empty: '' },
  /** Yes or no. */
  flag: { empty: false },
  /** Comma separated. */
  words: { empty: '' },
  /** The sources of the text. */
  sources: { empty: [], isList: true },
  /** Rules tied to lines of eligibility. */
  conditions: { empty: [], isList: true },
  /** People to test the rules on. */
  examples: { empty: [], isList: true },
  /** Documents tied to document lines. */
  papers: { empty: [], isList: true },
} as const satisfies Record<string, { empty: unknown; isList?: true }>;

type Kinds = typeof FIELD_KINDS;
export type FieldKind = keyof Kinds;
export type ListKind = { [K in FieldKind]: Kinds[K] extends { isList: true } ? K : never }[FieldKind];

export type FieldFacts = {
  column: string;
  kind: FieldKind;
  /** Characters of a line or text. */
  limit?: number;
  /** Limit of its translations, if different. */
  translationLimit?: number;
  values?: readonly string[];
  /** Whether it is translated. */
  isTranslated?: true;
  /** `staff`: for staff only; `shaped`: in the public answer in another form. Others are answered unchanged. */
  answered?: 'staff' | 'shaped';
  /** Its column in imports and exports, if it is included. */
  cell?: string;
  /** How plain text in an import becomes HTML. */
  plainAs?: 'paragraphs' | 'list' | 'steps';
  /** Group in the form of staff; fields without one have a fixed place. */
  group?: 'about' | 'where' | 'dates' | 'publication' | 'more';
};

export const MAX_NAME_LENGTH = 255;
/** Official names can be whole sentences. */
export const MAX_OFFICIAL_NAME_LENGTH = 500;
export const MAX_SHORT_TEXT_LENGTH = 2_000;
const LONG_TEXT = 20_000;

/** In the order of exports. */
export const SCHEME_FIELDS = {
  slug: { column: 'slug', kind: 'line', limit: 100, cell: 'slug', group: 'publication', answered: 'shaped' },
  name: { column: 'name', kind: 'line', limit: MAX_OFFICIAL_NAME_LENGTH, isTranslated: true, cell: 'name', answered: 'shaped' },
  acronym: { column: 'acronym', kind: 'line', limit: 50, cell: 'acronym', group: 'about' },
  level: { column: 'level', kind: 'choice', values: SCHEME_LEVELS, cell: 'level', group: 'about', answered: 'shaped' },
  department: { column: 'department', kind: 'line', limit: MAX_NAME_LENGTH, isTranslated: true, cell: 'department', group: 'about' },
  /** One plain sentence; derived from the description if empty. */
  summary: {
    column: 'seo_description',
    kind: 'line',
    limit: LONG_TEXT,
    translationLimit: MAX_SHORT_TEXT_LENGTH,
    isTranslated: true,
    cell: 'summary',
    group: 'about',
  },
  schemeDescription: {
    column: 'scheme_description',
    kind: 'rich',
    isTranslated: true,

    cell: 'description',
    plainAs: 'paragraphs',
    answered: 'shaped',
  },
  eligibility: { column: 'eligibility', kind: 'rich', isTranslated: true, cell: 'eligibility', plainAs: 'list', answered: 'shaped' },
  /** Tied to the lines of the eligibility, also of its translations. */
  conditions: { column: 'conditions', kind: 'conditions', cell: 'conditions', answered: 'shaped' },
  examples: { column: 'examples', kind: 'examples', cell: 'examples', answered: 'staff' },
  benefits: { column: 'benefits', kind: 'rich', isTranslated: true, cell: 'benefits', plainAs: 'list' },
  documentsRequired: { column: 'documents_required', kind: 'rich', isTranslated: true, cell: 'documents', plainAs: 'list' },
  /** Tied to the document lines, also of their translations. */
  papers: { column: 'papers', kind: 'papers', cell: 'papers', answered: 'shaped' },
  applicationProcess: { column: 'application_process', kind: 'rich', isTranslated: true, cell: 'applicationProcess', plainAs: 'steps' },
  /** Who checks the application, how long it takes, how the money is paid, when it ends. */
  afterApplying: { column: 'after_applying', kind: 'rich', isTranslated: true, cell: 'afterApplying', plainAs: 'list', group: 'where' },
  /** What may differ by state, by office or by year. */
  caveats: { column: 'caveats', kind: 'rich', isTranslated: true, cell: 'caveats', plainAs: 'list', group: 'where' },
  keywords: { column: 'keywords', kind: 'words', cell: 'keywords', answered: 'shaped' },
  url: { column: 'url', kind: 'address', cell: 'url', answered: 'shaped' },
  applyOnline: { column: 'apply_online', kind: 'address', cell: 'applyOnline', group: 'where' },
  applyOffice: {
    column: 'apply_office',
    kind: 'text',
    limit: MAX_SHORT_TEXT_LENGTH,
    isTranslated: true,
    cell: 'applyOffice',
    group: 'where',
  },
  applyAtCsc: { column: 'apply_at_csc', kind: 'flag', cell: 'applyAtCsc', group: 'where' },
  fee: { column: 'fee', kind: 'text', limit: MAX_SHORT_TEXT_LENGTH, isTranslated: true, cell: 'fee', group: 'where' },
  helpline: { column: 'helpline', kind: 'line', limit: MAX_NAME_LENGTH, cell: 'helpline', group: 'where' },
  helplineHours: {
    column: 'helpline_hours',
    kind: 'line',
    limit: MAX_NAME_LENGTH,
    isTranslated: true,
    cell: 'helplineHours',
    group: 'where',
  },
  opensOn: { column: 'opens_on', kind: 'day', cell: 'opensOn', group: 'dates' },
  closesOn: { column: 'closes_on', kind: 'day', cell: 'closesOn', group: 'dates' },
  /** When staff should check it again. */
  reviewBy: { column: 'review_by', kind: 'day', answered: 'staff', cell: 'reviewBy', group: 'dates' },
  /** Slug of the scheme that replaces it. */
  replacedBy: { column: 'replaced_by', kind: 'line', limit: 100, cell: 'replacedBy', group: 'dates', answered: 'shaped' },
  sources: { column: 'sources', kind: 'sources', cell: 'sources' },
  featured: { column: 'featured', kind: 'flag', cell: 'featured', group: 'publication', answered: 'staff' },
  note: { column: 'note', kind: 'text', limit: LONG_TEXT, cell: 'note', group: 'publication', answered: 'staff' },
  region: { column: 'region', kind: 'choice', values: REGIONS, group: 'more', answered: 'staff' },
  seo_title: { column: 'seo_title', kind: 'line', limit: MAX_NAME_LENGTH, group: 'more', answered: 'staff' },
  sub_category: { column: 'sub_category', kind: 'line', limit: MAX_NAME_LENGTH, group: 'more', answered: 'staff' },
  parent_scheme: { column: 'parent_scheme', kind: 'line', limit: MAX_NAME_LENGTH, group: 'more', answered: 'staff' },
  parent_scheme_url: { column: 'parent_scheme_url', kind: 'address', group: 'more', answered: 'staff' },
  gov_tutorial_url: { column: 'gov_tutorial_url', kind: 'address', group: 'more', answered: 'staff' },
} as const satisfies Record<string, FieldFacts>;

type Table = typeof SCHEME_FIELDS;
export type SchemeField = keyof Table;
export type TranslatedField = { [F in SchemeField]: Table[F] extends { isTranslated: true } ? F : never }[SchemeField];
export type StaffField = { [F in SchemeField]: Table[F] extends { answered: 'staff' } ? F : never }[SchemeField];
/** Fields answered publicly and unchanged. */
export type PublicField = { [F in SchemeField]: Table[F] extends { answered: string } ? never : F }[SchemeField];
export type RichField = { [F in SchemeField]: Table[F] extends { kind: 'rich' } ? F : never }[SchemeField];

export const FIELD_NAMES = Object.keys(SCHEME_FIELDS) as SchemeField[];
export const TRANSLATED_FIELDS = FIELD_NAMES.filter((name) => factsOf(name).isTranslated) as TranslatedField[];
export const STAFF_FIELDS = FIELD_NAMES.filter((name) => factsOf(name).answered === 'staff') as StaffField[];
export const PUBLIC_FIELDS = FIELD_NAMES.filter((name) => !factsOf(name).answered) as PublicField[];

export function factsOf(name: SchemeField): FieldFacts {
  return SCHEME_FIELDS[name];
}

export const isList = (kind: FieldKind): kind is ListKind => 'isList' in FIELD_KINDS[kind];

/** The value of an empty field. */
export const emptyOf = (kind: FieldKind): '' | null | false | readonly [] => FIELD_KINDS[kind].empty;

export type SchemeSource = { url: string; title: string; date: string };

type Choice<F> = F extends { values: readonly (infer V extends string)[] } ? V | '' : never;

/** The type of a field in forms and calls. */
export type FieldValue<F extends SchemeField> = {
  line: string;
  text: string;
  rich: string;
  address: string;
  email: string;
  words: string;
  day: string | null;
  flag: boolean;
  sources: SchemeSource[];
  conditions: SchemeCondition[];
  examples: ExamplePerson[];
  papers: LinkedDocuments[];
  choice: Choice<Table[F]>;
}[Table[F]['kind']];

/** The type of its column: flags as 0 or 1, lists as JSON text. */
export type StoredValue<F extends SchemeField> = Table[F]['kind'] extends 'flag'
  ? number
  : Table[F]['kind'] extends ListKind
    ? string
    : FieldValue<F>;

/** A row's columns for these fields. */
export type ColumnsOf<N extends SchemeField> = { [F in N as Table[F]['column']]: StoredValue<F> };
