import { type Blog, readBlog, relatedBlogs } from '../../../contract/blogs.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

export const articleCall = ({ params: { slug = '' }, language }: Visit) => call(readBlog, { seo_slug: slug, ...langInput(language) });
export const relatedCall = ({ seo_category, id }: Blog, { language }: Pick<Visit, 'language'>) =>
  call(relatedBlogs, { seo_category, id, ...langInput(language) });

export const blogArticle: Page = {
  path: '/blog/:slug',
  component: () => import('./blog-article-page.tsx'),
  load: async (visit, prefetch) => {
    const blog = await prefetch(articleCall(visit));
    if (blog) await prefetch(relatedCall(blog, visit));
  },
};

export const blogArticleFacts: PageFacts = {
  file: 'pages/blog-article/blog-article-page.tsx',
  sitemap: 'each-article',
  isPreviewed: true,
  examples: [
    { address: '/blog/what-is-dbt', text: 'Scheme Request' },
    { address: '/blog/no-such', status: 404, text: 'Article Not Found' },
  ],
};
