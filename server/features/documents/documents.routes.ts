/** Public calls about the library of papers, answered from the catalogue in memory. */

import { namedPapers } from '../../../contract/document-lines.ts';
import { listPapers, PAPER_NOT_FOUND, papersOfScheme, readChecklist, readPaper } from '../../../contract/documents.endpoints.ts';
import type { Language } from '../../../contract/languages.ts';
import { plainLines } from '../../../contract/tied-lines.ts';
import type { House } from '../../deps.ts';
import { readSchemeRecords, type SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { mergePapers } from './checklist.ts';
import { paperLinesIn } from './named-documents.ts';
import { presentPaper, presentPaperSummary, presentWholePaper } from './present-document.ts';

export function paperRoutes(house: House): Route[] {
  const catalogue = () => house.catalogue.current;
  const paperBeside = (schemes: readonly SchemeRecord[], language: Language) => {
    const states = schemes.flatMap((scheme) => scheme.states);
    return (slug: string) => {
      const paper = catalogue().library.paper(slug);
      return paper && presentPaper(paper, language, catalogue(), states);
    };
  };

  return [
    route(listPapers, ({ search, group, lang }) => {
      const { library } = catalogue();
      const found = search ? library.find(search) : library.papers;
      const papers = group ? found.filter(({ entry }) => entry.group === group) : found;
      return { papers: papers.map((paper) => presentPaperSummary(paper, lang, catalogue())) };
    }),

    route(papersOfScheme, async ({ id, lang }, call) => {
      const scheme = catalogue().scheme(id) ?? (call.user?.isAdmin ? (await readSchemeRecords(house.db, [id]))[0] : undefined);
      if (!scheme) throw notFound('Scheme not found');
      const slugs = new Set(paperLinesIn(scheme, lang).flatMap(namedPapers));
      const paper = paperBeside([scheme], lang);
      return { papers: [...slugs].flatMap((slug) => paper(slug) ?? []) };
    }),

    route(readPaper, ({ slug, lang }) => {
      const paper = catalogue().library.paper(slug);
      if (!paper) throw notFound(PAPER_NOT_FOUND);
      return presentWholePaper(paper, lang, catalogue());
    }),

    route(readChecklist, ({ ids, lang }) => {
      const schemes = [...new Set(ids)].flatMap((id) => catalogue().scheme(id) ?? []);
      return mergePapers(
        schemes.map((scheme) => listed(scheme, lang)),
        paperBeside(schemes, lang),
      );
    }),
  ];
}

function listed(scheme: SchemeRecord, language: Language) {
  const lines = plainLines(textIn(scheme, 'documents_required', language));
  return { id: scheme.id, name: textIn(scheme, 'name', language), lines, named: paperLinesIn(scheme, language) };
}
