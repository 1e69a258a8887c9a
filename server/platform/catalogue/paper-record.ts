/** What the catalogue keeps of a paper of the library. */
import { createHash } from 'node:crypto';
import { type Language, SOURCE_LANGUAGE, type Translations } from '../../../contract/languages.ts';
import type { PaperFacts, PaperTexts, PaperTranslation } from '../../../contract/paper-entry.ts';
import type { PaperLink } from '../../../contract/schemes.endpoints.ts';
import type { TranslationState } from '../../../contract/translation.ts';
import type { Database } from '../database/tables.ts';

/** With the fingerprint of the English it was made from. */
export type StoredPaperTranslation = PaperTexts & { state: 'draft' | 'reviewed'; sourceHash: string };

/** As the column `entry` holds it. */
export type StoredPaperEntry = PaperFacts & { en: PaperTexts; translations: Translations<StoredPaperTranslation> };

export type PaperRecord = {
  id: number;
  slug: string;
  status: 'published' | 'draft';
  version: number;
  created_on: string;
  updated_on: string;
  deleted_at: string | null;
  entry: StoredPaperEntry;
};

/** The texts in a language, and which language that came to be: English where there is no translation. */
export function paperTextsIn({ entry }: PaperRecord, language: Language): PaperTexts & { language: Language } {
  const texts = language === SOURCE_LANGUAGE ? undefined : entry.translations[language];
  return texts ? { ...texts, language } : { ...entry.en, language: SOURCE_LANGUAGE };
}

export function paperLink(paper: PaperRecord, language: Language): PaperLink {
  const texts = paperTextsIn(paper, language);
  return { slug: paper.slug, name: texts.name, summary: texts.summary, language: texts.language };
}

/** Remembers which English a translation was made from. */
export function hashPaper(english: PaperTexts): string {
  return createHash('sha256').update(JSON.stringify(english)).digest('base64url').slice(0, 16);
}

/** How far a translation has come; stale once its English is another. */
export function paperTranslationState({ en, translations }: StoredPaperEntry, language: Language): TranslationState {
  if (language === SOURCE_LANGUAGE) return 'reviewed';
  const texts = translations[language];
  if (!texts) return 'missing';
  return texts.sourceHash === hashPaper(en) ? texts.state : 'stale';
}

/** A translation as forms and files have it. */
export function shownTranslation(entry: StoredPaperEntry, language: Exclude<Language, 'en'>): PaperTranslation | undefined {
  const stored = entry.translations[language];
  if (!stored) return undefined;
  const { sourceHash: _, ...texts } = stored;
  return { ...texts, state: paperTranslationState(entry, language) as PaperTranslation['state'] };
}

/** Reads papers as they are stored, drafts among them, in the order of their ids. */
export async function readPapers(db: Database, place: 'list' | 'bin' = 'list'): Promise<PaperRecord[]> {
  const rows = await db
    .selectFrom('papers')
    .selectAll()
    .where('deleted_at', place === 'list' ? 'is' : 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ entry, name: _, ...row }) => ({ ...row, entry: JSON.parse(entry) }));
}

/** There are few, so always all of them. */
export async function readPublishedPapers(db: Database): Promise<PaperRecord[]> {
  return (await readPapers(db)).filter(({ status }) => status === 'published');
}
