import { guideSteps } from '../../../contract/guide-steps.ts';
import { isEmptyHtml, listItems } from '../../../contract/html-text.ts';
import { readGuide } from '../../../contract/schemes.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { linesToHtml } from '../../platform/rich-text/clean-html.ts';

/** Guides, composed from the scheme in the catalogue. */
export function guideRoutes(deps: Deps): Route[] {
  return [
    route(readGuide, ({ schemeId, lang }) => {
      const scheme = deps.catalogue.current.scheme(schemeId);
      if (!scheme) throw notFound('Guide not found');
      const [process, documents] = [textIn(scheme, 'application_process', lang), textIn(scheme, 'documents_required', lang)];
      if (isEmptyHtml(process) || isEmptyHtml(documents)) throw notFound('Guide not found');
      return {
        schemeId,
        title: textIn(scheme, 'name', lang),
        content: process,
        requiredDocuments: linesToHtml(listItems(documents)),
        applicationProcess: process,
        schemeOfficialLink: scheme.url,
        steps: guideSteps(process),
      };
    }),
  ];
}
