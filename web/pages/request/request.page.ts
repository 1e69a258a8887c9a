import { categoriesCall } from '../../components/categories-call.ts';
import type { Page, PageFacts } from '../../page.ts';

export const request: Page = {
  path: '/request',
  component: () => import('./request-page.tsx'),
  title: ({ titles }) => titles.request,
  load: (_, prefetch) => prefetch(categoriesCall),
};

export const requestFacts: PageFacts = {
  file: 'pages/request/request-page.tsx',
  reads: ['name'],
  sitemap: 'words',
  takesForm: true,
  examples: [{ address: '/request', text: "Don't See What You're Looking For?" }],
};
