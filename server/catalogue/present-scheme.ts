/** From a stored scheme to what the contract says of it. The specification's wire names are bridged here alone. */
import type { Language } from '../../contract/fields.ts';
import { encodeHtml, htmlToText, listItems } from '../../contract/html-text.ts';
import type { Scheme, SchemeSummary } from '../../contract/schemes.endpoints.ts';
import type { SchemeTexts } from '../database/tables.ts';
import type { SchemeRecord } from './catalogue-record.ts';

const ELIGIBILITY_PREVIEW = 160;

/** The texts in a language: the Hindi where there is one, field by field. */
export function textsIn(record: SchemeRecord, language: Language): SchemeTexts {
  if (language === 'en' || !record.hindi) return record;
  const hindi = record.hindi;
  const pick = (field: keyof SchemeTexts) => hindi[field] || record[field];
  return {
    name: pick('name'),
    seo_description: pick('seo_description'),
    scheme_description: pick('scheme_description'),
    eligibility: pick('eligibility'),
    benefits: pick('benefits'),
    application_process: pick('application_process'),
    documents_required: pick('documents_required'),
    department: pick('department'),
    apply_office: pick('apply_office'),
    fee: pick('fee'),
  };
}

/** The description as shown; a scheme that has only a summary shows that. */
function descriptionOf(texts: SchemeTexts): string {
  return texts.scheme_description || encodeHtml(texts.seo_description);
}

export function presentSummary(record: SchemeRecord, language: Language): SchemeSummary {
  const texts = textsIn(record, language);
  return {
    ...sharedFields(record, texts),
    schemeDescription: encodeHtml(encodeHtml(texts.seo_description || htmlToText(texts.scheme_description))),
    elegiblityCriteria: preview(texts.eligibility),
  };
}

export function presentScheme(record: SchemeRecord, language: Language): Scheme {
  const texts = textsIn(record, language);
  const tags = record.keywords
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return {
    ...sharedFields(record, texts),
    schemeDescription: encodeHtml(descriptionOf(texts)),
    elegiblityCriteria: texts.eligibility,
    acronym: record.acronym,
    summary: texts.seo_description,
    applicationProcess: texts.application_process,
    documentsRequired: texts.documents_required,
    benefits: texts.benefits,
    keywords: tags.join(', '),
    tags,
    categoryId: record.categories.map((category) => String(category.id)),
    department: texts.department,
    applyOnline: record.apply_online,
    applyOffice: texts.apply_office,
    applyAtCsc: record.apply_at_csc === 1,
    fee: texts.fee,
    helpline: record.helpline,
    opensOn: record.opens_on,
    closesOn: record.closes_on,
    sources: JSON.parse(record.sources),
    checkedOn: record.checked_on,
    checkedBy: record.checked_by,
    version: record.version,
    translation: { language, state: language === 'en' ? 'reviewed' : (record.hindi?.state ?? 'missing') },
    articles: record.articles.map(({ seo_slug, seo_title, hindiTitle }) => ({
      seo_slug,
      seo_title: language === 'hi' ? (hindiTitle ?? seo_title) : seo_title,
    })),
  };
}

function sharedFields(record: SchemeRecord, texts: SchemeTexts) {
  return {
    id: record.id,
    slug: record.slug,
    schemeName: texts.name,
    category_name: record.categories[0]?.name ?? '',
    categories: record.categories.map((category) => category.slug),
    beneficiaryStates: record.states,
    level: record.level,
    createdOn: record.createdOn,
    updatedOn: record.updated_on,
    url: record.url,
    status: record.status,
  };
}

/** The first conditions as one line of text. */
function preview(html: string): string {
  const text = listItems(html).join(' ');
  return text.length <= ELIGIBILITY_PREVIEW ? text : `${text.slice(0, text.lastIndexOf(' ', ELIGIBILITY_PREVIEW))}...`;
}
