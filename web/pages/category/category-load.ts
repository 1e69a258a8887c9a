import { listCategories } from '../../../contract/categories.endpoints.ts';
import { schemesOfCategory } from '../../../contract/schemes.endpoints.ts';
import { langInput } from '../../lang-input.ts';
import type { Load } from '../../page.ts';

export const loadCategory: Load = async ({ params, language, prefetch }) => {
  const category = params.category ?? '';
  await Promise.all([prefetch(listCategories, {}), prefetch(schemesOfCategory, { category, ...langInput(language) })]);
};
