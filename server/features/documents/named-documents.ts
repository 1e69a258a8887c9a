/** Which documents of the library the lines of a scheme name, and the other way round. */

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

/** The lines that name documents, as they read in a language. */
export function documentLinesIn(record: SchemeRecord, language: Language): LinkedDocuments[] {
  return translateTied(documentLines(record), textOf(record, 'documents_required'), textIn(record, 'documents_required', language));
}

const schemesBySlug = new WeakMap<readonly SchemeRecord[], Map<string, SchemeRecord[]>>();

/** The schemes that name a document, in the order given. @param schemes those of one catalogue: what was found of them is kept */
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
