/** Which papers of the library the lines of a scheme name, and the other way round. */

import { namedPapers, type PaperLine } from '../../../contract/document-lines.ts';
import type { Language } from '../../../contract/languages.ts';
import { translateTied } from '../../../contract/tied-lines.ts';
import { type SchemeRecord, textOf } from '../../domain/catalogue/catalogue-record.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';

const read = new WeakMap<SchemeRecord, PaperLine[]>();

function paperLines(record: SchemeRecord): PaperLine[] {
  const known = read.get(record);
  if (known) return known;
  const lines: PaperLine[] = JSON.parse(textOf(record, 'papers'));
  read.set(record, lines);
  return lines;
}

/** The lines that name papers, as they read in a language. */
export function paperLinesIn(record: SchemeRecord, language: Language): PaperLine[] {
  return translateTied(paperLines(record), textOf(record, 'documents_required'), textIn(record, 'documents_required', language));
}

const schemesBySlug = new WeakMap<readonly SchemeRecord[], Map<string, SchemeRecord[]>>();

/** The schemes that name a paper, in the order given. @param schemes those of one catalogue: what was found of them is kept */
export function schemesNaming(schemes: readonly SchemeRecord[], slug: string): SchemeRecord[] {
  let bySlug = schemesBySlug.get(schemes);
  if (!bySlug) {
    bySlug = new Map();
    for (const scheme of schemes) {
      for (const named of new Set(paperLines(scheme).flatMap(namedPapers))) bySlug.set(named, [...(bySlug.get(named) ?? []), scheme]);
    }
    schemesBySlug.set(schemes, bySlug);
  }
  return bySlug.get(slug) ?? [];
}
