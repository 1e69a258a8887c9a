/** Converts documents of the library to the contract's types. */

import { namedDocuments } from '../../../contract/document-lines.ts';
import type { DocumentSummary, LibraryDocument, WholeDocument } from '../../../contract/documents.endpoints.ts';
import { type Language, SOURCE_LANGUAGE, translatedBesides } from '../../../contract/languages.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { type DocumentRecord, documentTextsIn, documentTranslationState } from '../../domain/documents/document-record.ts';
import { documentLinesIn, schemesNaming } from './named-documents.ts';

export function presentDocumentSummary(paper: DocumentRecord, language: Language, catalogue: Catalogue): DocumentSummary {
  const texts = documentTextsIn(paper, language);
  return {
    slug: paper.slug,
    name: texts.name,
    summary: texts.summary,
    group: paper.entry.group,
    language: texts.language,
    schemeCount: schemesNaming(catalogue.schemes, paper.slug).length,
  };
}

/** @param states of the schemes it is shown beside; addresses of other states are omitted. Default: all addresses */
export function presentDocument(
  paper: DocumentRecord,
  language: Language,
  { library }: Catalogue,
  states?: readonly string[],
): LibraryDocument {
  const { group, online, needs, feeRupees, days } = paper.entry;
  const { name, summary, issuer, steps, fee, time, validity, language: shown } = documentTextsIn(paper, language);
  return {
    slug: paper.slug,
    group,
    language: shown,
    ...{ name, summary, issuer, steps, fee, time, validity },
    online: online.filter(({ state }) => !states || state === null || states.includes(state)),
    needs: needs.flatMap((slug) => {
      const needed = library.paper(slug);
      return needed ? { slug, name: documentTextsIn(needed, language).name } : [];
    }),
    feeRupees,
    days,
  };
}

export function presentWholeDocument(paper: DocumentRecord, language: Language, catalogue: Catalogue): WholeDocument {
  const { entry, slug } = paper;
  const { description, acceptedInstead, refusals, corrections, english } = documentTextsIn(paper, language);
  return {
    ...presentDocument(paper, language, catalogue),
    otherNames: entry.otherNames,
    ...{ description, acceptedInstead, refusals, corrections },
    sources: entry.sources,
    checkedOn: entry.checkedOn,
    checkedBy: entry.checkedBy,
    updatedOn: paper.updated_on,
    translation: {
      language,
      state: language === SOURCE_LANGUAGE ? 'reviewed' : documentTranslationState(entry, language),
      others: translatedBesides(entry.translations, language),
      english,
    },
    schemes: schemesNaming(catalogue.schemes, slug).map((scheme) => ({
      id: scheme.id,
      schemeName: textIn(scheme, 'name', language),
      text: documentLinesIn(scheme, language).find((line) => namedDocuments(line).includes(slug))?.text ?? '',
    })),
  };
}
