import { BLOGS_PER_PAGE, listBlogs } from '../../../contract/blogs.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';
import { readPage } from './blog-list-query.ts';

export const articlesCall = ({ search, language }: Visit) =>
  call(listBlogs, { page: readPage(search), limit: BLOGS_PER_PAGE, ...langInput(language) });

export const blogList: Page = {
  path: '/blog',
  component: () => import('./blog-list-page.tsx'),
  title: ({ titles }) => titles.blog,
  load: (visit, prefetch) => prefetch(articlesCall(visit)),
};

export const blogListFacts: PageFacts = {
  file: 'pages/blog-list/blog-list-page.tsx',
  reads: ['page'],
  sitemap: 'newest-article',
  examples: [{ address: '/blog', text: '1 Min Read' }],
};
