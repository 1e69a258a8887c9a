import { listCategories } from '../../contract/categories.endpoints.ts';
import { call } from '../call.ts';

/** What forms offer; the same on every page. */
export const categoriesCall = call(listCategories, {});
