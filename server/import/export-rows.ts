/** Schemes as rows that an import takes back unchanged. */
import { CATEGORIES } from '../../contract/categories.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import type { SchemeSnapshot } from '../schemes/scheme-snapshot.ts';
import { COLUMNS, type Column, HINDI_COLUMNS } from './import-columns.ts';

export const EXPORT_COLUMNS: readonly string[] = [...COLUMNS, ...Object.keys(HINDI_COLUMNS), 'hi_state'];

/** Lists stay lists in JSON; in CSV they are joined by semicolons. */
export function exportRow(scheme: SchemeSnapshot): Record<string, unknown> {
  const english: Record<Column, unknown> = {
    slug: scheme.slug,
    name: scheme.name,
    acronym: scheme.acronym,
    status: scheme.status,
    categories: scheme.categories.map((id) => CATEGORIES.find((category) => category.id === id)?.slug ?? String(id)),
    level: scheme.level,
    states: scheme.states.length > 0 ? scheme.states : ['All'],
    department: scheme.department,
    summary: scheme.seo_description,
    description: scheme.scheme_description,
    eligibility: scheme.eligibility,
    benefits: scheme.benefits,
    documents: scheme.documents_required,
    applicationProcess: scheme.application_process,
    keywords: scheme.keywords,
    url: scheme.url,
    applyOnline: scheme.apply_online,
    applyOffice: scheme.apply_office,
    applyAtCsc: scheme.apply_at_csc === 1,
    fee: scheme.fee,
    helpline: scheme.helpline,
    opensOn: scheme.opens_on ?? '',
    closesOn: scheme.closes_on ?? '',
    sources: JSON.parse(scheme.sources),
    checkedOn: scheme.checked_on ?? '',
    checkedBy: scheme.checked_by,
    featured: scheme.featured === 1,
    note: scheme.note,
  };
  const { hindi } = scheme;
  return {
    ...english,
    hi_name: hindi?.name ?? '',
    hi_summary: hindi?.seo_description ?? '',
    hi_description: hindi?.scheme_description ?? '',
    hi_eligibility: hindi?.eligibility ?? '',
    hi_benefits: hindi?.benefits ?? '',
    hi_documents: hindi?.documents_required ?? '',
    hi_applicationProcess: hindi?.application_process ?? '',
    hi_department: hindi?.department ?? '',
    hi_applyOffice: hindi?.apply_office ?? '',
    hi_fee: hindi?.fee ?? '',
    hi_state: hindi ? (hindi.source_hash === hashTexts(scheme) ? hindi.state : 'stale') : '',
  };
}

/** The cells of a row for CSV. */
export function csvCells(row: Record<string, unknown>): string[] {
  return EXPORT_COLUMNS.map((column) => {
    const value = row[column];
    if (column === 'sources') return JSON.stringify(value);
    return Array.isArray(value) ? value.join('; ') : String(value ?? '');
  });
}
