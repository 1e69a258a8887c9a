import { categoriesCall } from '../../components/categories-call.ts';
import type { Page, PageFacts } from '../../page.ts';

/** Shown for every address without a page. */
export const notFound: Page = {
  path: '/*?',
  component: () => import('./not-found-page.tsx'),
  title: ({ titles }) => titles.notFound,
  // The page's search form needs the categories.
  load: (_, prefetch) => prefetch(categoriesCall),
};

export const notFoundFacts: PageFacts = {
  file: 'pages/not-found/not-found-page.tsx',
  examples: [{ address: '/no/such/page', status: 404, text: 'Did you forget to add the page to the router?' }],
};
