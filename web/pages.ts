/** Every page of the public site. The first matching path wins. */
import type { Page, PageFacts } from './page.ts';
import { blogArticle, blogArticleFacts } from './pages/blog-article/blog-article.page.ts';
import { blogList, blogListFacts } from './pages/blog-list/blog-list.page.ts';
import { category, categoryFacts } from './pages/category/category.page.ts';
import { check, checkFacts } from './pages/check/check.page.ts';
import { documentFacts, paper } from './pages/document/document.page.ts';
import { documentsFacts, papers } from './pages/documents/documents.page.ts';
import { feedback, feedbackFacts } from './pages/feedback/feedback.page.ts';
import { home, homeFacts } from './pages/home/home.page.ts';
import { notFound, notFoundFacts } from './pages/not-found/not-found.page.ts';
import { photo, photoFacts } from './pages/photo/photo.page.ts';
import { request, requestFacts } from './pages/request/request.page.ts';
import { requestStatus, requestStatusFacts } from './pages/request-status/request-status.page.ts';
import { saved, savedFacts } from './pages/saved/saved.page.ts';
import { schemeDetail, schemeDetailFacts } from './pages/scheme-detail/scheme-detail.page.ts';
import { schemeList, schemeListFacts } from './pages/scheme-list/scheme-list.page.ts';
import {
  about,
  aboutFacts,
  accessibility,
  accessibilityFacts,
  privacy,
  privacyFacts,
  terms,
  termsFacts,
} from './pages/standing/standing.page.ts';
import {
  subscribe,
  subscribeConfirm,
  subscribeConfirmFacts,
  subscribeFacts,
  subscribeSent,
  subscribeSentFacts,
  unsubscribe,
  unsubscribeFacts,
} from './pages/subscribe/subscribe.page.ts';

export const PAGES = {
  home,
  schemeList,
  schemeDetail,
  category,
  check,
  papers,
  paper,
  blogList,
  blogArticle,
  request,
  requestStatus,
  subscribe,
  subscribeSent,
  subscribeConfirm,
  unsubscribe,
  feedback,
  saved,
  photo,
  about,
  privacy,
  terms,
  accessibility,
  notFound,
} satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** For the server and the tests; not in the browser's build. */
export const FACTS: Record<PageName, PageFacts> = {
  home: homeFacts,
  schemeList: schemeListFacts,
  schemeDetail: schemeDetailFacts,
  category: categoryFacts,
  check: checkFacts,
  papers: documentsFacts,
  paper: documentFacts,
  blogList: blogListFacts,
  blogArticle: blogArticleFacts,
  request: requestFacts,
  requestStatus: requestStatusFacts,
  subscribe: subscribeFacts,
  subscribeSent: subscribeSentFacts,
  subscribeConfirm: subscribeConfirmFacts,
  unsubscribe: unsubscribeFacts,
  feedback: feedbackFacts,
  saved: savedFacts,
  photo: photoFacts,
  about: aboutFacts,
  privacy: privacyFacts,
  terms: termsFacts,
  accessibility: accessibilityFacts,
  notFound: notFoundFacts,
};
