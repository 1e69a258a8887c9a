import { guideSteps } from '../../../contract/guide-steps.ts';
import { isEmptyHtml, listItems } from '../../../contract/html-text.ts';
import { readGuide } from '../../../contract/schemes.endpoints.ts';
import type { House } from '../../house.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { textsIn } from '../../platform/catalogue/present-scheme.ts';
import { linesToHtml } from '../../platform/rich-text/clean-html.ts';

/** Guides are composed from the scheme in the catalogue. */
export function guideRoutes(house: House): Route[] {
  return [
    route(readGuide, ({ schemeId, lang }) => {
      const scheme = house.catalogue.current.scheme(schemeId);
      if (!scheme) throw notFound('Guide not found');
      const texts = textsIn(scheme, lang);
      if (isEmptyHtml(texts.application_process) || isEmptyHtml(texts.documents_required)) throw notFound('Guide not found');
      return {
        schemeId,
        title: texts.name,
        content: texts.application_process,
        requiredDocuments: linesToHtml(listItems(texts.documents_required)),
        applicationProcess: texts.application_process,
        schemeOfficialLink: scheme.url,
        steps: guideSteps(texts.application_process),
      };
    }),
  ];
}
