import { documentsOfScheme } from '../../../contract/documents.endpoints.ts';
import type { Language } from '../../../contract/languages.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

/** Null for an invalid id, so that nothing is fetched. */
export function schemeCall({ params, language }: Visit) {
  const id = /^\d{1,10}$/.test(params.id ?? '') ? Number(params.id) : 0;
  return id >= 1 && id <= MAX_ID ? call(readScheme, { id, ...langInput(language) }) : null;
}

/** How to get the documents the scheme names. */
export const documentsCall = (id: number, language: Language) => call(documentsOfScheme, { id, ...langInput(language) });

export const schemeDetail: Page = {
  path: '/schemes/:id',
  component: () => import('./scheme-detail-page.tsx'),
  load: async (visit, prefetch) => {
    const scheme = await prefetch(schemeCall(visit));
    if (scheme && scheme.papers.length > 0) await prefetch(documentsCall(scheme.id, visit.language));
  },
};

export const schemeDetailFacts: PageFacts = {
  file: 'pages/scheme-detail/scheme-detail-page.tsx',
  sitemap: 'each-scheme',
  isPreviewed: true,
  examples: [
    { address: '/schemes/1', text: 'Registration Guide' },
    { address: '/schemes/999999', status: 404, text: 'Scheme Not Found' },
    { address: '/schemes/abc', status: 404, text: 'Scheme Not Found' },
  ],
};
