/** The texts that may quote a scheme. */

import type { DocumentTexts } from '../../../contract/document-entry.ts';
import { htmlToText } from '../../../contract/html-text.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import type { BlogRecord } from '../../domain/articles/blog-record.ts';
import { type SchemeRecord, wholeRecord } from '../../domain/catalogue/catalogue-record.ts';
import type { DocumentRecord } from '../../domain/documents/document-record.ts';
import { type FieldText, fieldTexts } from '../../domain/schemes/field-texts.ts';

export type QuotingDocument = {
  entity: 'scheme' | 'blog' | 'paper';
  id: number;
  name: string;
  isDraft: boolean;
  /** `named` is the text with the scheme's name inserted at each link to it. */
  texts: (FieldText & { named?: string })[];
  /** Ids of linked schemes. A document with a single one is about it, so its numbers are that scheme's. */
  links: readonly number[];
};

export function schemeDocument(record: SchemeRecord): QuotingDocument {
  return {
    entity: 'scheme',
    id: record.id,
    name: record.name,
    isDraft: record.status === 'draft',
    texts: fieldTexts(wholeRecord(record)),
    links: [],
  };
}

/** @param scheme whose links count as its name */
export function blogDocument(blog: BlogRecord, scheme: { id: number; name: string }): QuotingDocument {
  const link = new RegExp(`<a href="[^"]*/schemes/${scheme.id}(?=["?#/])[^>]*>`, 'g');
  const texts = LANGUAGES.flatMap((language) => {
    const source = language === SOURCE_LANGUAGE ? blog : blog.translations[language];
    if (!source) return [];
    const prefix = language === SOURCE_LANGUAGE ? '' : `${language}_`;
    return [
      { field: `${prefix}${prefix ? 'title' : 'seo_title'}`, language, text: source.seo_title },
      { field: `${prefix}${prefix ? 'description' : 'seo_description'}`, language, text: source.seo_desc },
      {
        field: `${prefix}content`,
        language,
        text: htmlToText(source.content),
        named: htmlToText(source.content.replace(link, `$& ${scheme.name} `)),
      },
    ];
  });
  return { entity: 'blog', id: blog.id, name: blog.seo_title, isDraft: blog.is_active === 2, texts, links: blog.schemes };
}

export function documentDocument({ id, entry, status }: DocumentRecord): QuotingDocument {
  const texts = LANGUAGES.flatMap((language) => {
    const source = language === SOURCE_LANGUAGE ? entry.en : entry.translations[language];
    return source ? documentTexts(source, language) : [];
  });
  const note: FieldText = { field: 'note', language: SOURCE_LANGUAGE, text: entry.note };
  return { entity: 'paper', id, name: entry.en.name, isDraft: status === 'draft', texts: [...texts, note], links: [] };
}

function documentTexts(source: DocumentTexts, language: Language): FieldText[] {
  const prefix = language === SOURCE_LANGUAGE ? '' : `${language}_`;
  const { steps, ...others } = source;
  const lines = Object.entries(others).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join('\n') : value;
    return typeof text === 'string' && name !== 'state' && name !== 'sourceHash' ? [{ field: `${prefix}${name}`, language, text }] : [];
  });
  const ofSteps = steps.flatMap(({ title, text }, index) => [
    { field: `${prefix}steps.${index}.title`, language, text: title },
    { field: `${prefix}steps.${index}.text`, language, text },
  ]);
  return [...lines, ...ofSteps];
}
