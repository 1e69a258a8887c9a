/** What the catalogue keeps of a document of the library. */
import { createHash } from 'node:crypto';
import type { DocumentFacts, DocumentTexts, DocumentTranslation } from '../../../contract/document-entry.ts';
import { type Language, SOURCE_LANGUAGE, type Translations } from '../../../contract/languages.ts';
import type { DocumentLink } from '../../../contract/schemes.endpoints.ts';
import type { TranslationState } from '../../../contract/translation.ts';
import { linesGap, plainListGap } from '../../../contract/whole-translation.ts';
import type { Database } from '../../platform/database/tables.ts';

/** With the fingerprint of the English it was made from. */
export type StoredDocumentTranslation = DocumentTexts & { state: 'draft' | 'reviewed'; sourceHash: string };

/** As the column `entry` holds it. */
export type StoredDocumentEntry = DocumentFacts & { en: DocumentTexts; translations: Translations<StoredDocumentTranslation> };

export type DocumentRecord = {
  id: number;
  slug: string;
  status: 'published' | 'draft';
  version: number;
  created_on: string;
  updated_on: string;
  deleted_at: string | null;
  entry: StoredDocumentEntry;
  /** What is stored could not be read; the entry is empty but for its name. */
  isDamaged?: true;
};

type DocumentTextsIn = DocumentTexts & { language: Language; english: (keyof DocumentTexts)[] };

/**
 * The texts in a language, and which language that came to be: English where there is no translation. `english` names the fields of a
 * translation that are given in English, since they are empty or have other lines.
 */
export function documentTextsIn({ entry: { en, translations } }: DocumentRecord, language: Language): DocumentTextsIn {
  const texts = language === SOURCE_LANGUAGE ? undefined : translations[language];
  if (!texts) return { ...en, language: SOURCE_LANGUAGE, english: [] };
  const { state: _, sourceHash: __, ...translated } = texts;
  const english = (Object.keys(en) as (keyof DocumentTexts)[]).filter((name) => !isWhole(en[name], texts[name]));
  return { ...translated, ...Object.fromEntries(english.map((name) => [name, en[name]])), language, english };
}

/** Whether a translated text, or list of texts, can stand for the English one. */
function isWhole(english: DocumentTexts[keyof DocumentTexts], translated: DocumentTexts[keyof DocumentTexts]): boolean {
  if (english.length === 0) return true;
  if (translated.length === 0) return false;
  return typeof english === 'string' ? !plainListGap(english, translated as string) : !linesGap(english, translated);
}

export function documentLink(paper: DocumentRecord, language: Language): DocumentLink {
  const texts = documentTextsIn(paper, language);
  return { slug: paper.slug, name: texts.name, summary: texts.summary, language: texts.language };
}

/** Remembers which English a translation was made from. */
export function hashDocument(english: DocumentTexts): string {
  return createHash('sha256').update(JSON.stringify(english)).digest('base64url').slice(0, 16);
}

/** How far a translation has come; stale once its English is another. */
export function documentTranslationState({ en, translations }: StoredDocumentEntry, language: Language): TranslationState {
  if (language === SOURCE_LANGUAGE) return 'reviewed';
  const texts = translations[language];
  if (!texts) return 'missing';
  return texts.sourceHash === hashDocument(en) ? texts.state : 'stale';
}

/** A translation as forms and files have it. */
export function shownTranslation(entry: StoredDocumentEntry, language: Exclude<Language, 'en'>): DocumentTranslation | undefined {
  const stored = entry.translations[language];
  if (!stored) return undefined;
  const { sourceHash: _, ...texts } = stored;
  return { ...texts, state: documentTranslationState(entry, language) as DocumentTranslation['state'] };
}

const NO_TEXTS: DocumentTexts = {
  ...{ name: '', summary: '', description: '', issuer: '', steps: [], fee: '', time: '', validity: '' },
  ...{ acceptedInstead: [], refusals: [], corrections: [] },
};
const EMPTY: StoredDocumentEntry = {
  ...{ group: 'other', otherNames: [], needs: [], online: [], feeRupees: null, days: null, en: NO_TEXTS, translations: {} },
  ...{ sources: [], reviewBy: null, checkedOn: null, checkedBy: '', note: '' },
};

/** Whether everything code relies on is there and of its kind; where the model has nothing, anything may stand. */
function isLike<T extends object>(value: unknown, model: T): value is T {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([key, wanted]) => {
    const given = (value as Record<string, unknown>)[key];
    if (wanted === null) return given !== undefined;
    if (Array.isArray(wanted)) return Array.isArray(given);
    return typeof wanted === 'object' ? isLike(given, wanted) : typeof given === typeof wanted;
  });
}

function readEntry(json: string): StoredDocumentEntry | undefined {
  try {
    const entry = JSON.parse(json);
    if (!isLike(entry, EMPTY)) return undefined;
    return Object.values(entry.translations).every((one) => isLike(one, NO_TEXTS)) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Reads documents as they are stored, drafts among them, in the order of their ids. */
export async function readDocuments(db: Database, place: 'list' | 'bin' = 'list'): Promise<DocumentRecord[]> {
  const rows = await db
    .selectFrom('papers')
    .selectAll()
    .where('deleted_at', place === 'list' ? 'is' : 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ entry, name, ...row }) => {
    const read = readEntry(entry);
    if (read) return { ...row, entry: read };
    // No entry is without a name and a summary.
    const known = name || row.slug;
    return { ...row, entry: { ...EMPTY, en: { ...NO_TEXTS, name: known, summary: known } }, isDamaged: true };
  });
}
