import { listCategories } from '../../../contract/categories.endpoints.ts';
import type { Load } from '../../page.ts';

export const loadRequest: Load = async ({ prefetch }) => {
  await prefetch(listCategories, {});
};
