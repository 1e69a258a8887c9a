/** A document in the catalogue. */
import { createHash } from 'node:crypto';
import type { DocumentFacts, DocumentTexts, DocumentTranslation } from '../../../contract/document-entry.ts';
import { type Language, SOURCE_LANGUAGE, type Translations } from '../../../contract/languages.ts';
import type { DocumentLink } from '../../../contract/schemes.endpoints.ts';
import type { TranslationState } from '../../../contract/translation.ts';
import { linesGap, plainListGap } from '../../../contract/whole-translation.ts';
import type { Database } from '../../platform/database/tables.ts';

/** A translation with the hash of the English text it was made from. */
export type StoredDocumentTranslation = DocumentTexts & { state: 'draft' | 'reviewed'; sourceHash: string };

/** The content of the column `entry`. */
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
  /** The row is corrupt; the entry is empty except for its name. */
  isDamaged?: true;
};

type DocumentTextsIn = DocumentTexts & { language: Language; english: (keyof DocumentTexts)[] };

/**
 * The texts in a language, and the language they are in: English without a translation. `english` names the fields of a translation
 * that fall back to English, because they are empty or have other lines.
 */
export function documentTextsIn({ entry: { en, translations } }: DocumentRecord, language: Language): DocumentTextsIn {
  const texts = language === SOURCE_LANGUAGE ? undefined : translations[language];
  if (!texts) return { ...en, language: SOURCE_LANGUAGE, english: [] };
  const { state: _, sourceHash: __, ...translated } = texts;
  const english = (Object.keys(en) as (keyof DocumentTexts)[]).filter((name) => !isWhole(en[name], texts[name]));
  return { ...translated, ...Object.fromEntries(english.map((name) => [name, en[name]])), language, english };
}

/** Whether a translated text or list has all lines of the English. */
function isWhole(english: DocumentTexts[keyof DocumentTexts], translated: DocumentTexts[keyof DocumentTexts]): boolean {
  if (english.length === 0) return true;
  if (translated.length === 0) return false;
  return typeof english === 'string' ? !plainListGap(english, translated as string) : !linesGap(english, translated);
}

export function documentLink(paper: DocumentRecord, language: Language): DocumentLink {
  const texts = documentTextsIn(paper, language);
  return { slug: paper.slug, name: texts.name, summary: texts.summary, language: texts.language };
}

/** Identifies the English text that a translation was made from. */
export function hashDocument(english: DocumentTexts): string {
  return createHash('sha256').update(JSON.stringify(english)).digest('base64url').slice(0, 16);
}

/** State of a translation; stale once the English has changed. */
export function documentTranslationState({ en, translations }: StoredDocumentEntry, language: Language): TranslationState {
  if (language === SOURCE_LANGUAGE) return 'reviewed';
  const texts = translations[language];
  if (!texts) return 'missing';
  return texts.sourceHash === hashDocument(en) ? texts.state : 'stale';
}

/** A translation for forms and exports. */
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

/** Whether the value has all properties of the model, with the same types; further ones are not checked. */
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

/** Reads stored documents, including drafts, by id. */
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
    // Other code relies on a name and a summary.
    const known = name || row.slug;
    return { ...row, entry: { ...EMPTY, en: { ...NO_TEXTS, name: known, summary: known } }, isDamaged: true };
  });
}
