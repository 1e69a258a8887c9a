import type { SchemeForStaff } from '../../contract/scheme-admin.endpoints.ts';
import { hashTexts } from '../catalogue/hash-texts.ts';
import { NO_TEXTS } from './scheme-rows.ts';
import type { SchemeSnapshot } from './scheme-snapshot.ts';

/** What the forms of staff need beyond the public answer. */
export function presentForStaff(snapshot: SchemeSnapshot): SchemeForStaff {
  const hindi = snapshot.hindi ?? NO_TEXTS;
  return {
    id: snapshot.id,
    slug: snapshot.slug,
    version: snapshot.version,
    status: snapshot.status,
    sector_name: snapshot.sector_name,
    region: snapshot.region,
    seo_title: snapshot.seo_title,
    sub_category: snapshot.sub_category,
    parent_scheme: snapshot.parent_scheme,
    parent_scheme_url: snapshot.parent_scheme_url,
    gov_tutorial_url: snapshot.gov_tutorial_url,
    note: snapshot.note,
    featured: snapshot.featured === 1,
    schemeDescription: snapshot.scheme_description,
    summary: snapshot.seo_description,
    hindi: {
      name: hindi.name,
      summary: hindi.seo_description,
      schemeDescription: hindi.scheme_description,
      eligibility: hindi.eligibility,
      benefits: hindi.benefits,
      applicationProcess: hindi.application_process,
      documentsRequired: hindi.documents_required,
      department: hindi.department,
      applyOffice: hindi.apply_office,
      fee: hindi.fee,
      state: translationState(snapshot),
    },
  };
}

function translationState(snapshot: SchemeSnapshot): SchemeForStaff['hindi']['state'] {
  if (!snapshot.hindi) return 'missing';
  return snapshot.hindi.source_hash === hashTexts(snapshot) ? snapshot.hindi.state : 'stale';
}
