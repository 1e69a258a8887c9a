/** Links between the lines of schemes and the documents of the library, in both directions. */

import { type LinkedDocuments, namedDocuments } from '../../../contract/document-lines.ts';
import type { Language } from '../../../contract/languages.ts';
import { translateTied } from '../../../contract/tied-lines.ts';
import { type SchemeRecord, textOf } from '../../domain/catalogue/catalogue-record.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';

const read = new WeakMap<SchemeRecord, LinkedDocuments[]>();

function documentLines(record: SchemeRecord): LinkedDocuments[] {
  const known = read.get(record);
  if (known) return known;
  const lines: LinkedDocuments[] = JSON.parse(textOf(record, 'papers'));
  read.set(record, lines);
  return lines;
}

/** The lines that link to documents, in a language. */
export function documentLinesIn(record: SchemeRecord, language: Language): LinkedDocuments[] {
  return translateTied(documentLines(record), textOf(record, 'documents_required'), textIn(record, 'documents_required', language));
}

const schemesBySlug = new WeakMap<readonly SchemeRecord[], Map<string, SchemeRecord[]>>();

/** The schemes that link to a document, in the given order. @param schemes of one catalogue; the result is cached by this array */
export function schemesNaming(schemes: readonly SchemeRecord[], slug: string): SchemeRecord[] {
  let bySlug = schemesBySlug.get(schemes);
  if (!bySlug) {
    bySlug = new Map();
    for (const scheme of schemes) {
      for (const named of new Set(documentLines(scheme).flatMap(namedDocuments))) bySlug.set(named, [...(bySlug.get(named) ?? []), scheme]);
    }
    schemesBySlug.set(schemes, bySlug);
  }
  return bySlug.get(slug) ?? [];
}
