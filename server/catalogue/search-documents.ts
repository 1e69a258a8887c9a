/** From a stored scheme to the document the search index reads. */
import { categoryLabel } from '../../contract/categories.ts';
import { htmlToText } from '../../contract/html-text.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { SchemeRecord } from './catalogue-record.ts';

/** @param hindiCategoryNames shown names by slug */
export function searchDocument(record: SchemeRecord, hindiCategoryNames: Record<string, string>): SearchDocument {
  const { hindi } = record;
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    names: hindi ? [hindi.name] : [],
    acronym: record.acronym,
    summary: record.seo_description,
    description: htmlToText(record.scheme_description),
    eligibility: htmlToText(record.eligibility),
    benefits: htmlToText(record.benefits),
    documents: htmlToText(record.documents_required),
    texts: hindi
      ? [hindi.seo_description, hindi.scheme_description, hindi.eligibility, hindi.benefits, hindi.documents_required].map(htmlToText)
      : [],
    keywords: record.keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    categories: record.categories.map((category) => category.slug),
    categoryNames: record.categories.flatMap(({ slug, name }) => [categoryLabel(name), hindiCategoryNames[slug] ?? '']).filter(Boolean),
    states: record.states,
    level: record.level,
    department: record.department,
    opensOn: record.opens_on,
    closesOn: record.closes_on,
    updatedOn: record.updated_on,
  };
}
