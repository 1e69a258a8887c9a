/** The rows a scheme becomes. */
import { guideSteps } from '../../contract/guide-steps.ts';
import { isEmptyHtml, listItems } from '../../contract/html-text.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import type { SchemesTable, SchemeTexts } from '../database/tables.ts';

/** Columns of a scheme that a caller may set. */
export type SchemeColumns = Partial<
  Omit<SchemesTable, 'id' | 'createdAt' | 'createdOn' | 'updated_on' | 'version' | 'deleted_at' | 'published_at'>
>;

export type SchemeTranslation = Partial<SchemeTexts> & {
  state: 'draft' | 'reviewed';
  /** Of the English it translates, where that is not the present one. */
  source_hash?: string;
};

export type SchemeDraft = SchemeColumns & {
  /** Only the seed chooses ids. */
  id?: number;
  name: string;
  /** Ids, the one shown first. */
  categories: number[];
  states: string[];
  hindi?: SchemeTranslation;
};

export const NO_TEXTS: SchemeTexts = {
  name: '',
  seo_description: '',
  scheme_description: '',
  eligibility: '',
  benefits: '',
  application_process: '',
  documents_required: '',
  department: '',
  apply_office: '',
  fee: '',
};

/** A new row, every column of it given: rows of one insert must have the same columns. */
export function schemeRow({ categories: _categories, states, hindi: _hindi, ...columns }: SchemeDraft & { slug: string }, now: string) {
  return {
    ...NO_TEXTS,
    acronym: '',
    level: states.length > 0 ? ('state' as const) : ('central' as const),
    sector_name: '',
    region: '',
    seo_title: '',
    keywords: '',
    url: '',
    apply_online: '',
    apply_at_csc: 0,
    helpline: '',
    opens_on: null,
    closes_on: null,
    sources: '[]',
    checked_on: null,
    checked_by: '',
    note: '',
    featured: 0,
    parent_scheme: '',
    parent_scheme_url: '',
    sub_category: '',
    gov_tutorial_url: '',
    status: 'draft' as const,
    ...columns,
    version: 1,
    createdAt: now,
    createdOn: now,
    updated_on: now,
    published_at: columns.status === 'published' ? now : null,
  };
}

export function categoryRows(schemeId: number, categories: number[]) {
  return [...new Set(categories)].map((category_id, position) => ({ scheme_id: schemeId, category_id, position }));
}

export function stateRows(schemeId: number, states: string[]) {
  return [...new Set(states)].map((state) => ({ scheme_id: schemeId, state }));
}

/** The Hindi texts as a translation of the English as it is now, or of the one whose hash they carry. */
export function translationRow(schemeId: number, english: SchemeTexts, hindi: SchemeTranslation, now: string) {
  const texts = { ...NO_TEXTS, source_hash: hashTexts(english), ...hindi, updated_on: now };
  return { ...texts, scheme_id: schemeId, language: 'hi' as const };
}

/** The guide of a scheme, or nothing without steps or documents. */
export function guideRows(schemeId: number, scheme: Pick<SchemeTexts, 'name' | 'application_process' | 'documents_required'>) {
  if (isEmptyHtml(scheme.application_process) || isEmptyHtml(scheme.documents_required)) return [];
  const guide = {
    schemeId,
    title: scheme.name,
    content: scheme.application_process,
    steps: JSON.stringify(guideSteps(scheme.application_process)),
    requiredDocuments: JSON.stringify(listItems(scheme.documents_required)),
  };
  return [guide];
}
