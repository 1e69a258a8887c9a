import { CATEGORIES } from '../../../contract/categories.ts';
import { schemesOfCategory } from '../../../contract/schemes.endpoints.ts';
import { categoriesCall } from '../../components/categories-call.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';
import { readCategoryQuery } from './category-list.ts';
import { categoryNames } from './category-name.ts';

export const categorySchemesCall = ({ params: { category = '' }, search, language }: Visit) => {
  const { state, page } = readCategoryQuery(search);
  return call(schemesOfCategory, { category, page, ...(state && { state }), ...langInput(language) });
};

export const category: Page = {
  path: '/category/:category',
  component: () => import('./category-page.tsx'),
  title: ({ titles, categoryNames: names }, { category = '' }) => titles.category(categoryNames(category, names).title),
  load: (visit, prefetch) => Promise.all([prefetch(categoriesCall), prefetch(categorySchemesCall(visit))]),
};

export const categoryFacts: PageFacts = {
  file: 'pages/category/category-page.tsx',
  reads: ['state', 'page'],
  sitemap: 'each-category',
  isNamed: ({ category }) => CATEGORIES.some(({ slug, name }) => slug === category || name === category),
  examples: [
    { address: '/category/agriculture', text: 'Agriculture Schemes' },
    { address: '/category/foo-Bar', text: 'foo-Bar Schemes' },
  ],
};
