import { partsCall } from '../../components/check/parts-call.ts';
import type { Page, PageFacts } from '../../page.ts';

export const check: Page = {
  path: '/check',
  component: () => import('./check-page.tsx'),
  title: ({ titles }) => titles.check,
  load: (visit, prefetch) => prefetch(partsCall(visit)),
};

export const checkFacts: PageFacts = {
  file: 'pages/check/check-page.tsx',
  needsScript: true,
  reads: ['plain'],
  sitemap: 'words',
  takesForm: true,
  examples: [{ address: '/check', text: 'Answer a few short questions. You see at once which schemes may be for you, and why.' }],
};
