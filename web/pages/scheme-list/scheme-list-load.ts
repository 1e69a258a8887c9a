import { listCategories } from '../../../contract/categories.endpoints.ts';
import type { Load } from '../../page.ts';
import { listCall } from './list-call.ts';
import { readListQuery } from './list-query.ts';

export const loadSchemeList: Load = async ({ search, language, prefetch }) => {
  const call = listCall(readListQuery(search), language);
  await Promise.all([prefetch(listCategories, {}), call && prefetch(call.endpoint, call.input)]);
};
