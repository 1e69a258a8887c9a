/** Converts content files to rows. */
import type { DocumentFile } from '../../content/document-file.ts';
import type { SchemeFile, TranslationFile } from '../../content/scheme-file.ts';
import { CATEGORIES } from '../../contract/categories.ts';
import { type DocumentEntry, type DocumentTexts, documentEntry } from '../../contract/document-entry.ts';
import { TRANSLATIONS } from '../../contract/languages.ts';
import { FIELD_NAMES, factsOf } from '../../contract/scheme-table.ts';
import { newestSourceDate } from '../domain/schemes/content-date.ts';
import { toColumn } from '../domain/schemes/scheme-columns.ts';
import type { SchemeColumns, SchemeDraft } from '../domain/schemes/scheme-rows.ts';
import type { SchemeTexts } from '../platform/database/tables.ts';
import { linesToHtml, stepsToHtml, textToHtml } from '../platform/rich-text/clean-html.ts';

/** The row of a content file. @param at time of writing */
export function draftOf(file: SchemeFile, at: Date): SchemeDraft & { slug: string } {
  const sources = JSON.stringify(file.sources);
  return {
    id: file.id,
    slug: file.slug,
    ...textsOf({ ...file.en, name: file.name, department: file.department, fee: file.fee }, file.apply.office),
    name: file.name,
    ...namedAlike(file),
    states: file.states,
    categories: file.categories.map((slug) => (CATEGORIES.find((category) => category.slug === slug) as { id: number }).id),
    sector_name: file.categories[0] as string,
    keywords: file.keywords.join(', '),
    apply_online: file.apply.online ?? '',
    apply_at_csc: file.apply.csc ? 1 : 0,
    sources,
    conditions: JSON.stringify(file.en.eligibility.filter((line) => 'rule' in line || 'judged' in line)),
    papers: JSON.stringify(file.en.documents.filter((line) => line.papers || line.anyOf)),
    examples: JSON.stringify(file.examples ?? []),
    checked_on: file.checkedOn ?? null,
    checked_by: file.checkedBy ?? '',
    status: 'published',
    updated_on: newestSourceDate(sources, at).toISOString(),
    translations: Object.fromEntries(
      TRANSLATIONS.flatMap((language) => {
        const texts = file.translations[language];
        return texts ? [[language, { ...textsOf(texts, texts.applyOffice), state: texts.state }]] : [];
      }),
    ),
  };
}

/** The columns of fields that have the same name and value in the file. */
function namedAlike(file: SchemeFile): SchemeColumns {
  const given = FIELD_NAMES.filter((name) => ['string', 'boolean'].includes(typeof (file as Record<string, unknown>)[name]));
  return Object.fromEntries(given.map((name) => [factsOf(name).column, toColumn(name, (file as Record<string, unknown>)[name] as never)]));
}

/** A line of the source language can have a rule or documents besides its text. */
type TextLine = string | { text: string };
type Texts = Omit<TranslationFile, 'state' | 'applyOffice' | 'eligibility' | 'documents'> & Record<'eligibility' | 'documents', TextLine[]>;

function plainLines(lines: TextLine[]): string {
  return linesToHtml(lines.map((line) => (typeof line === 'string' ? line : line.text)));
}

/** Every translated column, so that a new field does not compile until it is read from the files. */
function textsOf(texts: Texts, office: string | undefined): SchemeTexts {
  return {
    name: texts.name,
    seo_description: texts.summary,
    scheme_description: textToHtml(texts.description),
    eligibility: plainLines(texts.eligibility),
    benefits: linesToHtml(texts.benefits),
    documents_required: plainLines(texts.documents),
    application_process: stepsToHtml(texts.steps),
    department: texts.department,
    apply_office: office ?? '',
    fee: texts.fee ?? '',
    after_applying: linesToHtml(texts.afterApplying ?? []),
    caveats: linesToHtml(texts.caveats ?? []),
    helpline_hours: texts.helplineHours ?? '',
  };
}

/** The entry of a content file, like a form's: fields that the file omits are empty. */
export function documentEntryOf(file: DocumentFile): DocumentEntry {
  const { group, otherNames, needs, online, sources, en } = file;
  const translations = TRANSLATIONS.flatMap((language) => {
    const texts = file.translations[language];
    return texts ? [[language, { ...documentTextsOf(texts), state: texts.state }]] : [];
  });
  return documentEntry.parse({
    group,
    otherNames,
    needs,
    online: online.map(({ state = null, ...address }) => ({ ...address, state })),
    sources,
    feeRupees: file.feeRupees ?? null,
    days: file.days ?? null,
    reviewBy: file.reviewBy ?? null,
    checkedOn: file.checkedOn ?? null,
    checkedBy: file.checkedBy ?? '',
    note: file.note?.trim() ?? '',
    en: documentTextsOf(en),
    translations: Object.fromEntries(translations),
  });
}

function documentTextsOf(texts: DocumentFile['en']): DocumentTexts {
  return {
    name: texts.name,
    summary: texts.summary,
    description: texts.description.trim(),
    issuer: texts.issuer ?? '',
    steps: texts.steps ?? [],
    fee: texts.fee ?? '',
    time: texts.time ?? '',
    validity: texts.validity ?? '',
    acceptedInstead: texts.acceptedInstead ?? [],
    refusals: texts.refusals ?? [],
    corrections: texts.corrections ?? [],
  };
}
