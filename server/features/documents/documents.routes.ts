/** Public calls about the library of documents, answered from the catalogue in memory. */

import { namedDocuments } from '../../../contract/document-lines.ts';
import {
  DOCUMENT_NOT_FOUND,
  documentsOfScheme,
  listDocuments,
  readChecklist,
  readDocument,
} from '../../../contract/documents.endpoints.ts';
import type { Language } from '../../../contract/languages.ts';
import { plainLines } from '../../../contract/tied-lines.ts';
import type { Deps } from '../../deps.ts';
import { readSchemeRecords, type SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { mergeDocuments } from './checklist.ts';
import { documentLinesIn } from './named-documents.ts';
import { presentDocument, presentDocumentSummary, presentWholeDocument } from './present-document.ts';

export function documentRoutes(deps: Deps): Route[] {
  const catalogue = () => deps.catalogue.current;
  const documentBeside = (schemes: readonly SchemeRecord[], language: Language) => {
    const states = schemes.flatMap((scheme) => scheme.states);
    return (slug: string) => {
      const paper = catalogue().library.paper(slug);
      return paper && presentDocument(paper, language, catalogue(), states);
    };
  };

  return [
    route(listDocuments, ({ search, group, lang }) => {
      const { library } = catalogue();
      const found = search ? library.find(search) : library.papers;
      const papers = group ? found.filter(({ entry }) => entry.group === group) : found;
      return { papers: papers.map((paper) => presentDocumentSummary(paper, lang, catalogue())) };
    }),

    route(documentsOfScheme, async ({ id, lang }, call) => {
      const scheme = catalogue().scheme(id) ?? (call.user?.isAdmin ? (await readSchemeRecords(deps.db, [id]))[0] : undefined);
      if (!scheme) throw notFound('Scheme not found');
      const slugs = new Set(documentLinesIn(scheme, lang).flatMap(namedDocuments));
      const paper = documentBeside([scheme], lang);
      return { papers: [...slugs].flatMap((slug) => paper(slug) ?? []) };
    }),

    route(readDocument, ({ slug, lang }) => {
      const paper = catalogue().library.paper(slug);
      if (!paper) throw notFound(DOCUMENT_NOT_FOUND);
      return presentWholeDocument(paper, lang, catalogue());
    }),

    route(readChecklist, ({ ids, lang }) => {
      const schemes = [...new Set(ids)].flatMap((id) => catalogue().scheme(id) ?? []);
      return mergeDocuments(
        schemes.map((scheme) => listed(scheme, lang)),
        documentBeside(schemes, lang),
      );
    }),
  ];
}

function listed(scheme: SchemeRecord, language: Language) {
  const lines = plainLines(textIn(scheme, 'documents_required', language));
  return { id: scheme.id, name: textIn(scheme, 'name', language), lines, named: documentLinesIn(scheme, language) };
}
