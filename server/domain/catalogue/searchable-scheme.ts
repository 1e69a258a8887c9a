/** Converts a stored scheme to a document of the search index. */
import { categoryLabel } from '../../../contract/categories.ts';
import { htmlToText } from '../../../contract/html-text.ts';
import type { SearchDocument } from '../search/types.ts';
import { audiencesOf } from './audience.ts';
import { type SchemeRecord, wholeRecord } from './catalogue-record.ts';

/** @param categoryNames names of the categories in the translation languages, by slug */
export function searchDocument(stored: SchemeRecord, categoryNames: Record<string, string[]>): SearchDocument {
  const record = wholeRecord(stored);
  const translations = Object.values(record.translations);
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    names: translations.map((texts) => texts.name).filter(Boolean),
    acronym: record.acronym,
    summary: record.seo_description,
    description: htmlToText(record.scheme_description),
    eligibility: htmlToText(record.eligibility),
    benefits: htmlToText(record.benefits),
    documents: htmlToText(record.documents_required),
    texts: translations.flatMap((texts) =>
      [texts.seo_description, texts.scheme_description, texts.eligibility, texts.benefits, texts.documents_required].map(htmlToText),
    ),
    keywords: record.keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    categories: record.categories.map((category) => category.slug),
    categoryNames: record.categories.flatMap(({ slug, name }) => [categoryLabel(name), ...(categoryNames[slug] ?? [])]),
    states: record.states,
    level: record.level || null,
    audiences: audiencesOf({ name: record.name, summary: record.seo_description, eligibility: htmlToText(record.eligibility) }),
    department: record.department,
    opensOn: record.opens_on,
    closesOn: record.closes_on,
    updatedOn: record.updated_on,
  };
}
