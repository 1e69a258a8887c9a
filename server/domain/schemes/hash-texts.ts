/** Identifies the English text a translation was made from, per field, so that a new field makes no translation stale. */
import { createHash } from 'node:crypto';
import { factsOf, TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';
import type { SchemeTexts } from '../../platform/database/tables.ts';

const COLUMNS = TRANSLATED_FIELDS.map((name) => factsOf(name).column as keyof SchemeTexts);

/** Old rows have one hash over these texts in this order. Needed until no row from before 2027 remains. */
const FORMER_COLUMNS = [
  'name',
  'seo_description',
  'scheme_description',
  'eligibility',
  'benefits',
  'application_process',
  'documents_required',
  'department',
  'apply_office',
  'fee',
] as const;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** JSON with a hash of each nonempty text by column. */
export function hashTexts(texts: SchemeTexts): string {
  const filled = COLUMNS.filter((column) => texts[column]);
  return JSON.stringify(Object.fromEntries(filled.map((column) => [column, sha256(texts[column]).slice(0, 12)])));
}

/** Whether the English has not changed since the translation. */
export function isCurrent(texts: SchemeTexts, sourceHash: string): boolean {
  if (sourceHash.startsWith('{')) return sourceHash === hashTexts(texts);
  const isUnchanged = sourceHash === sha256(FORMER_COLUMNS.map((column) => texts[column]).join('\u0000'));
  return isUnchanged && COLUMNS.every((column) => (FORMER_COLUMNS as readonly string[]).includes(column) || !texts[column]);
}
