import { createHash } from 'node:crypto';
import type { SchemeTexts } from '../database/tables.ts';

/** One fingerprint of a scheme's texts: a translation remembers the one it was made from. */
export function hashTexts(texts: SchemeTexts): string {
  const parts = [
    texts.name,
    texts.seo_description,
    texts.scheme_description,
    texts.eligibility,
    texts.benefits,
    texts.application_process,
    texts.documents_required,
    texts.department,
    texts.apply_office,
    texts.fee,
  ];
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url');
}
