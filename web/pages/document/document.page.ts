import { readDocument } from '../../../contract/documents.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

/** Null for an invalid slug, so that nothing is fetched. */
export function documentCall({ params: { slug = '' }, language }: Visit) {
  return /^[a-z0-9-]{1,100}$/.test(slug) ? call(readDocument, { slug, ...langInput(language) }) : null;
}

export const paper: Page = {
  path: '/documents/:slug',
  component: () => import('./document-page.tsx'),
  load: (visit, prefetch) => prefetch(documentCall(visit)),
};

export const documentFacts: PageFacts = {
  file: 'pages/document/document-page.tsx',
  sitemap: 'each-paper',
  examples: [
    { address: '/documents/aadhaar-card', text: 'Who gives it' },
    { address: '/documents/no-such-paper', status: 404, text: 'Paper Not Found' },
  ],
};
