import { listCategories } from '../../../contract/categories.endpoints.ts';
import type { Load } from '../../page.ts';

/** The search form on the page offers the categories. */
export const loadNotFound: Load = ({ prefetch }) => prefetch(listCategories, {});
