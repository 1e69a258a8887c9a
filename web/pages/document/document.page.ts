import { readDocument } from '../../../contract/documents.endpoints.ts';
import { LOAD_DOCUMENTS } from '../../../messages/load-language.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

/** Null for what cannot be a slug: nothing is fetched for it. */
export function documentCall({ params: { slug = '' }, language }: Visit) {
  return /^[a-z0-9-]{1,100}$/.test(slug) ? call(readDocument, { slug, ...langInput(language) }) : null;
}

export const paper: Page = {
  path: '/documents/:slug',
  component: async (language) => {
    const [{ documentPage }, words] = await Promise.all([import('./document-page.tsx'), LOAD_DOCUMENTS[language]()]);
    return { default: documentPage(words) };
  },
  load: (visit, prefetch) => prefetch(documentCall(visit)),
};

export const documentFacts: PageFacts = {
  file: 'pages/paper/paper-page.tsx',
  words: '../messages/:language/documents.ts',
  sitemap: 'each-paper',
  examples: [
    { address: '/documents/aadhaar-card', text: 'Who gives it' },
    { address: '/documents/no-such-paper', status: 404, text: 'Paper Not Found' },
  ],
};
