import { readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';
import { askedFor } from './asked-for.ts';

/** Null if number or code is missing. */
export function statusCall({ search, language }: Visit) {
  const asked = askedFor(search);
  return asked && call(readRequestStatus, { ...asked, ...langInput(language) });
}

export const requestStatus: Page = {
  path: '/request/status',
  component: () => import('./request-status-page.tsx'),
  title: ({ titles }) => titles.requestStatus,
  load: (visit, prefetch) => prefetch(statusCall(visit)),
};

export const requestStatusFacts: PageFacts = {
  file: 'pages/request-status/request-status-page.tsx',
  reads: ['number', 'key', 'sent'],
  isPrivate: true,
  examples: [
    { address: '/request/status', text: 'Status of Your Request' },
    { address: '/request/status?number=999999&key=AAAA-AAAA', status: 404, text: 'Status of Your Request' },
  ],
};
