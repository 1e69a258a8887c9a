import { listCategories } from '../../../contract/categories.endpoints.ts';
import { readSubscription } from '../../../contract/subscribers.endpoints.ts';
import type { Load } from '../../page.ts';

export const loadSubscribe: Load = async ({ prefetch }) => {
  await prefetch(listCategories, {});
};

/** For the pages a mail links to. */
export const loadSubscription: Load = async ({ search, prefetch }) => {
  await prefetch(readSubscription, { token: search.get('token') ?? '' });
};
