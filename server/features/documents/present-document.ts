/** From a paper of the library to what the contract says of it. */

import { namedPapers } from '../../../contract/document-lines.ts';
import type { Paper, PaperSummary, WholePaper } from '../../../contract/documents.endpoints.ts';
import { type Language, SOURCE_LANGUAGE, translatedBesides } from '../../../contract/languages.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { type PaperRecord, paperTextsIn, paperTranslationState } from '../../domain/documents/document-record.ts';
import { paperLinesIn, schemesNaming } from './named-documents.ts';

export function presentPaperSummary(paper: PaperRecord, language: Language, catalogue: Catalogue): PaperSummary {
  const texts = paperTextsIn(paper, language);
  return {
    slug: paper.slug,
    name: texts.name,
    summary: texts.summary,
    group: paper.entry.group,
    language: texts.language,
    schemeCount: schemesNaming(catalogue.schemes, paper.slug).length,
  };
}

/** @param states of the schemes it is shown beside: addresses of other states are left out; all of them where none is given */
export function presentPaper(paper: PaperRecord, language: Language, { library }: Catalogue, states?: readonly string[]): Paper {
  const { group, online, needs, feeRupees, days } = paper.entry;
  const { name, summary, issuer, steps, fee, time, validity, language: shown } = paperTextsIn(paper, language);
  return {
    slug: paper.slug,
    group,
    language: shown,
    ...{ name, summary, issuer, steps, fee, time, validity },
    online: online.filter(({ state }) => !states || state === null || states.includes(state)),
    needs: needs.flatMap((slug) => {
      const needed = library.paper(slug);
      return needed ? { slug, name: paperTextsIn(needed, language).name } : [];
    }),
    feeRupees,
    days,
  };
}

export function presentWholePaper(paper: PaperRecord, language: Language, catalogue: Catalogue): WholePaper {
  const { entry, slug } = paper;
  const { description, acceptedInstead, refusals, corrections, english } = paperTextsIn(paper, language);
  return {
    ...presentPaper(paper, language, catalogue),
    otherNames: entry.otherNames,
    ...{ description, acceptedInstead, refusals, corrections },
    sources: entry.sources,
    checkedOn: entry.checkedOn,
    checkedBy: entry.checkedBy,
    updatedOn: paper.updated_on,
    translation: {
      language,
      state: language === SOURCE_LANGUAGE ? 'reviewed' : paperTranslationState(entry, language),
      others: translatedBesides(entry.translations, language),
      english,
    },
    schemes: schemesNaming(catalogue.schemes, slug).map((scheme) => ({
      id: scheme.id,
      schemeName: textIn(scheme, 'name', language),
      text: paperLinesIn(scheme, language).find((line) => namedPapers(line).includes(slug))?.text ?? '',
    })),
  };
}
