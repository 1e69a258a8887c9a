import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { call } from '../../call.ts';
import { langInput } from '../../lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';
import { schemeId } from './scheme-id.ts';

/** Null for what cannot be an id. */
export function schemeCall({ params, language }: Visit) {
  const id = schemeId(params.id);
  return id === null ? null : call(readScheme, { id, ...langInput(language) });
}

export const schemeDetail: Page = {
  path: '/schemes/:id',
  component: () => import('./scheme-detail-page.tsx'),
  load: (visit, prefetch) => prefetch(schemeCall(visit)),
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
