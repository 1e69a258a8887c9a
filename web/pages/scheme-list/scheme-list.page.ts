import { categoriesCall } from '../../components/categories-call.ts';
import type { Page, PageFacts } from '../../page.ts';
import { listCall } from './list-call.ts';
import { readListQuery } from './list-query.ts';

export const schemeList: Page = {
  path: '/schemes',
  component: () => import('./scheme-list-page.tsx'),
  title: ({ titles }) => titles.schemes,
  load: ({ search, language }, prefetch) => Promise.all([prefetch(categoriesCall), prefetch(listCall(readListQuery(search), language))]),
};

export const schemeListFacts: PageFacts = {
  file: 'pages/scheme-list/scheme-list-page.tsx',
  reads: ['q', 'category', 'category_name', 'state', 'level', 'open', 'for', 'exact', 'page'],
  sitemap: 'newest-scheme',
  examples: [
    { address: '/schemes', text: 'All Government Schemes' },
    { address: '/schemes?q=kisan', text: 'Search Results for "kisan"' },
    { address: '/schemes?q=zzzzqq', text: 'No schemes matching "zzzzqq" were found. Try different keywords.' },
    { address: '/schemes?category_name=Taxation&state=Gujarat&page=1', text: 'All Government Schemes' },
  ],
};
