/** Every address of the public site. `load` is small and comes with the first script; the page itself is a chunk of its own. */

import type { PageRoute } from './page.ts';
import { loadBlogArticle } from './pages/blog-article/blog-article-load.ts';
import { loadBlogList } from './pages/blog-list/blog-list-load.ts';
import { loadCategory } from './pages/category/category-load.ts';
import { loadHome } from './pages/home/home-load.ts';
import { loadNotFound } from './pages/not-found/not-found-load.ts';
import { loadRequest } from './pages/request/request-load.ts';
import { loadRequestStatus } from './pages/request-status/request-status-load.ts';
import { loadSchemeDetail } from './pages/scheme-detail/scheme-detail-load.ts';
import { loadSchemeList } from './pages/scheme-list/scheme-list-load.ts';
import { loadSubscribe, loadSubscription } from './pages/subscribe/subscribe-load.ts';

export const ROUTES: PageRoute[] = [
  { path: '/', file: 'pages/home/home-page.tsx', page: () => import('./pages/home/home-page.tsx'), load: loadHome },
  {
    path: '/schemes',
    file: 'pages/scheme-list/scheme-list-page.tsx',
    page: () => import('./pages/scheme-list/scheme-list-page.tsx'),
    load: loadSchemeList,
  },
  {
    path: '/schemes/:id',
    file: 'pages/scheme-detail/scheme-detail-page.tsx',
    page: () => import('./pages/scheme-detail/scheme-detail-page.tsx'),
    load: loadSchemeDetail,
  },
  {
    path: '/category/:category',
    file: 'pages/category/category-page.tsx',
    page: () => import('./pages/category/category-page.tsx'),
    load: loadCategory,
  },
  {
    path: '/blog',
    file: 'pages/blog-list/blog-list-page.tsx',
    page: () => import('./pages/blog-list/blog-list-page.tsx'),
    load: loadBlogList,
  },
  {
    path: '/blog/:slug',
    file: 'pages/blog-article/blog-article-page.tsx',
    page: () => import('./pages/blog-article/blog-article-page.tsx'),
    load: loadBlogArticle,
  },
  {
    path: '/request',
    file: 'pages/request/request-page.tsx',
    page: () => import('./pages/request/request-page.tsx'),
    load: loadRequest,
  },
  {
    path: '/request/status',
    file: 'pages/request-status/request-status-page.tsx',
    page: () => import('./pages/request-status/request-status-page.tsx'),
    load: loadRequestStatus,
    isPrivate: true,
  },
  {
    path: '/subscribe',
    file: 'pages/subscribe/subscribe-page.tsx',
    page: () => import('./pages/subscribe/subscribe-page.tsx'),
    load: loadSubscribe,
  },
  {
    path: '/subscribe/sent',
    file: 'pages/subscribe/subscribe-sent-page.tsx',
    page: () => import('./pages/subscribe/subscribe-sent-page.tsx'),
  },
  {
    path: '/subscribe/confirm',
    file: 'pages/subscribe/subscribe-confirm-page.tsx',
    page: () => import('./pages/subscribe/subscribe-confirm-page.tsx'),
    load: loadSubscription,
    isPrivate: true,
  },
  {
    path: '/unsubscribe',
    file: 'pages/subscribe/unsubscribe-page.tsx',
    page: () => import('./pages/subscribe/unsubscribe-page.tsx'),
    load: loadSubscription,
    isPrivate: true,
  },
  { path: '/feedback', file: 'pages/feedback/feedback-page.tsx', page: () => import('./pages/feedback/feedback-page.tsx') },
  { path: '/privacy', file: 'pages/standing/privacy-page.tsx', page: () => import('./pages/standing/privacy-page.tsx') },
  { path: '/terms', file: 'pages/standing/terms-page.tsx', page: () => import('./pages/standing/terms-page.tsx') },
  {
    path: '/accessibility',
    file: 'pages/standing/accessibility-page.tsx',
    page: () => import('./pages/standing/accessibility-page.tsx'),
  },
];

/** Shown for every address that is none of the above. */
export const NOT_FOUND: PageRoute = {
  path: '/*?',
  file: 'pages/not-found/not-found-page.tsx',
  page: () => import('./pages/not-found/not-found-page.tsx'),
  load: loadNotFound,
};
