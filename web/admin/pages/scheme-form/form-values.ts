/** The values of the full form, flat, and what of them is sent. */
import type { Input } from '../../../../contract/endpoint.ts';
import type { addWholeScheme } from '../../../../contract/scheme-admin.endpoints.ts';

export type Source = { url: string; title: string; date: string };

export const HINDI_TEXTS = [
  'name',
  'summary',
  'schemeDescription',
  'eligibility',
  'benefits',
  'documentsRequired',
  'applicationProcess',
  'department',
  'applyOffice',
  'fee',
] as const;
export type HindiText = (typeof HINDI_TEXTS)[number];
export type HindiValues = Record<HindiText, string> & { state: 'draft' | 'reviewed' };

export type FormValues = {
  name: string;
  /** Ids as text. */
  categories: string[];
  states: string[];
  keywords: string;
  eligibility: string;
  documentsRequired: string;
  benefits: string;
  applicationProcess: string;
  schemeDescription: string;
  url: string;
  summary: string;
  acronym: string;
  /** Empty: by the states. */
  level: '' | 'central' | 'state';
  department: string;
  applyOnline: string;
  applyOffice: string;
  applyAtCsc: boolean;
  fee: string;
  helpline: string;
  opensOn: string;
  closesOn: string;
  featured: boolean;
  slug: string;
  note: string;
  region: string;
  seo_title: string;
  sub_category: string;
  parent_scheme: string;
  parent_scheme_url: string;
  gov_tutorial_url: string;
  sources: Source[];
  hindi: HindiValues;
};

/** What every part of the form is handed. */
export type PartProps = { values: FormValues; set: (changed: Partial<FormValues>) => void; isDisabled: boolean };

export const BLANK: FormValues = {
  name: '',
  categories: [],
  states: [],
  keywords: '',
  eligibility: '',
  documentsRequired: '',
  benefits: '',
  applicationProcess: '',
  schemeDescription: '',
  url: '',
  summary: '',
  acronym: '',
  level: '',
  department: '',
  applyOnline: '',
  applyOffice: '',
  applyAtCsc: false,
  fee: '',
  helpline: '',
  opensOn: '',
  closesOn: '',
  featured: false,
  slug: '',
  note: '',
  region: '',
  seo_title: '',
  sub_category: '',
  parent_scheme: '',
  parent_scheme_url: '',
  gov_tutorial_url: '',
  sources: [],
  hindi: {
    name: '',
    summary: '',
    schemeDescription: '',
    eligibility: '',
    benefits: '',
    documentsRequired: '',
    applicationProcess: '',
    department: '',
    applyOffice: '',
    fee: '',
    state: 'draft',
  },
};

/** The fields that are always sent, under their specified names. */
const SPECIFIED = new Set<keyof FormValues>([
  'name',
  'categories',
  'states',
  'keywords',
  'eligibility',
  'documentsRequired',
  'benefits',
  'applicationProcess',
  'schemeDescription',
]);

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** Names of the fields that were changed. */
export function changedNames(loaded: FormValues, values: FormValues): (keyof FormValues)[] {
  return (Object.keys(values) as (keyof FormValues)[]).filter((name) => differs(loaded[name], values[name]));
}

/** The specified payload; of everything beyond it only what was changed. */
export function payloadOf(loaded: FormValues, values: FormValues): Input<typeof addWholeScheme> {
  const extras = changedNames(loaded, values)
    .filter((name) => !SPECIFIED.has(name) && !(name === 'level' && values.level === ''))
    .map((name) => [name, values[name]]);
  return {
    category_id: values.categories,
    name: values.name,
    eligibility: values.eligibility,
    schemeDescription: values.schemeDescription,
    documentsRequired: values.documentsRequired,
    benefits: values.benefits,
    applicationProcess: values.applicationProcess,
    keywords: values.keywords,
    beneficiaryStates: values.states,
    ...Object.fromEntries(extras),
  };
}

/** Name and at least one category are required. */
export function isComplete({ name, categories }: FormValues): boolean {
  return name.trim() !== '' && categories.length > 0;
}
