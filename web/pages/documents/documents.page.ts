import { listDocuments } from '../../../contract/documents.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

export const searchedDocuments = ({ search }: Pick<Visit, 'search'>) => (search.get('q') ?? '').trim().slice(0, 200);

export function documentsCall({ search, language }: Visit) {
  const words = searchedDocuments({ search });
  return call(listDocuments, { ...(words && { search: words }), ...langInput(language) });
}

export const papers: Page = {
  path: '/documents',
  component: () => import('./documents-page.tsx'),
  load: (visit, prefetch) => prefetch(documentsCall(visit)),
};

export const documentsFacts: PageFacts = {
  file: 'pages/documents/documents-page.tsx',
  reads: ['q'],
  sitemap: 'words',
  examples: [
    { address: '/documents', text: 'Papers and how to get them' },
    { address: '/documents?q=zzzzqq', text: 'No paper called "zzzzqq" is explained here yet.' },
  ],
};
