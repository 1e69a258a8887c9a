/** From a stored scheme to what the contract says of it. The specification's wire names are bridged here alone. */

import { LRUCache } from 'lru-cache';
import { encodeHtml, htmlToText, listItems } from '../../../contract/html-text.ts';
import { type Language, SOURCE_LANGUAGE, translatedBesides } from '../../../contract/languages.ts';
import { factsOf, PUBLIC_FIELDS, TRANSLATED_FIELDS, type TranslatedField } from '../../../contract/scheme-table.ts';
import type { Scheme, SchemeSummary } from '../../../contract/schemes.endpoints.ts';
import { translateTied } from '../../../contract/tied-lines.ts';
import { fieldGap } from '../../../contract/whole-translation.ts';
import type { SchemeTexts } from '../../platform/database/tables.ts';
import { type BlogRecord, blogTextsIn } from '../articles/blog-record.ts';
import { fieldsOf } from '../schemes/scheme-columns.ts';
import { type SchemeRecord, textOf, type WholeRecord, wholeRecord } from './catalogue-record.ts';
import { relatedSearches } from './related-searches.ts';

const ELIGIBILITY_PREVIEW = 160;

const columnOf = (name: TranslatedField) => factsOf(name).column as keyof SchemeTexts;
const FACTS_OF_COLUMN = new Map(TRANSLATED_FIELDS.map((name) => [columnOf(name), factsOf(name)]));

/** The text to give: the translation where it has every line of the English. */
function wholeText(column: keyof SchemeTexts, english: string, translation: string | undefined): string {
  const facts = FACTS_OF_COLUMN.get(column);
  return translation && facts && !fieldGap(facts, english, translation) ? translation : english;
}

/** One text in a language: the translation where there is a whole one. */
export function textIn(record: SchemeRecord, column: keyof SchemeTexts, language: Language): string {
  const translation = language === SOURCE_LANGUAGE ? undefined : record.translations[language]?.[column];
  // A name is no list: the English need not be unpacked to compare it.
  if (translation && FACTS_OF_COLUMN.get(column)?.kind === 'line') return translation;
  return wholeText(column, textOf(record, column), translation);
}

/** All of them, field by field. */
export function textsOf(record: WholeRecord, language: Language): SchemeTexts {
  const translation = language === SOURCE_LANGUAGE ? undefined : record.translations[language];
  if (!translation) return record;
  const texts = TRANSLATED_FIELDS.map(columnOf).map((column) => [column, wholeText(column, record[column], translation[column])]);
  return Object.fromEntries(texts) as SchemeTexts;
}

/** The fields of a translated scheme whose text is given in English. */
function fieldsInEnglish(record: WholeRecord, texts: SchemeTexts, language: Language): TranslatedField[] {
  const translation = language === SOURCE_LANGUAGE ? undefined : record.translations[language];
  if (!translation) return [];
  return TRANSLATED_FIELDS.filter((name) => texts[columnOf(name)] !== '' && texts[columnOf(name)] !== translation[columnOf(name)]);
}

/** The description as shown; a scheme that has only a summary shows that. */
function descriptionOf(texts: SchemeTexts): string {
  return texts.scheme_description || encodeHtml(texts.seo_description);
}

/** What a card says of the scheme, as plain text. */
export function shortText(record: SchemeRecord, language: Language): string {
  return textIn(record, 'seo_description', language) || htmlToText(textIn(record, 'scheme_description', language));
}

/** What lists say of the schemes they showed last; a changed scheme is another record. */
const summaries = new LRUCache<string, { record: SchemeRecord; summary: SchemeSummary }>({ max: 3_000 });

export function presentSummary(record: SchemeRecord, language: Language): SchemeSummary {
  const key = `${language} ${record.id}`;
  const known = summaries.get(key);
  if (known?.record === record) return known.summary;
  const summary = summaryOf(record, language);
  summaries.set(key, { record, summary });
  return summary;
}

function summaryOf(record: SchemeRecord, language: Language): SchemeSummary {
  return {
    ...sharedFields(record, textIn(record, 'name', language)),
    schemeDescription: encodeHtml(encodeHtml(shortText(record, language))),
    elegiblityCriteria: preview(textIn(record, 'eligibility', language)),
  };
}

/**
 * @param articles the published ones that link to it, the newest first
 * @param successor the published scheme that took its place
 */
export function presentScheme(stored: SchemeRecord, language: Language, articles: readonly BlogRecord[], successor?: SchemeRecord): Scheme {
  const record = wholeRecord(stored);
  const texts = textsOf(record, language);
  const tags = record.keywords
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return {
    ...fieldsOf({ ...record, ...texts }, PUBLIC_FIELDS),
    ...sharedFields(record, texts.name),
    schemeDescription: encodeHtml(descriptionOf(texts)),
    elegiblityCriteria: texts.eligibility,
    conditions: translateTied(fieldsOf(record, ['conditions']).conditions, record.eligibility, texts.eligibility),
    papers: translateTied(fieldsOf(record, ['papers']).papers, record.documents_required, texts.documents_required),
    replacedBy: successor ? { id: successor.id, schemeName: textIn(successor, 'name', language) } : null,
    keywords: tags.join(', '),
    tags,
    searches: relatedSearches(tags, texts, record, language),
    categoryId: record.categories.map((category) => String(category.id)),
    checkedOn: record.checked_on,
    checkedBy: record.checked_by,
    version: record.version,
    translation: {
      language,
      state: language === SOURCE_LANGUAGE ? 'reviewed' : (record.translations[language]?.state ?? 'missing'),
      others: translatedBesides(record.translations, language),
      english: fieldsInEnglish(record, texts, language),
    },
    articles: articles.map((blog) => ({ seo_slug: blog.seo_slug, seo_title: blogTextsIn(blog, language).seo_title })),
  };
}

function sharedFields(record: SchemeRecord | WholeRecord, schemeName: string) {
  return {
    id: record.id,
    slug: record.slug,
    schemeName,
    category_name: record.categories[0]?.name ?? '',
    categories: record.categories.map((category) => category.slug),
    beneficiaryStates: record.states,
    level: record.level || null,
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
