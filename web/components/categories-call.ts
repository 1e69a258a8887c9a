import { listCategories } from '../../contract/categories.endpoints.ts';
import { call } from '../data/call.ts';

/** The same on every page. */
export const categoriesCall = call(listCategories, {});
