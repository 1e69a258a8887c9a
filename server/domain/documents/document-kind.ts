/** How a document is stored in the history. */

import type { DocumentTexts } from '../../../contract/document-entry.ts';
import { eachTranslation, languageInEnglish } from '../../../contract/languages.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import type { DocumentRecord, StoredDocumentEntry } from './document-record.ts';

type DocumentSnapshot = Pick<DocumentRecord, 'status' | 'entry'>;

export const PAPERS: RecordKind<DocumentRecord, DocumentSnapshot> = {
  entity: 'paper',
  nameOf: ({ entry, slug }) => entry.en.name || slug,
  madeOn: ({ created_on }) => created_on,
  keep: ({ status, entry }) => ({ status, entry }),
  read: (json) => JSON.parse(json),
  texts: ({ status, entry }) => ({ Status: status, ...entryTexts(entry) }),
};

/** Every field of an entry as text; empty if absent. */
export function entryTexts({ en, translations, ...facts }: StoredDocumentEntry): Record<string, string> {
  const languages = eachTranslation((language) => translated(languageInEnglish(language), translations[language]));
  return Object.assign(flat('', facts), flat('', en), ...Object.values(languages));
}

function translated(name: string, texts: (DocumentTexts & { sourceHash: string }) | undefined): Record<string, string> {
  if (!texts) return {};
  const { sourceHash: _, ...shown } = texts;
  return flat(`${name} `, shown);
}

function flat(prefix: string, fields: object): Record<string, string> {
  const texts = Object.entries(fields).map(([name, value]) => [prefix + name, textOf(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Lists as lines; objects as their values, joined by colons. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (value && typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(': ');
  return String(value ?? '');
}
