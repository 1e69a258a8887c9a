/** Converts a stored scheme to the contract's types. Only this file maps to the specification's wire names. */

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

/** The translation if it has every line of the English, otherwise the English. */
function wholeText(column: keyof SchemeTexts, english: string, translation: string | undefined): string {
  const facts = FACTS_OF_COLUMN.get(column);
  return translation && facts && !fieldGap(facts, english, translation) ? translation : english;
}

/** One text in a language, or in English if the translation is missing or incomplete. */
export function textIn(record: SchemeRecord, column: keyof SchemeTexts, language: Language): string {
  const translation = language === SOURCE_LANGUAGE ? undefined : record.translations[language]?.[column];
  // Single-line fields are always complete, so the English need not be unpacked.
  if (translation && FACTS_OF_COLUMN.get(column)?.kind === 'line') return translation;
  return wholeText(column, textOf(record, column), translation);
}

/** All texts in a language, each with fallback to English. */
export function textsOf(record: WholeRecord, language: Language): SchemeTexts {
  const translation = language === SOURCE_LANGUAGE ? undefined : record.translations[language];
  if (!translation) return record;
  const texts = TRANSLATED_FIELDS.map(columnOf).map((column) => [column, wholeText(column, record[column], translation[column])]);
  return Object.fromEntries(texts) as SchemeTexts;
}

/** The fields of a translated scheme that fall back to English. */
function fieldsInEnglish(record: WholeRecord, texts: SchemeTexts, language: Language): TranslatedField[] {
  const translation = language === SOURCE_LANGUAGE ? undefined : record.translations[language];
  if (!translation) return [];
  return TRANSLATED_FIELDS.filter((name) => texts[columnOf(name)] !== '' && texts[columnOf(name)] !== translation[columnOf(name)]);
}

/** The description, or the summary if there is none. */
function descriptionOf(texts: SchemeTexts): string {
  return texts.scheme_description || encodeHtml(texts.seo_description);
}

/** Plain text for a card. */
export function shortText(record: SchemeRecord, language: Language): string {
  return textIn(record, 'seo_description', language) || htmlToText(textIn(record, 'scheme_description', language));
}

/** Recently used summaries, valid while the scheme is the same record. */
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
 * @param articles published articles that link to it, newest first
 * @param successor the published scheme that replaces it
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

/** The beginning of the conditions as one line. */
function preview(html: string): string {
  const text = listItems(html).join(' ');
  return text.length <= ELIGIBILITY_PREVIEW ? text : `${text.slice(0, text.lastIndexOf(' ', ELIGIBILITY_PREVIEW))}...`;
}
